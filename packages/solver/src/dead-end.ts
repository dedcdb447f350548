import {
  HIDDEN,
  isRed,
  KING,
  klondike,
  rankOf,
  STANDARD_DECK,
  suitIndexOf,
  type Card,
  type KlondikeOptions,
  type Pile,
  type Position,
} from '@samedeal/rules'
import { StockReach, stockRules } from './stock-reach.ts'

const STOCK = 0
const WASTE = 1
const FIRST_TABLEAU = 6
/** The foundation of each suit, by the suit's index in SUITS. */
const FOUNDATION_OF_SUIT = [4, 5, 3, 2]

/**
 * Whether nothing but the turning of the stock is left: no card can be moved now, and none that may
 * ever come up on the waste could be. Judged from the view alone: a card that the view hides in the
 * stock may be any that the player does not see, so `true` holds wherever those lie.
 */
export function deadEnd(view: Position, options: KlondikeOptions): boolean {
  const isStockMove = (from: string, to: string): boolean => from === 'stock' || to === 'stock'
  if (klondike.moves(view, options).some(({ from, to }) => !isStockMove(from, to))) return false
  const stock = view.piles[STOCK] as Pile
  const waste = view.piles[WASTE] as Pile
  const order = [...waste.cards, ...stock.cards.toReversed()]
  const reach = new StockReach(stockRules(options))
  reach.find({
    columns: 0,
    stock: (1 << order.length) - 1,
    waste: waste.cards.length,
    recycles: view.recycles,
    home: 0,
  })
  const mayComeUp = new Set<Card>()
  for (let place = 0; place < reach.count; place++) {
    const card = order[reach.index[place] as number] as Card
    if (card !== HIDDEN) mayComeUp.add(card)
    else for (const unseen of unseenCards(view)) mayComeUp.add(unseen)
  }
  return [...mayComeUp].every((card) => !canBePlayed(view, card))
}

function unseenCards(view: Position): Card[] {
  const seen = new Set(view.piles.flatMap((pile) => pile.cards))
  return STANDARD_DECK.filter((card) => !seen.has(card))
}

function canBePlayed(view: Position, card: Card): boolean {
  const foundation = view.piles[FOUNDATION_OF_SUIT[suitIndexOf(card)] as number] as Pile
  if (foundation.cards.length === rankOf(card) - 1) return true
  return view.piles.slice(FIRST_TABLEAU).some((column) => takes(column, card))
}

function takes({ cards }: Pile, card: Card): boolean {
  const top = cards.at(-1)
  if (top === undefined) return rankOf(card) === KING
  if (top === HIDDEN) return false
  return rankOf(card) + 1 === rankOf(top) && isRed(card) !== isRed(top)
}
