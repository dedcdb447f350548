import { noisyGreedyWins } from '@samedeal/bots/klondike'
import {
  isWon,
  isRefusal,
  klondike,
  type Game,
  type KlondikeOptions,
  type Move,
} from '@samedeal/rules'
import { certify } from '@samedeal/solver/klondike'
import { expect, test } from 'vitest'
import { GUIDE_DECK, GUIDE_ENDING, GUIDE_OPTIONS } from './guided-deal.ts'
import { GuidedGame } from './guided-game.ts'
import { deedOf, STEPS, suggestion } from './guide-steps.ts'

const game: Game = klondike
const SEED = 62

test('the deal can be won, and the ending lies on a winning line of it', () => {
  const options = GUIDE_OPTIONS as KlondikeOptions
  const deck = GUIDE_DECK
  const deal = certify({ deck, options, playout: noisyGreedyWins, seed: SEED })
  let position = game.deal(deck, options)
  const reached = (deal?.line ?? []).map((move) => {
    const next = game.play(position, move, options)
    if (isRefusal(next)) throw new Error(next.refused)
    position = next
    return position
  })
  expect(isWon(game, position)).toBe(true)
  expect(reached).toContainEqual(GUIDE_ENDING)
})

/** Does what each step asks for, as a player who does as they are told. */
function obey(guided: GuidedGame): void {
  guided.hint()
  const asked = guided.hinted.value?.move
  const step = guided.step.value
  if (step === 'undo') guided.undo()
  else if (step === 'send') guided.send()
  else if (step === 'later') guided.next()
  else if (asked !== undefined) expect(guided.attempt(asked)).toBeUndefined()
  else guided.send()
}

test('who does what each step asks for comes through all of them and wins', () => {
  const guided = new GuidedGame()
  const steps = [guided.step.value]
  for (let deeds = 0; deeds < 12 && guided.step.value !== 'won'; deeds++) {
    obey(guided)
    if (guided.step.value !== steps.at(-1)) steps.push(guided.step.value)
  }
  expect(steps).toEqual([...STEPS])
  expect(guided.board.value?.done).toBe(52)
})

test('the first column move that is shown turns a card up', () => {
  const guided = new GuidedGame()
  obey(guided)
  expect(guided.step.value).toBe('column')
  const before = guided.board.value!.position.piles
  obey(guided)
  const hidden = (piles: typeof before) =>
    piles.slice(6).reduce((sum, one) => sum + one.faceDown, 0)
  expect(hidden(guided.board.value!.position.piles)).toBe(hidden(before) - 1)
})

test('something else than a step asks for is allowed by the rules, and the step stays', () => {
  const guided = new GuidedGame()
  const other = game
    .moves(guided.board.value!.position, GUIDE_OPTIONS)
    .find((move) => deedOf(move) !== 'draw')!
  expect(guided.attempt(other)).toBeUndefined()
  expect(guided.step.value).toBe('draw')
  expect(guided.hinted.value?.move).toMatchObject({ from: 'stock' })
})

test('a refused move says why and changes nothing', () => {
  const guided = new GuidedGame()
  const before = guided.board.value
  expect(guided.attempt({ from: 'tableau-1', to: 'tableau-2', count: 1 })).toBeTypeOf('string')
  expect(guided.board.value).toBe(before)
})

test('every step but the win can be passed over, and a hidden card is never shown', () => {
  const guided = new GuidedGame()
  for (const step of STEPS.slice(0, -1)) {
    expect(guided.step.value).toBe(step)
    for (const { cards, faceDown } of guided.board.value!.position.piles) {
      expect(cards.slice(0, faceDown).every((card) => card === -1)).toBe(true)
    }
    guided.next()
  }
  expect(guided.step.value).toBe('last')
})

test('a step that has nothing left to show shows nothing', () => {
  expect(suggestion('undo', GUIDE_ENDING)).toBeUndefined()
  expect(
    suggestion('column', {
      ...GUIDE_ENDING,
      piles: GUIDE_ENDING.piles.map((pile, place) =>
        place < 6 ? pile : { cards: [], faceDown: 0 },
      ),
    }),
  ).toBeUndefined()
})

test('the faces of a stock that was turned over are remembered, as in a race: a dead end needs them', () => {
  const guided = new GuidedGame()
  const draw: Move = { from: 'stock', to: 'waste', count: 1 }
  for (let left = 24; left > 0; left--) expect(guided.attempt(draw)).toBeUndefined()
  const [, waste] = guided.board.value!.position.piles
  expect(guided.attempt({ from: 'waste', to: 'stock', count: 24 })).toBeUndefined()
  const [stock] = guided.board.value!.position.piles
  expect(stock).toEqual({ cards: waste!.cards.toReversed(), faceDown: 24 })
})
