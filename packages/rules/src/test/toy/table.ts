import type { PileId, PileSpec } from '../../game.ts'

/**
 * The piles by number: a peak of six cards in three rows, each covered by two of the row below; five columns; two
 * cells; the stock; and the discard, which takes what has left the table.
 */
export const PEAK = 6
export const FIRST_COLUMN = 6
export const COLUMNS = 5
export const FIRST_CELL = FIRST_COLUMN + COLUMNS
export const STOCK = FIRST_CELL + 2
export const DISCARD = STOCK + 1
export const PILE_COUNT = DISCARD + 1

/** The rows of the peak from the top, each by the numbers of its piles. */
const PEAK_ROWS: readonly (readonly number[])[] = [[0], [1, 2], [3, 4, 5]]

/** The piles that cover each pile of the peak, by number. */
export const COVERS: readonly (readonly number[])[] = [[1, 2], [3, 4], [4, 5], [], [], []]

const peakId = (number: number): PileId => `tableau-${COLUMNS + 1 + number}`

const PEAK_PILES: readonly PileSpec[] = PEAK_ROWS.flatMap((numbers, row) =>
  numbers.map((number, place): PileSpec => ({
    id: peakId(number),
    kind: 'tableau',
    place: { column: 1 + place - row / 2, row: row / 2 },
    fan: 'none',
    layer: row,
    coveredBy: (COVERS[number] ?? []).map(peakId),
  })),
)

export const PILES: readonly PileSpec[] = [
  ...PEAK_PILES,
  ...Array.from({ length: COLUMNS }, (_, column): PileSpec => ({
    id: `tableau-${column + 1}`,
    kind: 'tableau',
    place: { column, row: 2 },
    fan: 'down',
  })),
  { id: 'cell-1', kind: 'cell', place: { column: 3, row: 0 }, fan: 'none' },
  { id: 'cell-2', kind: 'cell', place: { column: 4, row: 0 }, fan: 'none' },
  { id: 'stock', kind: 'stock', place: { column: 4, row: 1 }, fan: 'none' },
  { id: 'discard', kind: 'discard', place: { column: 3, row: 1 }, fan: 'none' },
]

export const PILE_IDS: readonly PileId[] = PILES.map(({ id }) => id)

export const PILE_NUMBERS: ReadonlyMap<PileId, number> = new Map(
  PILE_IDS.map((id, number) => [id, number]),
)
