import type { Suit } from '../cards/card.ts'
import type { PileId, PileSpec } from '../game.ts'
import type { FreecellOptions } from './options.ts'

/** The piles by number, in the order of the table: four foundations, eight columns, the cells. */
export const FIRST_TABLEAU = 4
export const FIRST_CELL = 12
const COLUMNS = 8
/** More cells than any option gives. */
const MOST_CELLS = 4

/** The suit of each foundation, as an index into SUITS, by pile number; the foundations come first. */
export const SUIT_OF_FOUNDATION: readonly number[] = [3, 2, 0, 1]
/** The pile number of the foundation for a suit, by the suit's index in SUITS. */
export const FOUNDATION_OF_SUIT: readonly number[] = [2, 3, 1, 0]
const FOUNDATION_SUITS: readonly Suit[] = ['spades', 'hearts', 'clubs', 'diamonds']

const FOUNDATIONS_AND_COLUMNS: readonly PileSpec[] = [
  ...FOUNDATION_SUITS.map((suit, column): PileSpec => ({
    id: `foundation-${suit}`,
    kind: 'foundation',
    suit,
    place: { column, row: 0 },
    fan: 'none',
  })),
  ...Array.from({ length: COLUMNS }, (_, column): PileSpec => ({
    id: `tableau-${column + 1}`,
    kind: 'tableau',
    place: { column, row: 1 },
    fan: 'down',
  })),
]

/** The table with one to four cells, by their number. */
const TABLES: readonly (readonly PileSpec[])[] = Array.from(
  { length: MOST_CELLS + 1 },
  (_, cells) => [
    ...FOUNDATIONS_AND_COLUMNS,
    ...Array.from({ length: cells }, (_cell, index): PileSpec => ({
      id: `cell-${index + 1}`,
      kind: 'cell',
      // At the hand's side, opposite the foundations.
      place: { column: COLUMNS - cells + index, row: 0 },
      fan: 'none',
    })),
  ],
)

/** The piles in order: foundations, columns, and the cells last, so that no number depends on the option. */
export function table({ cells }: FreecellOptions): readonly PileSpec[] {
  return TABLES[cells] ?? []
}

/** How many piles the table has. */
export function pileCount({ cells }: FreecellOptions): number {
  return FIRST_CELL + cells
}

/** The names of the piles, by number. */
export const PILE_IDS: readonly PileId[] = (TABLES[MOST_CELLS] ?? []).map(({ id }) => id)

/** The number of each pile, by name. */
export const PILE_NUMBERS: ReadonlyMap<PileId, number> = new Map(
  PILE_IDS.map((id, number) => [id, number]),
)
