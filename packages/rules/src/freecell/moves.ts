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
  for (let to = FIRST_TABLEAU; to < FIRST_CELL; to++) addToColumn(position, to, found)
  for (let to = FIRST_CELL; to < piles.length; to++) {
    if ((piles[to] as Pile).cards.length > 0) continue
    for (let from = FIRST_TABLEAU; from < piles.length; from++) {
      if ((piles[from] as Pile).cards.length > 0) found.push(moveOf(from, to, 1))
    }
  }
  return found
}

function addToColumn(position: Position, to: number, found: Move[]): void {
  const { piles } = position
  const target = topCard(piles[to] as Pile)
  const most = longestMove(position, to)
  for (let from = FIRST_TABLEAU; from < piles.length; from++) {
    const pile = piles[from] as Pile
    const { length } = pile.cards
    if (from === to || length === 0) continue
    const run = Math.min(from < FIRST_CELL ? runLength(pile) : 1, most)
    for (let count = 1; count <= run; count++) {
      const fits = target === undefined || buildsDown(pile.cards[length - count] as Card, target)
      if (fits) found.push(moveOf(from, to, count))
    }
  }
}

function topCard({ cards }: Pile): Card | undefined {
  return cards.at(-1)
}

function moveOf(from: number, to: number, count: number): Move {
  return { from: PILE_IDS[from] as PileId, to: PILE_IDS[to] as PileId, count }
}
