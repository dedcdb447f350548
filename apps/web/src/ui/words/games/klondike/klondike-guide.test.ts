import { noisyGreedyWins } from '@samedeal/bots/klondike'
import { isRefusal, isWon, klondike, type KlondikeOptions, type Move } from '@samedeal/rules'
import { certify } from '@samedeal/solver/klondike'
import { expect, test } from 'vitest'
import { suggestion } from '../../../guide/guide-steps.ts'
import { GuidedGame } from '../../../guide/guided-game.ts'
import { GUIDE_DECK, GUIDE_ENDING, GUIDE_OPTIONS } from './klondike-guide-deal.ts'
import { KLONDIKE_PLAN } from './klondike-guide.ts'

const SEED = 62

test('the deal can be won, and the ending lies on a winning line of it', () => {
  const options = GUIDE_OPTIONS as KlondikeOptions
  const deck = GUIDE_DECK
  const deal = certify({ deck, options, playout: noisyGreedyWins, seed: SEED })
  let position = klondike.deal(deck, options)
  const reached = (deal?.line ?? []).map((move) => {
    const next = klondike.play(position, move, options)
    if (isRefusal(next)) throw new Error(next.refused)
    position = next
    return position
  })
  expect(isWon(klondike, position)).toBe(true)
  expect(reached).toContainEqual(GUIDE_ENDING)
})

test('the first column move that is shown turns a card up', () => {
  const guided = new GuidedGame(KLONDIKE_PLAN)
  const obey = () => {
    guided.hint()
    expect(guided.attempt(guided.hinted.value!.move!)).toBeUndefined()
  }
  obey()
  expect(guided.step.value).toBe('column')
  const before = guided.board.value!.position.piles
  obey()
  const hidden = (piles: typeof before) =>
    piles.slice(6).reduce((sum, one) => sum + one.faceDown, 0)
  expect(hidden(guided.board.value!.position.piles)).toBe(hidden(before) - 1)
})

test('a step that has nothing left to show shows nothing', () => {
  expect(suggestion(KLONDIKE_PLAN, 'undo', GUIDE_ENDING)).toBeUndefined()
  const piles = GUIDE_ENDING.piles.map((pile, place) =>
    place < 6 ? pile : { cards: [], faceDown: 0 },
  )
  expect(suggestion(KLONDIKE_PLAN, 'column', { ...GUIDE_ENDING, piles })).toBeUndefined()
})

test('the faces of a stock that was turned over are remembered, as in a race: a dead end needs them', () => {
  const guided = new GuidedGame(KLONDIKE_PLAN)
  const draw: Move = { from: 'stock', to: 'waste', count: 1 }
  for (let left = 24; left > 0; left--) expect(guided.attempt(draw)).toBeUndefined()
  const [, waste] = guided.board.value!.position.piles
  expect(guided.attempt({ from: 'waste', to: 'stock', count: 24 })).toBeUndefined()
  const [stock] = guided.board.value!.position.piles
  expect(stock).toEqual({ cards: waste!.cards.toReversed(), faceDown: 24 })
})
