import { deckText, klondike, readRecord, replay, type KlondikeOptions } from '@samedeal/rules'
import { shuffledDeck } from '@samedeal/rules/shuffle'
import { LEVELS } from '@samedeal/solver'
import { afterEach, expect, test } from 'vitest'
import { CertifiedDealer } from './dealer.ts'
import type { ReserveDeal } from './certified-deal.ts'

const USUAL: KlondikeOptions = { draw: 1, passes: 'unlimited', foundationReturn: true }

/** No test is judged by how long a level takes to turn up. */
const LONG = 15_000

let dealer: CertifiedDealer | undefined
afterEach(() => dealer?.close())

function expectProof({ deck, line }: ReserveDeal, options: KlondikeOptions): void {
  const record = readRecord({
    game: 'klondike',
    options,
    deck: deckText(deck),
    moves: JSON.parse(line) as unknown,
  })
  if ('fault' in record) throw new Error(record.fault)
  const { position, fault } = replay(record)
  expect(fault).toBeUndefined()
  expect(klondike.progress(position).isWon).toBe(true)
}

test('twenty rooms that start at once at five levels all get deals of their level, no two the same', async () => {
  dealer = new CertifiedDealer({ patienceMs: LONG })
  const wanted = Array.from({ length: 20 }, (_, room) => LEVELS[room % 5] ?? 'easy')
  const deals = await Promise.all(wanted.map((level) => dealer!.deal(USUAL, level)))
  expect(deals.map(({ level }) => level)).toEqual(wanted)
  expect(new Set(deals.map(({ seed }) => seed)).size).toBe(20)
  for (const deal of deals) {
    expect(deal.seed).toMatch(/^[0-9a-f]{32}$/)
    expect(deal.deck).toEqual(shuffledDeck(deal.seed))
    expect(deal.par).toBe((JSON.parse(deal.line) as unknown[]).length)
    expectProof(deal, USUAL)
  }
})

test.each([
  { draw: 3, passes: 'unlimited', foundationReturn: false },
  { draw: 1, passes: 1, foundationReturn: true },
  { draw: 3, passes: 3, foundationReturn: true },
] as const)('a deal is certified under exactly the rules asked for: %o', async (options) => {
  dealer = new CertifiedDealer({ workers: 1, patienceMs: LONG })
  const deal = await dealer.deal(options, 'master')
  expectProof(deal, options)
})

test('a prepared setting is served without waiting for a worker', async () => {
  dealer = new CertifiedDealer({ workers: 1, patienceMs: LONG })
  dealer.prepare(USUAL)
  const first = await dealer.deal(USUAL, 'normal')
  let served = 0
  for (const level of LEVELS) {
    const deal = await dealer.deal(USUAL, level)
    expect(deal.level).toBe(level)
    expect(deal.seed).not.toBe(first.seed)
    served++
  }
  expect(served).toBe(5)
})

test('when patience ends, a rare level gives way to the nearest one, certified all the same', async () => {
  dealer = new CertifiedDealer({ workers: 1, patienceMs: 1 })
  const options = { draw: 3, passes: 1, foundationReturn: false } as const
  const deal = await dealer.deal(options, 'easy')
  expect(LEVELS).toContain(deal.level)
  expectProof(deal, options)
})

test('a closed dealer rejects what still waits, and whatever is asked later', async () => {
  dealer = new CertifiedDealer({ workers: 1, patienceMs: LONG })
  const waiting = dealer.deal(USUAL, 'easy')
  const closing = dealer.close()
  await expect(waiting).rejects.toThrow('closed')
  await closing
  await expect(dealer.deal(USUAL, 'easy')).rejects.toThrow('closed')
})
