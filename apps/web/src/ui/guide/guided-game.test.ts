import { GAMES, HIDDEN, isWon, usualOptions } from '@samedeal/rules'
import { beforeAll, describe, expect, test } from 'vitest'
import { wordsOf } from '../words/games/game-words.ts'
import { LANGUAGES } from '../words/languages.ts'
import { WON, type GuidePlan } from './guide-plan.ts'
import { suggestion } from './guide-steps.ts'
import { GuidedGame } from './guided-game.ts'

/** Does what each step asks for, as a player who does as they are told. */
function obey(guided: GuidedGame, { steps }: GuidePlan): void {
  guided.hint()
  const asked = guided.hinted.value?.move
  const does = steps.find(({ name }) => name === guided.step.value)?.ask.does
  if (does === 'undo') guided.undo()
  else if (does === 'read') guided.next()
  else if (asked === undefined) guided.send()
  else expect(guided.attempt(asked)).toBeUndefined()
}

test('every game on offer has words, and so a guided game', () => {
  expect([...GAMES.keys()].filter((id) => wordsOf(id) === undefined)).toEqual([])
})

describe.each([...GAMES.values()])('the guided game of $id', (game) => {
  let plan: GuidePlan
  let names: readonly string[]

  beforeAll(async () => {
    plan = await wordsOf(game.id)!.guide()
    names = plan.steps.map(({ name }) => name)
  })

  test('is of that game, with its usual options and its cards', () => {
    const options = usualOptions(game)
    expect(plan.game.id).toBe(game.id)
    expect(plan.options).toEqual(options)
    expect(new Set(plan.deck)).toEqual(new Set(game.deck(options)))
    expect(plan.deck).toHaveLength(game.deck(options).length)
    expect(new Set([...names, WON]).size).toBe(names.length + 1)
  })

  test('ends with the win, which alone cannot be passed over', () => {
    expect(plan.steps.map(({ ask }) => ask.does === 'win')).toEqual(
      names.map((_, place) => place === names.length - 1),
    )
  })

  test('leads who does what each step asks for through all of them to the win', () => {
    const guided = new GuidedGame(plan)
    const steps = [guided.step.value]
    for (let deeds = 0; deeds < 12 && !guided.isWon; deeds++) {
      obey(guided, plan)
      if (guided.step.value !== steps.at(-1)) steps.push(guided.step.value)
    }
    expect(steps).toEqual([...names, WON])
    const { position, done, total } = guided.board.value!
    expect(done).toBe(total)
    expect(isWon(game, position)).toBe(true)
  })

  test('leads who passes every step over to the last, and shows no hidden card', () => {
    const guided = new GuidedGame(plan)
    for (const step of names) {
      expect(guided.step.value).toBe(step)
      for (const { cards, faceDown } of guided.board.value!.position.piles) {
        expect(cards.slice(0, faceDown).every((card) => card === HIDDEN)).toBe(true)
      }
      guided.next()
    }
    expect(guided.step.value).toBe(names.at(-1))
  })

  test('shows a move at every step that asks for one, also when the step before was passed over', () => {
    const guided = new GuidedGame(plan)
    for (const { ask } of plan.steps) {
      guided.hint()
      if (ask.does === 'move') expect(guided.hinted.value?.move).toBeDefined()
      else if (ask.does !== 'win') expect(guided.hinted.value?.move).toBeUndefined()
      guided.next()
    }
  })

  test('takes something else than a step asks for, by the rules, and stays at the step', () => {
    const guided = new GuidedGame(plan)
    const [step] = names
    const { ask } = plan.steps[0]!
    const { position } = guided.board.value!
    const other = game
      .moves(position, plan.options)
      .find((move) => ask.does === 'move' && !ask.fits(move, position))!
    expect(guided.attempt(other)).toBeUndefined()
    expect(guided.step.value).toBe(step)
    expect(guided.board.value!.canUndo).toBe(true)
    // What is shown now is what the step asks for where the cards lie now.
    const shown = suggestion(plan, step!, guided.board.value!.position)
    expect(guided.hinted.value).toEqual({ move: shown })
  })

  test('refuses a move with the reason, and changes nothing', () => {
    const guided = new GuidedGame(plan)
    const before = guided.board.value
    const [pile] = game.table(plan.options)
    expect(guided.attempt({ from: pile!.id, to: pile!.id, count: 1 })).toBe('same-pile')
    expect(guided.board.value).toBe(before)
  })

  test.each(LANGUAGES)('has a sentence for every step, and no other: %s', async (language) => {
    const { guide } = await wordsOf(game.id)!.pages(language)
    const said = Object.keys(guide).filter((key) => key.startsWith('guide.'))
    const steps = said.map((key) => key.replace('guide.', '').replace('.four', ''))
    expect(new Set(steps)).toEqual(new Set(['keys', ...names]))
  })
})
