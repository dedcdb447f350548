import { isRefusal, klondike, LEVELS, type KlondikeOptions } from '@samedeal/rules'
import { afterAll, describe, expect, test } from 'vitest'
import { CertifiedDealer } from './certified-dealer.ts'
import { freshSeed, type Deal, type DealOrder } from './dealer.ts'

const faults: unknown[] = []
const config = {
  seeds: freshSeed,
  now: () => performance.now(),
  report: (error: unknown) => faults.push(error),
}
const dealer = new CertifiedDealer(config)
const hasty = new CertifiedDealer({ ...config, patience: 0 })

afterAll(() => Promise.all([dealer.close(), hasty.close()]))

const SETTINGS: readonly KlondikeOptions[] = ([1, 3] as const).flatMap((draw) =>
  (['unlimited', 3, 1] as const).flatMap((passes) =>
    [true, false].map((foundationReturn) => ({ draw, passes, foundationReturn })),
  ),
)

/** Deals of each setting, four settings for each number of passes: 1,000 in all, few where winnable ones are rare. */
const DEALS: Readonly<Record<string, number>> = { unlimited: 175, 3: 60, 1: 15 }

function order(options: KlondikeOptions, changes: Partial<DealOrder> = {}): DealOrder {
  return {
    game: klondike,
    options,
    level: 'normal',
    kind: 'winnable',
    ...changes,
  }
}

/** The cards home after playing a deal's proof by the rules. */
function homeAfterProof({ deck, proof }: Deal, options: KlondikeOptions): number {
  let position = klondike.deal(deck, options)
  for (const move of proof?.line ?? []) {
    const next = klondike.play(position, move, options)
    if (isRefusal(next)) throw new Error(next.refused)
    position = next
  }
  return klondike.progress(position).home
}

describe('the dealer', () => {
  test('proves a thousand fresh deals across all options, each by a line that the rules accept', async () => {
    const decks = new Set<string>()
    for (const options of SETTINGS) {
      const deals = await Promise.all(
        Array.from({ length: DEALS[options.passes] ?? 0 }, (_, index) =>
          hasty.deal(order(options, { level: LEVELS[index % LEVELS.length] ?? 'normal' })),
        ),
      )
      for (const deal of deals) {
        expect(homeAfterProof(deal, options)).toBe(52)
        decks.add(deal.deck.join())
      }
    }
    expect(decks.size).toBe(1_000)
    expect(faults).toEqual([])
  }, 120_000)

  test.each(LEVELS)('serves the usual setting at level %s exactly', async (level) => {
    const deal = await dealer.deal(
      order({ draw: 1, passes: 'unlimited', foundationReturn: true }, { level }),
    )
    expect(deal.proof?.level).toBe(level)
    expect(deal.proof?.par).toBeLessThanOrEqual(deal.proof?.line.length ?? 0)
  })

  test('deals any shuffle without a proof', async () => {
    const options: KlondikeOptions = { draw: 3, passes: 1, foundationReturn: false }
    const deal = await dealer.deal(order(options, { kind: 'any' }))
    expect(deal.proof).toBeUndefined()
    expect(new Set(deal.deck).size).toBe(52)
  })
})
