import type { Card } from '../cards/card.ts'
import { columnFault, foundationFault } from '../cards/run.ts'
import type { Move } from '../game.ts'
import type { Pile, Position } from '../position.ts'
import { refuse, type Refusal } from '../refusal.ts'
import type { FreecellReason } from './reasons.ts'
import { longestMove, runLength } from './run.ts'
import { FIRST_CELL, FIRST_TABLEAU, PILE_NUMBERS, SUIT_OF_FOUNDATION } from './table.ts'

/** Plays a move, or says which rule it breaks. Never changes the given position. */
export function play(position: Position, move: Move): Position | Refusal<FreecellReason> {
  const { piles } = position
  const { count } = move
  const from = PILE_NUMBERS.get(move.from) ?? piles.length
  const to = PILE_NUMBERS.get(move.to) ?? piles.length
  if (from >= piles.length || to >= piles.length) return refuse('unknown-pile')
  if (!Number.isInteger(count) || count < 1) return refuse('bad-count')
  if (from === to) return refuse('same-pile')
  const fault = faultOf(position, { from, to, count })
  return fault === undefined ? moveCards(position, { from, to, count }) : refuse(fault)
}

interface Lift {
  readonly from: number
  readonly to: number
  readonly count: number
}

function faultOf(position: Position, { from, to, count }: Lift): FreecellReason | undefined {
  const source = position.piles[from] as Pile
  const target = position.piles[to] as Pile
  if (source.cards.length < count) return 'not-enough-cards'
  if (from < FIRST_TABLEAU) return 'foundation-locked'
  const isColumn = to >= FIRST_TABLEAU && to < FIRST_CELL
  if (count > 1 && !isColumn) return 'one-at-a-time'
  const card = source.cards[source.cards.length - count] as Card
  const height = target.cards.length
  if (to < FIRST_TABLEAU) return foundationFault(card, SUIT_OF_FOUNDATION[to] as number, height)
  if (to >= FIRST_CELL) return height > 0 ? 'cell-taken' : undefined
  if (count > runLength(source)) return 'not-a-run'
  const misfit = height > 0 ? columnFault(card, target.cards[height - 1] as Card) : undefined
  if (misfit !== undefined) return misfit
  return count > longestMove(position, to) ? 'run-too-long' : undefined
}

function moveCards(position: Position, { from, to, count }: Lift): Position {
  const source = position.piles[from] as Pile
  const target = position.piles[to] as Pile
  const left = source.cards.length - count
  const piles = position.piles.slice()
  piles[to] = { cards: [...target.cards, ...source.cards.slice(left)], faceDown: 0 }
  piles[from] = { cards: source.cards.slice(0, left), faceDown: 0 }
  return { piles, state: position.state }
}
