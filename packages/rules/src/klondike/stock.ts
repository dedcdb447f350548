import type { GameState, Pile, Position } from '../position.ts'
import { refuse, type Refusal } from '../refusal.ts'
import type { KlondikeOptions } from './options.ts'
import type { KlondikeReason } from './reasons.ts'
import { STOCK, WASTE } from './table.ts'

/** Klondike counts how often the waste has been turned over. */
export const DEALT: GameState = Object.freeze({ recycles: 0 })

/** How often the waste has been turned over. */
export function recyclesOf({ state }: Position): number {
  return state['recycles'] ?? 0
}

/** Whether the house rules allow one more pass through the stock. */
export function recycleAllowed(position: Position, options: KlondikeOptions): boolean {
  return options.passes === 'unlimited' || recyclesOf(position) < options.passes - 1
}

/** Turns `count` cards from the stock onto the waste, one by one: the last one turned is on top. */
export function draw(
  position: Position,
  count: number,
  options: KlondikeOptions,
): Position | Refusal<KlondikeReason> {
  const stock = position.piles[STOCK] as Pile
  const waste = position.piles[WASTE] as Pile
  const left = stock.cards.length
  if (left === 0) return refuse('stock-empty')
  if (count !== Math.min(options.draw, left)) return refuse('draw-count')
  const drawn = waste.cards.slice()
  for (let index = left - 1; index >= left - count; index--) {
    drawn.push(stock.cards[index] as number)
  }
  const piles = position.piles.slice()
  piles[STOCK] = { cards: stock.cards.slice(0, left - count), faceDown: left - count }
  piles[WASTE] = { cards: drawn, faceDown: 0 }
  return { piles, state: position.state }
}

/** Turns the whole waste over, without shuffling, to become the stock again. */
export function recycle(
  position: Position,
  count: number,
  options: KlondikeOptions,
): Position | Refusal<KlondikeReason> {
  const stock = position.piles[STOCK] as Pile
  const waste = position.piles[WASTE] as Pile
  if (stock.cards.length > 0) return refuse('stock-not-empty')
  if (waste.cards.length === 0) return refuse('waste-empty')
  if (!recycleAllowed(position, options)) return refuse('no-passes-left')
  if (count !== waste.cards.length) return refuse('recycle-count')
  const piles = position.piles.slice()
  piles[STOCK] = { cards: waste.cards.toReversed(), faceDown: count }
  piles[WASTE] = { cards: [], faceDown: 0 }
  return { piles, state: { recycles: recyclesOf(position) + 1 } }
}
