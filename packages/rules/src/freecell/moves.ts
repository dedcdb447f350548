import { rankOf, suitIndexOf, type Card } from '../cards/card.ts'
import { buildsDown } from '../cards/run.ts'
import type { Move, PileId } from '../game.ts'
import type { Pile, Position } from '../position.ts'
import { longestMove, runLength } from './run.ts'
import { FIRST_CELL, FIRST_TABLEAU, FOUNDATION_OF_SUIT, PILE_IDS } from './table.ts'

/** Every legal move: to foundations first, then to columns, then to cells. */
export function moves(position: Position): Move[] {
  const { piles } = position
  const found: Move[] = []
  for (let from = FIRST_TABLEAU; from < piles.length; from++) {
    const card = topCard(piles[from] as Pile)
    if (card === undefined) continue
    const to = FOUNDATION_OF_SUIT[suitIndexOf(card)] as number
    if ((piles[to] as Pile).cards.length === rankOf(card) - 1) found.push(moveOf(from, to, 1))
  }
  const runs = piles.map((pile, from) => {
    return from >= FIRST_TABLEAU && from < FIRST_CELL ? runLength(pile) : pile.cards.length
  })
  for (let to = FIRST_TABLEAU; to < FIRST_CELL; to++) {
    const target = topCard(piles[to] as Pile)
    if (target === undefined) addToEmpty(position, { to, runs, found })
    else addToCard(position, target, { to, runs, found })
  }
  for (let to = FIRST_CELL; to < piles.length; to++) {
    if ((piles[to] as Pile).cards.length > 0) continue
    for (let from = FIRST_TABLEAU; from < piles.length; from++) {
      if ((piles[from] as Pile).cards.length > 0) found.push(moveOf(from, to, 1))
    }
  }
  return found
}

/** The moves to a column that are found so far, and how many cards of each pile may move together. */
interface Finding {
  readonly to: number
  readonly runs: readonly number[]
  readonly found: Move[]
}

/** Any part of a run may go on an empty column. */
function addToEmpty(position: Position, { to, runs, found }: Finding): void {
  const most = longestMove(position, to)
  for (let from = FIRST_TABLEAU; from < runs.length; from++) {
    if (from === to) continue
    const run = Math.min(runs[from] as number, most)
    for (let count = 1; count <= run; count++) found.push(moveOf(from, to, count))
  }
}

/** A run goes down rank by rank, so that only one part of it may go on a card. */
function addToCard(position: Position, target: Card, { to, runs, found }: Finding): void {
  const { piles } = position
  for (let from = FIRST_TABLEAU; from < runs.length; from++) {
    const { cards } = piles[from] as Pile
    const last = cards.at(-1)
    if (from === to || last === undefined) continue
    const count = rankOf(target) - rankOf(last)
    if (count < 1 || count > (runs[from] as number)) continue
    if (!buildsDown(cards[cards.length - count] as Card, target)) continue
    if (count <= longestMove(position, to)) found.push(moveOf(from, to, count))
  }
}

function topCard({ cards }: Pile): Card | undefined {
  return cards.at(-1)
}

function moveOf(from: number, to: number, count: number): Move {
  return { from: PILE_IDS[from] as PileId, to: PILE_IDS[to] as PileId, count }
}
