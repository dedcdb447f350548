import { klondike, STANDARD_DECK, type Card, type Pile, type Position } from '@samedeal/rules'
import { shuffle } from '@samedeal/rules/shuffle'

/** Foundations by suit index: the pile number of each. */
const FOUNDATION_OF_SUIT = [4, 5, 3, 2]

export interface EndgameShape {
  /** Cards not home. */
  readonly cards: number
  /** How many of them lie in the stock. */
  readonly inStock: number
  readonly random: () => number
}

/**
 * A small position that keeps the rules: the other cards are home, each column holds face-down cards
 * and one face-up card, as if just turned up.
 */
export function endgame({ cards: count, inStock, random }: EndgameShape): Position {
  const heights = [13, 13, 13, 13]
  for (let taken = 0; taken < count;) {
    const suit = Math.floor(random() * 4)
    if ((heights[suit] as number) === 0) continue
    heights[suit] = (heights[suit] as number) - 1
    taken++
  }
  const out = STANDARD_DECK.filter((card) => card % 13 >= (heights[(card / 13) | 0] as number))
  const mixed = shuffle(out, random)
  const piles: Pile[] = klondike
    .deal(STANDARD_DECK, klondikeUsual)
    .piles.map(() => ({ cards: [], faceDown: 0 }))
  heights.forEach((height, suit) => {
    const home = Array.from({ length: height }, (_, rank) => suit * 13 + rank)
    piles[FOUNDATION_OF_SUIT[suit] as number] = { cards: home, faceDown: 0 }
  })
  const stock = mixed.splice(0, Math.min(inStock, mixed.length))
  piles[0] = { cards: stock, faceDown: stock.length }
  const columns: Card[][] = Array.from({ length: 7 }, () => [])
  while (mixed.length > 0) {
    const column = Math.floor(random() * 7)
    const cards = columns[column] as Card[]
    if (cards.length <= column) cards.push(mixed.pop() as Card)
  }
  columns.forEach((cards, column) => {
    piles[6 + column] = { cards, faceDown: Math.max(0, cards.length - 1) }
  })
  return { piles, state: { recycles: 0 } }
}

const klondikeUsual = { draw: 1, passes: 'unlimited', foundationReturn: true } as const
