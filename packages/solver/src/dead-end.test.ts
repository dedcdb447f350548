import { klondike, STANDARD_DECK, view, type Position } from '@samedeal/rules'
import { expect, test } from 'vitest'
import { deadEnd } from './dead-end.ts'
import { randomNumbers } from './random-numbers.ts'
import { movesInSight } from './test/movable-cards.ts'
import { playedPosition } from './test/played-position.ts'
import { SETTINGS } from './test/settings.ts'

const WANTED = 200

test('200 exhaustively proven dead ends are told from 200 positions with a single move left', () => {
  const random = randomNumbers(31)
  const found = { deadEnds: 0, nearMisses: 0 }
  for (let game = 0; found.deadEnds < WANTED || found.nearMisses < WANTED; game++) {
    expect(game, JSON.stringify(found)).toBeLessThan(30_000)
    const options = SETTINGS[game % SETTINGS.length] as (typeof SETTINGS)[number]
    const seen = view(playedPosition(options, 40 + Math.floor(random() * 260), random))
    if (klondike.moves(seen, options).length > 2) continue
    const left = movesInSight(seen, options).size
    if (left === 0 && found.deadEnds < WANTED) {
      found.deadEnds++
      expect(deadEnd(seen, options)).toBe(true)
    }
    if (left === 1 && found.nearMisses < WANTED) {
      found.nearMisses++
      expect(deadEnd(seen, options)).toBe(false)
    }
  }
  expect(found).toEqual({ deadEnds: WANTED, nearMisses: WANTED })
})

test('the answer is the same whatever lies face down', () => {
  const options = { draw: 1, passes: 'unlimited', foundationReturn: false } as const
  const deck = STANDARD_DECK.toReversed()
  const deal = klondike.deal(deck, options)
  const swapped: Position = {
    ...deal,
    piles: deal.piles.map((pile) => ({
      ...pile,
      cards: [
        ...pile.cards.slice(0, pile.faceDown).toReversed(),
        ...pile.cards.slice(pile.faceDown),
      ],
    })),
  }
  expect(deadEnd(view(deal), options)).toBe(deadEnd(view(swapped), options))
})
