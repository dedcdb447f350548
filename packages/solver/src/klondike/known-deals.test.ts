import {
  klondike,
  parseCard,
  type Card,
  type KlondikeOptions,
  type Position,
} from '@samedeal/rules'
import { describe, expect, test } from 'vitest'
import { KNOWN_DEALS } from './cases/deals.ts'
import known from './cases/klondike-known.json' with { type: 'json' }
import { solve } from './solve.ts'

describe('no verdict contradicts a known answer, and nearly all wins are found in few states', () => {
  test.each([
    [1, 447],
    [3, 400],
  ] as const)('draw %i', (draw, least) => {
    const options = { draw, passes: 'unlimited', foundationReturn: true } as const
    let won = 0
    for (const { id, deck, verdicts } of KNOWN_DEALS) {
      const position = klondike.deal(deck, options)
      const { verdict } = solve({ position, options, budget: { states: 60_000 } })
      if (verdict === 'win') {
        won++
        expect(verdicts[draw], `deal ${id}`).not.toBe('loss')
      }
      if (verdict === 'loss') expect(verdicts[draw], `deal ${id}`).not.toBe('win')
    }
    expect(won).toBeGreaterThanOrEqual(least)
  })
})

describe('deals with published answers', () => {
  test.each(known.deals.map((deal) => [titleOf(deal), deal] as const))('%s', (_, deal) => {
    const options: KlondikeOptions = {
      draw: deal.draw === 3 ? 3 : 1,
      passes: 'unlimited',
      foundationReturn: deal.foundationToTableau,
    }
    const found = solve({ position: positionOf(deal), options, budget: { states: 2_000_000 } })
    expect(found.verdict).toBe(deal.verdict)
  })
})

function titleOf({ name, draw, foundationToTableau }: (typeof known.deals)[number]): string {
  return `${name}, draw ${draw}, foundations ${foundationToTableau ? 'open' : 'locked'}`
}

/** Columns are written bottom card first; the rules deal them row by row. */
function positionOf(deal: { columns: string[]; stock: string }): Position {
  const columns = deal.columns.map((column) => column.replaceAll(/[<>]/g, '').split(' '))
  const rows = Array.from({ length: 7 }, (_, row) =>
    columns.filter((column) => column.length > row).map((column) => column[row] as string),
  )
  const names = [...rows.flat(), ...deal.stock.split(' ')]
  const options = { draw: 1, passes: 'unlimited', foundationReturn: true } as const
  return klondike.deal(
    names.map((name) => parseCard(name) as Card),
    options,
  )
}

describe('25 passes are as good as unlimited ones, but searched without what only an open stock allows', () => {
  test.each([1, 3] as const)(
    'draw %i: what is lost with the one is never won with the other',
    (draw) => {
      let lostTwice = 0
      for (const { deck, verdicts } of KNOWN_DEALS) {
        if (verdicts[draw] === 'win') continue
        const verdictWith = (passes: KlondikeOptions['passes'], states: number) => {
          const options: KlondikeOptions = { draw, passes, foundationReturn: true }
          const position = klondike.deal(deck, options)
          return solve({ position, options, budget: { states } }).verdict
        }
        if (verdictWith('unlimited', 10_000) !== 'loss') continue
        const other = verdictWith(25, 20_000)
        expect(other).not.toBe('win')
        if (other === 'loss') lostTwice++
      }
      expect(lostTwice).toBeGreaterThanOrEqual(5)
    },
  )
})

test('the same request has the same answer', () => {
  const options = { draw: 3, passes: 'unlimited', foundationReturn: true } as const
  const deck = KNOWN_DEALS[7]?.deck ?? []
  const ask = () =>
    solve({ position: klondike.deal(deck, options), options, budget: { states: 50_000 }, seed: 5 })
  expect(ask()).toEqual(ask())
})

test('a budget in milliseconds ends the search by the clock that is passed in', () => {
  let time = 0
  const options = { draw: 3, passes: 'unlimited', foundationReturn: true } as const
  const hard = KNOWN_DEALS.find(({ id }) => id === 130)
  const found = solve({
    position: klondike.deal(hard?.deck ?? [], options),
    options,
    budget: { ms: 30, now: () => (time += 10) },
  })
  expect(found.verdict).toBe('unknown')
  expect(found.states).toBeLessThan(5000)
})
