import type { Suit } from '../cards/card.ts'
import type { PileId, PileSpec } from '../game.ts'
import type { KlondikeOptions } from './options.ts'

/** The piles by number, in the order of the table: stock, waste, four foundations, seven columns. */
export const STOCK = 0
export const WASTE = 1
export const FIRST_FOUNDATION = 2
export const FIRST_TABLEAU = 6
export const PILE_COUNT = 13

/** The foundations from the left. */
const FOUNDATION_SUITS: readonly Suit[] = ['spades', 'hearts', 'clubs', 'diamonds']

/** The suit of each foundation from the left, as an index into SUITS. */
export const SUIT_OF_FOUNDATION: readonly number[] = [3, 2, 0, 1]
/** The pile number of the foundation for a suit, by the suit's index in SUITS. */
export const FOUNDATION_OF_SUIT: readonly number[] = [4, 5, 3, 2]

const PILES: readonly PileSpec[] = [
  { id: 'stock', kind: 'stock', place: { column: 6, row: 0 }, fan: 'none' },
  { id: 'waste', kind: 'waste', place: { column: 5, row: 0 }, fan: 'none' },
  ...FOUNDATION_SUITS.map((suit, column): PileSpec => ({
    id: `foundation-${suit}`,
    kind: 'foundation',
    suit,
    place: { column, row: 0 },
    fan: 'none',
  })),
  ...Array.from({ length: 7 }, (_, column): PileSpec => ({
    id: `tableau-${column + 1}`,
    kind: 'tableau',
    place: { column, row: 1 },
    fan: 'down',
  })),
]

const DRAW_THREE_PILES = PILES.map((pile): PileSpec =>
  pile.kind === 'waste' ? { ...pile, fan: 'side', fanned: 3 } : pile,
)

/** The piles in order. With draw three the waste shows its last three cards side by side. */
export function table(options: KlondikeOptions): readonly PileSpec[] {
  return options.draw === 3 ? DRAW_THREE_PILES : PILES
}

/** The names of the piles, by number. */
export const PILE_IDS: readonly PileId[] = PILES.map((pile) => pile.id)

/** The number of each pile, by name. */
export const PILE_NUMBERS: ReadonlyMap<PileId, number> = new Map(
  PILE_IDS.map((id, number) => [id, number]),
)
