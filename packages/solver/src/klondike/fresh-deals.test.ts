import { isWon, klondike, replay, STANDARD_DECK } from '@samedeal/rules'
import { shuffle } from '@samedeal/rules/shuffle'
import { describe, expect, test } from 'vitest'
import { KNOWN_DEALS } from './cases/deals.ts'
import { certify } from './certify.ts'
import { LEVELS } from '@samedeal/rules'
import { randomNumbers } from '../random-numbers.ts'
import { SETTINGS, settingText } from './test/settings.ts'

/** Deals certified under each of the twelve settings; with one pass few deals can be won at all. */
const DEALS = { unlimited: 215, 3: 30, 1: 5 } as const
const ALL_DEALS = 4 * (DEALS.unlimited + DEALS[3] + DEALS[1])

describe(`the proofs of ${ALL_DEALS} fresh deals replay to a win`, () => {
  test.each(SETTINGS.map((options) => [settingText(options), options] as const))(
    '%s',
    (_, options) => {
      const random = randomNumbers(20)
      const wanted = DEALS[options.passes as keyof typeof DEALS]
      for (let certified = 0; certified < wanted;) {
        const deck = shuffle(STANDARD_DECK, random)
        const budget = { states: 2000 }
        const deal = certify({ deck, options, playout: () => false, seed: 1, budget })
        if (deal === undefined) continue
        certified++
        const { position, fault } = replay({ game: klondike, options, deck, moves: deal.line })
        expect(fault).toBeUndefined()
        expect(isWon(klondike, position)).toBe(true)
        expect(deal.par).toBe(deal.line.length)
      }
    },
  )

  test('there are at least 1,000 of them', () => expect(ALL_DEALS).toBeGreaterThanOrEqual(1000))
})

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
