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

const USUAL: KlondikeOptions = { draw: 1, passes: 'unlimited', foundationReturn: true }

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
  return klondike.progress(position).done
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

  test('serves six settings at once, each at its own level', async () => {
    const unlimited = SETTINGS.filter(({ passes }) => passes === 'unlimited')
    const wanted = unlimited.flatMap((options) =>
      (['easy', 'expert'] as const).map((level) => ({ options, level })),
    )
    const deals = await Promise.all(
      wanted.map(({ options, level }) => dealer.deal(order(options, { level }))),
    )
    expect(deals.map(({ proof }) => proof?.level)).toEqual(wanted.map(({ level }) => level))
  })

  test('says so when its thread cannot work, instead of waiting for ever', async () => {
    const broken = new CertifiedDealer({
      ...config,
      report: () => undefined,
      worker: new URL('data:text/javascript,throw new Error("broken")'),
    })
    await expect(broken.deal(order(USUAL))).rejects.toThrow('worker thread failed')
    await broken.close()
  })

  test('rejects what is still ordered when it closes, and what is ordered afterwards', async () => {
    const closing = new CertifiedDealer(config)
    const ordered = closing.deal(order(USUAL, { level: 'master' }))
    const settled = expect(ordered).rejects.toThrow('closed')
    await closing.close()
    await settled
    await expect(closing.deal(order(USUAL))).rejects.toThrow('closed')
  })

  test('deals any shuffle without a proof', async () => {
    const options: KlondikeOptions = { draw: 3, passes: 1, foundationReturn: false }
    const deal = await dealer.deal(order(options, { kind: 'any' }))
    expect(deal.proof).toBeUndefined()
    expect(new Set(deal.deck).size).toBe(52)
  })
})
