import { HIDDEN, KING, rankOf, type Card } from '../cards/card.ts'
import { columnFault, foundationFault } from '../cards/run.ts'
import type { Move } from '../game.ts'
import type { Pile, Position } from '../position.ts'
import { refuse, type Refusal } from '../refusal.ts'
import type { KlondikeOptions } from './options.ts'
import type { KlondikeReason } from './reasons.ts'
import { draw, recycle } from './stock.ts'
import {
  FIRST_FOUNDATION,
  FIRST_TABLEAU,
  PILE_NUMBERS,
  STOCK,
  SUIT_OF_FOUNDATION,
  WASTE,
} from './table.ts'

/** Plays a move, or says which rule it breaks. Never changes the given position. */
export function play(
  position: Position,
  move: Move,
  options: KlondikeOptions,
): Position | Refusal<KlondikeReason> {
  const { count } = move
  const from = PILE_NUMBERS.get(move.from)
  const to = PILE_NUMBERS.get(move.to)
  if (from === undefined || to === undefined) return refuse('unknown-pile')
  if (!Number.isInteger(count) || count < 1) return refuse('bad-count')
  if (from === to) return refuse('same-pile')
  if (from === STOCK) {
    return to === WASTE ? draw(position, count, options) : refuse('stock-to-waste-only')
  }
  if (to === STOCK) {
    return from === WASTE ? recycle(position, count, options) : refuse('not-to-stock')
  }
  if (to === WASTE) return refuse('not-to-waste')
  const source = position.piles[from] as Pile
  const target = position.piles[to] as Pile
  const fault =
    faultOfSource({ source, from, to, count }, options) ??
    faultOfTarget(source.cards[source.cards.length - count] as Card, to, target)
  return fault === undefined ? moveCards(position, { from, to, count }) : refuse(fault)
}

interface Lift {
  readonly source: Pile
  readonly from: number
  readonly to: number
  readonly count: number
}

/** Why these cards cannot be picked up for that pile, if they cannot. */
function faultOfSource(lift: Lift, options: KlondikeOptions): KlondikeReason | undefined {
  const { source, from, to, count } = lift
  const fromFoundation = from >= FIRST_FOUNDATION && from < FIRST_TABLEAU
  if (fromFoundation && to < FIRST_TABLEAU) return 'between-foundations'
  if (source.cards.length < count) return 'not-enough-cards'
  if (fromFoundation && !options.foundationReturn) return 'foundation-locked'
  if (count > 1 && (from < FIRST_TABLEAU || to < FIRST_TABLEAU)) return 'one-at-a-time'
  if (source.cards.length - source.faceDown < count) return 'face-down'
  if (source.cards[source.cards.length - count] === HIDDEN) return 'not-yet-known'
  return undefined
}

/** Why `card` cannot go on that pile, if it cannot. */
function faultOfTarget(card: Card, to: number, target: Pile): KlondikeReason | undefined {
  const height = target.cards.length
  if (to < FIRST_TABLEAU)
    return foundationFault(card, SUIT_OF_FOUNDATION[to - FIRST_FOUNDATION] as number, height)
  if (height === 0) return rankOf(card) === KING ? undefined : 'king-only'
  const below = target.cards[height - 1] as Card
  return below === HIDDEN ? 'not-yet-known' : columnFault(card, below)
}

interface Lifted {
  readonly from: number
  readonly to: number
  readonly count: number
}

/** Moves the cards and turns up the face-down card that they leave on top of a column. */
function moveCards(position: Position, { from, to, count }: Lifted): Position {
  const source = position.piles[from] as Pile
  const target = position.piles[to] as Pile
  const left = source.cards.length - count
  const piles = position.piles.slice()
  const cards = target.cards.slice()
  for (let index = left; index < source.cards.length; index++) {
    cards.push(source.cards[index] as Card)
  }
  piles[to] = { cards, faceDown: target.faceDown }
  piles[from] = {
    cards: source.cards.slice(0, left),
    faceDown: source.faceDown === left && left > 0 ? left - 1 : source.faceDown,
  }
  return { piles, state: position.state }
}
