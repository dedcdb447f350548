import { freecell, isRefusal, isWon, type FreecellOptions, type Position } from '@samedeal/rules'
import { longestMove } from '@samedeal/rules/freecell-run'
import { solveFreecell } from '@samedeal/solver/freecell'
import { afterAll, describe, expect, test } from 'vitest'
import { GuidedGame } from '../../../guide/guided-game.ts'
import { cardWords } from '../../card-words.ts'
import { LANGUAGES, type Language } from '../../languages.ts'
import { speak } from '../../spoken.ts'
import { wordsOf } from '../game-words.ts'
import { GUIDE_ENDING, GUIDE_OPTIONS } from './freecell-guide-deal.ts'
import { FREECELL_PLAN } from './freecell-guide.ts'

const options = GUIDE_OPTIONS as FreecellOptions

/** Plays the moves that are asked for, up to the step of that name. */
function playedTo(step: string): GuidedGame {
  const guided = new GuidedGame(FREECELL_PLAN)
  while (guided.step.value !== step) {
    guided.hint()
    const move = guided.hinted.value?.move
    if (move === undefined) guided.next()
    else expect(guided.attempt(move)).toBeUndefined()
  }
  return guided
}

function positionOf(guided: GuidedGame): Position {
  return guided.board.value!.position
}

test('after the moves that are asked for, the deal can be won, and the ending lies on a winning line', () => {
  let position = positionOf(playedTo('later'))
  const found = solveFreecell({ position, options, budget: { states: 20_000 } })
  if (found.verdict !== 'win') throw new Error(found.verdict)
  const reached = found.moves.map((move) => {
    const next = freecell.play(position, move, options)
    if (isRefusal(next)) throw new Error(next.refused)
    position = next
    return position
  })
  expect(isWon(freecell, position)).toBe(true)
  expect(reached).toContainEqual(GUIDE_ENDING)
})

test.each(['cell', 'run', 'home', 'send'])(
  'who passes over what comes before the step “%s” stands where the others do',
  (step) => {
    const passed = new GuidedGame(FREECELL_PLAN)
    while (passed.step.value !== step) passed.next()
    expect(positionOf(passed)).toEqual(positionOf(playedTo(step)))
  },
)

test('a card goes into a cell because nothing else can be done with it, and the run needs that', () => {
  const position = positionOf(playedTo('cell'))
  const moves = freecell.moves(position, options)
  const [source] = moves
    .filter(({ to }) => to === 'cell-1')
    .filter(({ from }) => from === 'tableau-6')
  const others = moves.filter(({ from, to }) => from === source?.from && !to.startsWith('cell'))
  expect(others).toEqual([])
  const run = { from: 'tableau-1', to: 'tableau-6', count: 2 }
  expect(isRefusal(freecell.play(position, run, options))).toBe(true)
})

test('any cell will do', () => {
  const guided = playedTo('cell')
  expect(guided.attempt({ from: 'tableau-6', to: 'cell-3', count: 1 })).toBeUndefined()
  expect(guided.step.value).toBe('run')
})

test('as many cards may go at once as the words say: four, and then eight', () => {
  const NINE_OF_HEARTS = 4 + 5
  expect(longestMove(positionOf(playedTo('run')), NINE_OF_HEARTS)).toBe(4)
  const FIRST_EMPTY = GUIDE_ENDING.piles.findIndex(
    ({ cards }, place) => place >= 4 && cards.length === 0,
  )
  expect(longestMove(GUIDE_ENDING, FIRST_EMPTY)).toBe(8)
})

test('nothing can be sent home before the eight cards go, and everything after', () => {
  const guided = playedTo('empty')
  expect(guided.board.value!.canSend).toBe(false)
  guided.hint()
  expect(guided.hinted.value!.move).toMatchObject({ count: 8 })
  expect(guided.attempt(guided.hinted.value!.move!)).toBeUndefined()
  guided.send()
  expect(guided.isWon).toBe(true)
})

describe.each(LANGUAGES)('in %s', (language: Language) => {
  afterAll(() => speak('en'))

  test('each step names the card that it asks for', async () => {
    await speak(language)
    const { guide } = await wordsOf('freecell')!.pages(language)
    for (const { name, ask } of FREECELL_PLAN.steps) {
      if (ask.does !== 'move') continue
      const guided = playedTo(name)
      guided.hint()
      const { from, count } = guided.hinted.value!.move!
      const number = freecell.table(options).findIndex(({ id }) => id === from)
      const card = positionOf(guided).piles[number]!.cards.at(-count)!
      const said = [`guide.${name}`, `guide.${name}.four`].flatMap((key) => guide[key] ?? [])
      expect(said).not.toEqual([])
      for (const words of said) expect(words, name).toContain(cardWords(card))
    }
  })
})
