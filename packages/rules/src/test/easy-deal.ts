import { cardOf, SUITS, type Card } from '../cards/card.ts'
import type { Move } from '../game.ts'

/**
 * A Klondike deal that a child can win, for tests that need a win: every card goes straight home, first
 * the columns from the left, one card of each in turn, then the stock card by card (draw one).
 */
export const EASY_DECK: readonly Card[] = easyDeck()

/** The winning line of EASY_DECK with draw one: 28 cards from the columns, then 24 draws, each sent home. */
export const EASY_LINE: readonly Move[] = easyLine()

/** The columns in the order in which their cards go home. */
function columnsInTurn(): number[] {
  return Array.from({ length: 7 }, (_, turn) =>
    Array.from({ length: 7 }, (_, column) => column).filter((column) => column >= turn),
  ).flat()
}

/** Every card from the aces up, suit by suit within a rank. */
function cardsByRank(): Card[] {
  return Array.from({ length: 13 }, (_, rank) => SUITS.map((suit) => cardOf(rank + 1, suit))).flat()
}

function easyDeck(): Card[] {
  const cards = cardsByRank()
  const columns: Card[][] = Array.from({ length: 7 }, () => [])
  columnsInTurn().forEach((column, index) => columns[column]?.unshift(cards[index] as Card))
  const rows = Array.from({ length: 7 }, (_, row) =>
    columns.filter((column) => column.length > row).map((column) => column[row] as Card),
  )
  return [...rows.flat(), ...cards.slice(28)]
}

function easyLine(): Move[] {
  const suitOf = (index: number): string => SUITS[index % 4] as string
  const columns = columnsInTurn().map((column, index): Move => {
    return { from: `tableau-${column + 1}`, to: `foundation-${suitOf(index)}`, count: 1 }
  })
  const stock = Array.from({ length: 24 }, (_, index): Move[] => [
    { from: 'stock', to: 'waste', count: 1 },
    { from: 'waste', to: `foundation-${suitOf(index)}`, count: 1 },
  ])
  return [...columns, ...stock.flat()]
}
