import { expect, test } from 'vitest'
import { SUITS } from '../cards/card.ts'
import { USUAL } from '../test/written-position.ts'
import { FOUNDATION_OF_SUIT, PILE_IDS, table } from './table.ts'

const specs = table(USUAL)

test('the piles have the names that records use, in the order that gives them their numbers', () => {
  expect(specs.map((spec) => spec.id)).toEqual(
    'stock waste foundation-spades foundation-hearts foundation-clubs foundation-diamonds tableau-1 tableau-2 tableau-3 tableau-4 tableau-5 tableau-6 tableau-7'.split(
      ' ',
    ),
  )
  expect(PILE_IDS).toEqual(specs.map((spec) => spec.id))
})

test('every suit has the one foundation that bears its name', () => {
  for (const [index, suit] of SUITS.entries()) {
    const spec = specs[FOUNDATION_OF_SUIT[index]!]
    expect(spec).toMatchObject({ kind: 'foundation', suit, id: `foundation-${suit}` })
  }
})

test('the board is seven places wide and two high, the columns below', () => {
  for (const { kind, place } of specs) {
    expect(place.column).toBeLessThan(7)
    expect(place.row).toBe(kind === 'tableau' ? 1 : 0)
  }
})

test('the waste spreads its last three cards with draw three, and none with draw one', () => {
  const waste = (draw: 1 | 3) => table({ ...USUAL, draw }).find((spec) => spec.kind === 'waste')
  expect(waste(1)).toMatchObject({ fan: 'none' })
  expect(waste(3)).toMatchObject({ fan: 'side', fanned: 3 })
})
