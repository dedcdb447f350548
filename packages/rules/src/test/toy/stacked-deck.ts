import { parseCard, type Card } from '../../cards/card.ts'
import { toy } from './toy.ts'

/** Where the deal puts cards: the last one of a column, and the one that a row lays on it, rows counted from 1. */
const lastOfColumn = (column: number): number => 6 + 4 * column - 1
const laidByRow = (row: number, column: number): number => 104 - 5 * (row - 1) - column

/** The toy's usual deck in deal order, with some cards at places that are counted from 0: `{ 9: '3S' }`. */
export function stackedDeck(placed: Readonly<Record<number, string>>): Card[] {
  const deck = toy.deck({ suits: 2 }).slice()
  for (const [place, name] of Object.entries(placed)) {
    const card = parseCard(name)
    const from = deck.findIndex((one, at) => one === card && placed[at] === undefined)
    const to = Number(place)
    ;[deck[from], deck[to]] = [deck[to] as Card, deck[from] as Card]
  }
  return deck
}

/** A deck whose second row completes a run on the first column: 3, 2, ace. */
export const RUN_IN_TWO_ROWS: readonly Card[] = stackedDeck({
  [lastOfColumn(1)]: '3S',
  [laidByRow(1, 1)]: '2H',
  [laidByRow(2, 1)]: 'AS',
})
