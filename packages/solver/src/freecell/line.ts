import {
  freecell,
  isRefusal,
  type FreecellOptions,
  type Move,
  type Position,
} from '@samedeal/rules'
import type { Doing } from './best-first.ts'
import { isSafe, placeOn } from './board.ts'
import { RANK, SUIT } from './cards.ts'
import { PLACE } from './places.ts'

/** A line of moves that the rules have accepted, and where it leads. */
export interface PlayedLine {
  readonly moves: readonly Move[]
  readonly end: Position
}

/**
 * The moves of a found path, safe cards that go home included.
 * @throws Error when the rules refuse one, which would be a fault of the search.
 */
export function playedLine(
  first: Position,
  path: readonly Doing[],
  options: FreecellOptions,
): PlayedLine {
  const moves: Move[] = []
  let position = first
  const make = (move: Move | undefined): boolean => {
    const next = move === undefined ? undefined : freecell.play(position, move, options)
    if (move === undefined || next === undefined || isRefusal(next)) return false
    moves.push(move)
    position = next
    return true
  }
  const settle = (): void => {
    while (make(safeMove(position, options)));
  }
  settle()
  for (const doing of path) {
    if (!make(moveOf(position, doing, options))) {
      throw new Error('the search made a move that the rules refuse')
    }
    settle()
  }
  return { moves, end: position }
}

/** A card that can go home for good, if there is one. */
function safeMove(position: Position, options: FreecellOptions): Move | undefined {
  const specs = freecell.table(options)
  const home = new Int8Array(4)
  for (const { cards } of position.piles.slice(0, 4)) {
    if (cards.length > 0) home[SUIT[cards[0] as number] as number] = cards.length
  }
  for (const [number, { cards }] of position.piles.entries()) {
    const card = cards.at(-1)
    if (card === undefined || specs[number]?.kind === 'foundation') continue
    if (home[SUIT[card] as number] !== (RANK[card] as number) - 1 || !isSafe(card, home)) continue
    return { from: specs[number]?.id ?? '', to: foundationFor(card, options), count: 1 }
  }
  return undefined
}

function moveOf(
  { piles }: Position,
  { card, place }: Doing,
  options: FreecellOptions,
): Move | undefined {
  const specs = freecell.table(options)
  const from = piles.findIndex(({ cards }) => cards.includes(card))
  const source = specs[from]
  const pile = piles[from]
  if (source === undefined || pile === undefined) return undefined
  const count = pile.cards.length - pile.cards.indexOf(card)
  if (place === PLACE.home) return { from: source.id, to: foundationFor(card, options), count }
  const target = specs.find(({ kind, id }, number) => {
    const top = piles[number]?.cards.at(-1)
    if (id === source.id) return false
    if (place === PLACE.cell) return kind === 'cell' && top === undefined
    if (place === PLACE.base) return kind === 'tableau' && top === undefined
    return kind === 'tableau' && top !== undefined && placeOn(card, top) === place
  })
  return target === undefined ? undefined : { from: source.id, to: target.id, count }
}

function foundationFor(card: number, options: FreecellOptions): string {
  const suits = ['clubs', 'diamonds', 'hearts', 'spades']
  const suit = suits[SUIT[card] as number]
  return freecell.table(options).find((spec) => spec.suit === suit)?.id ?? ''
}
