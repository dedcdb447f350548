import { klondike, replay, STANDARD_DECK } from '@samedeal/rules'
import { shuffle } from '@samedeal/rules/shuffle'
import { expect, test } from 'vitest'
import { KNOWN_DEALS } from './cases/deals.ts'
import { certify } from './certify.ts'
import { LEVELS } from './levels.ts'
import { randomNumbers } from './random-numbers.ts'
import { SETTINGS } from './test/settings.ts'

/** Deals certified under each setting; with one pass few deals can be won at all. */
const DEALS: Readonly<Record<string, number>> = { unlimited: 190, 3: 50, 1: 10 }

test('the proofs of 1,000 fresh deals, under all options, replay to a win', () => {
  const random = randomNumbers(20)
  let replayed = 0
  for (const options of SETTINGS) {
    const wanted = DEALS[options.passes] as number
    for (let certified = 0; certified < wanted;) {
      const deck = shuffle(STANDARD_DECK, random)
      const deal = certify({ deck, options, playout: () => false, seed: 1 })
      if (deal === undefined) continue
      certified++
      const { position, fault } = replay({ game: klondikeOf(), options, deck, moves: deal.line })
      expect(fault).toBeUndefined()
      expect(klondike.progress(position).isWon).toBe(true)
      expect(deal.par).toBe(deal.line.length)
      replayed++
    }
  }
  expect(replayed).toBe(1000)
})

function klondikeOf(): Parameters<typeof replay>[0]['game'] {
  return klondike as unknown as Parameters<typeof replay>[0]['game']
}

test('the same candidate always has the same proof, level and par', () => {
  const deck = shuffle(STANDARD_DECK, randomNumbers(4))
  const options = { draw: 1, passes: 'unlimited', foundationReturn: true } as const
  const ask = () => certify({ deck, options, playout: (_, __, random) => random() < 0.4, seed: 9 })
  expect(ask()).toEqual(ask())
  expect(LEVELS).toContain(ask()?.level)
})

test('a deal that every playout wins is easy, and one that none wins is expert or master', () => {
  const deck = shuffle(STANDARD_DECK, randomNumbers(4))
  for (const draw of [1, 3] as const) {
    const options = { draw, passes: 'unlimited', foundationReturn: true } as const
    const levelWhen = (wins: boolean) =>
      certify({ deck, options, playout: () => wins, seed: 9 })?.level
    expect(levelWhen(true)).toBe('easy')
    expect(['expert', 'master']).toContain(levelWhen(false))
  }
})

test('a deal that cannot be won is not certified', () => {
  const options = { draw: 1, passes: 'unlimited', foundationReturn: true } as const
  const deck = KNOWN_DEALS.find(({ id }) => id === 80)?.deck ?? []
  expect(certify({ deck, options, playout: () => true, seed: 1 })).toBeUndefined()
})
