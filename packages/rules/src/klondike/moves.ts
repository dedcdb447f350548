import { HIDDEN, KING, rankOf, suitIndexOf, type Card } from '../cards/card.ts'
import { buildsDown } from '../cards/run.ts'
import type { Move, PileId } from '../game.ts'
import type { Pile, Position } from '../position.ts'
import type { KlondikeOptions } from './options.ts'
import { recycleAllowed } from './stock.ts'
import {
  FIRST_FOUNDATION,
  FIRST_TABLEAU,
  FOUNDATION_OF_SUIT,
  PILE_COUNT,
  PILE_IDS,
  STOCK,
  WASTE,
} from './table.ts'

const DRAWS: readonly Move[] = [1, 2, 3].map((count) => ({ from: 'stock', to: 'waste', count }))

/** The piles whose last card may go to a foundation. */
const FOUNDATION_SOURCES: readonly number[] = [WASTE, 6, 7, 8, 9, 10, 11, 12]

/** Every legal move: cards to foundations first, then columns, then cards coming back down, then the stock. */
export function moves(position: Position, options: KlondikeOptions): Move[] {
  const { piles } = position
  const found: Move[] = []
  addToFoundations(piles, found)
  addToColumns(piles, found)
  if (options.foundationReturn) addFromFoundations(piles, found)
  addStockMove(position, options, found)
  return found
}

function addToFoundations(piles: readonly Pile[], found: Move[]): void {
  for (const from of FOUNDATION_SOURCES) {
    const card = topCard(piles[from] as Pile)
    if (card === HIDDEN) continue
    const to = FOUNDATION_OF_SUIT[suitIndexOf(card)] as number
    if ((piles[to] as Pile).cards.length === rankOf(card) - 1) found.push(moveOf(from, to, 1))
  }
}

function addToColumns(piles: readonly Pile[], found: Move[]): void {
  for (let to = FIRST_TABLEAU; to < PILE_COUNT; to++) {
    const target = topCard(piles[to] as Pile)
    if (target === HIDDEN && (piles[to] as Pile).cards.length > 0) continue
    const waste = topCard(piles[WASTE] as Pile)
    if (waste !== HIDDEN && fits(waste, target)) found.push(moveOf(WASTE, to, 1))
    for (let from = FIRST_TABLEAU; from < PILE_COUNT; from++) {
      if (from === to) continue
      const count = countThatFits(piles[from] as Pile, target)
      if (count > 0) found.push(moveOf(from, to, count))
    }
  }
}

/** How many cards of a column's face-up run fit on the target; at most one length ever does. */
function countThatFits(column: Pile, target: Card): number {
  const { cards, faceDown } = column
  const length = cards.length
  if (length === faceDown) return 0
  const top = cards[length - 1] as Card
  if (top === HIDDEN) return 0
  const needed = target === HIDDEN ? KING : rankOf(target) - 1
  const count = needed - rankOf(top) + 1
  if (count < 1 || count > length - faceDown) return 0
  return fits(cards[length - count] as Card, target) ? count : 0
}

function addFromFoundations(piles: readonly Pile[], found: Move[]): void {
  for (let from = FIRST_FOUNDATION; from < FIRST_TABLEAU; from++) {
    const card = topCard(piles[from] as Pile)
    if (card === HIDDEN) continue
    for (let to = FIRST_TABLEAU; to < PILE_COUNT; to++) {
      const pile = piles[to] as Pile
      const target = topCard(pile)
      if (target === HIDDEN && pile.cards.length > 0) continue
      if (fits(card, target)) found.push(moveOf(from, to, 1))
    }
  }
}

function addStockMove(position: Position, options: KlondikeOptions, found: Move[]): void {
  const stock = (position.piles[STOCK] as Pile).cards.length
  const waste = (position.piles[WASTE] as Pile).cards.length
  if (stock > 0) found.push(DRAWS[Math.min(options.draw, stock) - 1] as Move)
  else if (waste > 0 && recycleAllowed(position, options)) found.push(moveOf(WASTE, STOCK, waste))
}

/** The last card of a pile; HIDDEN when there is none. */
function topCard(pile: Pile): Card {
  return pile.cards.at(-1) ?? HIDDEN
}

/** Whether a card goes on a column whose last card is `target`, HIDDEN for an empty column. */
function fits(card: Card, target: Card): boolean {
  return target === HIDDEN ? rankOf(card) === KING : buildsDown(card, target)
}

function moveOf(from: number, to: number, count: number): Move {
  return { from: PILE_IDS[from] as PileId, to: PILE_IDS[to] as PileId, count }
}
