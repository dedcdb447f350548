import { ACE, HIDDEN, rankOf, type Card } from '../../cards/card.ts'
import type { Move } from '../../game.ts'
import type { Pile, Position } from '../../position.ts'
import { refuse, type Reason, type Refusal } from '../../refusal.ts'
import {
  COLUMNS,
  COVERS,
  DISCARD,
  FIRST_CELL,
  FIRST_COLUMN,
  PEAK,
  PILE_NUMBERS,
  STOCK,
} from './table.ts'

/** The ranks of a complete run from its first card down: it leaves a column by itself. */
const COMPLETE = 3

/** Plays a move, or says which rule it breaks. */
export function play(position: Position, move: Move): Position | Refusal {
  const { count } = move
  const from = PILE_NUMBERS.get(move.from)
  const to = PILE_NUMBERS.get(move.to)
  if (from === undefined || to === undefined) return refuse('unknown-pile')
  if (!Number.isInteger(count) || count < 1) return refuse('bad-count')
  if (from === to) return refuse('same-pile')
  if (from === STOCK) return dealRow(position, { to, count })
  const fault = faultOf(position, { from, to, count })
  if (fault !== undefined) return refuse(fault)
  return isPair(to) ? discardPair(position, from, to) : carry(position, { from, to, count })
}

/** The complete run that a position takes off by itself. */
export function forced({ piles }: Position): Move | undefined {
  const column = columns(piles).find((pile) => isComplete(piles[pile] as Pile))
  if (column === undefined) return undefined
  return { from: `tableau-${column - FIRST_COLUMN + 1}`, to: 'discard', count: COMPLETE }
}

/** How many cards go in the next row that is dealt. */
export function rowLength({ piles }: Position): number {
  return Math.min(COLUMNS, (piles[STOCK] as Pile).cards.length)
}

interface Lift {
  readonly from: number
  readonly to: number
  readonly count: number
}

function faultOf({ piles }: Position, { from, to, count }: Lift): Reason | undefined {
  const source = piles[from] as Pile
  if (from === DISCARD) return 'foundation-locked'
  if (to === STOCK) return 'not-to-stock'
  if (source.cards.length < count) return 'not-enough-cards'
  if (source.cards.length - source.faceDown < count || isCovered(piles, from)) return 'face-down'
  if (source.cards.slice(-count).includes(HIDDEN)) return 'not-yet-known'
  if (to === DISCARD) {
    return count === COMPLETE && isColumn(from) && isComplete(source) ? undefined : 'not-next'
  }
  const card = source.cards.at(-count) as Card
  const target = piles[to] as Pile
  const top = target.cards.at(-1)
  if (isColumn(to)) {
    if (count > 1 && (!isColumn(from) || !isRun(source.cards.slice(-count)))) return 'not-a-run'
    if (top === undefined) return undefined
    if (top === HIDDEN) return 'not-yet-known'
    return rankOf(top) === rankOf(card) + 1 ? undefined : 'not-one-lower'
  }
  if (count > 1) return 'one-at-a-time'
  if (to >= FIRST_CELL) return top === undefined ? undefined : 'cell-taken'
  if (isCovered(piles, to)) return 'face-down'
  return top !== undefined && rankOf(top) === rankOf(card) ? undefined : 'not-next'
}

/** Both cards of a pair leave the table: one of a peak, and one of its rank from anywhere. */
function discardPair({ piles: before, state }: Position, from: number, to: number): Position {
  const piles = before.slice()
  const pair = [top(before, to), top(before, from)]
  piles[DISCARD] = { cards: [...(before[DISCARD] as Pile).cards, ...pair], faceDown: 0 }
  for (const pile of [from, to]) piles[pile] = without(before[pile] as Pile, 1)
  return { piles: uncovered(piles), state }
}

function carry({ piles: before, state }: Position, { from, to, count }: Lift): Position {
  const piles = before.slice()
  const source = before[from] as Pile
  const target = before[to] as Pile
  piles[to] = { cards: [...target.cards, ...source.cards.slice(-count)], faceDown: target.faceDown }
  piles[from] = without(source, count)
  return { piles: uncovered(piles), state }
}

/** A row from the stock: one card for each column from the left, as long as there are any. */
function dealRow(position: Position, { to, count }: Omit<Lift, 'from'>): Position | Refusal {
  const stock = position.piles[STOCK] as Pile
  if (stock.cards.length === 0) return refuse('stock-empty')
  if (to !== FIRST_COLUMN) return refuse('stock-to-waste-only')
  if (count !== rowLength(position)) return refuse('draw-count')
  const piles = position.piles.slice()
  for (let column = 0; column < count; column++) {
    const { cards, faceDown } = piles[FIRST_COLUMN + column] as Pile
    const card = stock.cards[stock.cards.length - 1 - column] as Card
    piles[FIRST_COLUMN + column] = { cards: [...cards, card], faceDown }
  }
  const left = stock.cards.slice(0, -count)
  piles[STOCK] = { cards: left, faceDown: left.length }
  return { piles, state: { rows: (position.state['rows'] ?? 0) + 1 } }
}

/** A pile without its last cards; the face-down card that they leave on a column is turned up. */
function without({ cards, faceDown }: Pile, count: number): Pile {
  const left = cards.slice(0, -count)
  return { cards: left, faceDown: faceDown === left.length ? Math.max(0, faceDown - 1) : faceDown }
}

/** The cards of the peak that nothing covers any more are turned up. */
function uncovered(piles: readonly Pile[]): readonly Pile[] {
  return piles.map((pile, number) =>
    number < PEAK && pile.faceDown > 0 && !isCovered(piles, number)
      ? { ...pile, faceDown: 0 }
      : pile,
  )
}

function isCovered(piles: readonly Pile[], number: number): boolean {
  return (COVERS[number] ?? []).some((cover) => (piles[cover] as Pile).cards.length > 0)
}

export function isColumn(number: number): boolean {
  return number >= FIRST_COLUMN && number < FIRST_CELL
}

function isPair(to: number): boolean {
  return to < PEAK
}

function columns(piles: readonly Pile[]): number[] {
  return [...piles.keys()].filter(isColumn)
}

function isComplete({ cards, faceDown }: Pile): boolean {
  const run = cards.slice(Math.max(faceDown, cards.length - COMPLETE))
  return run.length === COMPLETE && isRun(run) && rankOf(run.at(-1) as Card) === ACE
}

/** Whether cards go down rank by rank, all of them known. */
function isRun(cards: readonly Card[]): boolean {
  return cards.every((card, index) => {
    const above = cards[index - 1]
    return card !== HIDDEN && (above === undefined || rankOf(above) === rankOf(card) + 1)
  })
}

function top(piles: readonly Pile[], number: number): Card {
  return (piles[number] as Pile).cards.at(-1) as Card
}
