import type { Dealt } from '@samedeal/race'
import {
  isWon,
  isRefusal,
  klondike,
  LEVELS,
  type KlondikeOptions,
  type Move,
} from '@samedeal/rules'
import { describe, expect, test } from 'vitest'
import { PracticeDealer } from './practice-dealer.ts'

/** A dealer whose seeds count up and whose clock goes on by so many milliseconds each time it is read. */
function dealerWith(step: number): PracticeDealer {
  let seeds = 0
  let time = 0
  return new PracticeDealer({
    seed: () => (++seeds).toString(16).padStart(32, '0'),
    now: () => (time += step),
    pause: () => Promise.resolve(),
  })
}

function lineOf({ proof }: Dealt): readonly Move[] {
  return proof?.line ?? []
}

const USUAL: KlondikeOptions = { draw: 1, passes: 'unlimited', foundationReturn: true }

describe('the practice dealer', () => {
  test('deals each level as asked, never a deck twice, each proven by a line that the rules accept', async () => {
    const dealer = dealerWith(0)
    const decks = new Set<string>()
    for (const level of LEVELS) {
      const deal = await dealer.deal(USUAL, level)
      expect(deal.level).toBe(level)
      decks.add(deal.deck.join(' '))
      let position = klondike.deal(deal.deck, USUAL)
      for (const move of lineOf(deal)) {
        const next = klondike.play(position, move, USUAL)
        if (isRefusal(next)) throw new Error(next.refused)
        position = next
      }
      expect(isWon(klondike, position)).toBe(true)
    }
    expect(decks.size).toBe(LEVELS.length)
  })

  test('gives the nearest level where the one asked for is too rare', async () => {
    const once: KlondikeOptions = { ...USUAL, passes: 1 }
    const deal = await dealerWith(40).deal(once, 'easy')
    expect(LEVELS).toContain(deal.level)
    expect(lineOf(deal).filter(({ to }) => to === 'stock')).toEqual([])
  })

  test('a spare deal is never dealt under other options than it was proven for', async () => {
    const dealer = dealerWith(0)
    await dealer.deal(USUAL, 'master')
    const strict: KlondikeOptions = { draw: 3, passes: 1, foundationReturn: false }
    const deal = await dealer.deal(strict, 'expert')
    let position = klondike.deal(deal.deck, strict)
    for (const move of lineOf(deal)) {
      const next = klondike.play(position, move, strict)
      if (isRefusal(next)) throw new Error(next.refused)
      position = next
    }
    expect(isWon(klondike, position)).toBe(true)
  })
})
