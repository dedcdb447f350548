import type { Dealt } from '@samedeal/race'
import {
  freecell,
  isWon,
  isRefusal,
  klondike,
  LEVELS,
  numberedDeck,
  type Game,
  type KlondikeOptions,
  type Level,
  type Move,
} from '@samedeal/rules'
import { offerToy } from '@samedeal/rules/offer-toy'
import { describe, expect, test } from 'vitest'
import { skillsOf } from './game-skills.ts'
import { PracticeDealer, type PracticeOrder } from './practice-dealer.ts'

/** A dealer whose seeds count up and whose clock goes on by so many milliseconds each time it is read. */
function dealerWith(step: number): PracticeDealer {
  let seeds = 0
  let time = 0
  return new PracticeDealer({
    seed: () => (++seeds).toString(16).padStart(32, '0'),
    now: () => (time += step),
    pause: () => Promise.resolve(),
    skills: skillsOf,
  })
}

function lineOf({ proof }: Dealt): readonly Move[] {
  return proof?.line ?? []
}

const USUAL: KlondikeOptions = { draw: 1, passes: 'unlimited', foundationReturn: true }

function order(options: KlondikeOptions, level: Level, changes: Partial<PracticeOrder> = {}) {
  const game = klondike as unknown as Game
  return { game, options: { ...options }, level, kind: 'winnable' as const, ...changes }
}

describe('the practice dealer', () => {
  test('deals each level as asked, never a deck twice, each proven by a line that the rules accept', async () => {
    const dealer = dealerWith(0)
    const decks = new Set<string>()
    for (const level of LEVELS) {
      const deal = await dealer.deal(order(USUAL, level))
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
    const deal = await dealerWith(40).deal(order(once, 'easy'))
    expect(LEVELS).toContain(deal.level)
    expect(lineOf(deal).filter(({ to }) => to === 'stock')).toEqual([])
  })

  test('a spare deal is never dealt under other options than it was proven for', async () => {
    const dealer = dealerWith(0)
    await dealer.deal(order(USUAL, 'master'))
    const strict: KlondikeOptions = { draw: 3, passes: 1, foundationReturn: false }
    const deal = await dealer.deal(order(strict, 'expert'))
    let position = klondike.deal(deal.deck, strict)
    for (const move of lineOf(deal)) {
      const next = klondike.play(position, move, strict)
      if (isRefusal(next)) throw new Error(next.refused)
      position = next
    }
    expect(isWon(klondike, position)).toBe(true)
  })

  test('deals any shuffle without a proof where the house rules let it', async () => {
    const deal = await dealerWith(0).deal(order(USUAL, 'normal', { kind: 'any' }))
    expect(new Set(deal.deck).size).toBe(52)
    expect(deal.proof).toBeUndefined()
  })

  test('deals FreeCell, and the deal of a number, which is proven unless nobody can win it', async () => {
    const game = freecell as unknown as Game
    const dealer = dealerWith(0)
    const cells = { game, options: { cells: 4 } }
    const fresh = await dealer.deal(order(USUAL, 'normal', cells))
    expect(fresh.level).toBe('normal')
    const first = await dealer.deal(order(USUAL, 'normal', { ...cells, number: 1 }))
    expect(first.deck).toEqual(numberedDeck(1))
    expect(first.proof?.par).toBeGreaterThan(0)
    const lost = await dealer.deal(order(USUAL, 'normal', { ...cells, number: 11_982 }))
    expect(lost.proof).toBeUndefined()
  })

  test('deals any shuffle of its own deck in a game without skills', async () => {
    const game = offerToy()
    const options = { suits: 1 }
    const deal = await dealerWith(0).deal(order(USUAL, 'normal', { game, options }))
    expect(deal.deck.toSorted((a, b) => a - b)).toEqual(
      game.deck(options).toSorted((a, b) => a - b),
    )
    expect(deal.deck).not.toEqual(game.deck(options))
    expect(deal.proof).toBeUndefined()
  })

  test('a game without numbers has no deal of a number', async () => {
    const dealt = dealerWith(0).deal(order(USUAL, 'normal', { number: 1 }))
    await expect(dealt).rejects.toThrow('no numbered deals')
  })
})
