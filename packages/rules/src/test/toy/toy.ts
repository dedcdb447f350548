import { HIDDEN, SUITS, cardOf, type Card } from '../../cards/card.ts'
import type { Game, Move, Progress } from '../../game.ts'
import { EMPTY_PILE, type Pile, type Position } from '../../position.ts'
import { isRefusal } from '../../refusal.ts'
import { TOY_OPTIONS, type ToyOptions } from './options.ts'
import { forced, isColumn, play, rowLength } from './play.ts'
import {
  COLUMNS,
  DISCARD,
  FIRST_COLUMN,
  PEAK,
  PILES,
  PILE_COUNT,
  PILE_IDS,
  STOCK,
} from './table.ts'

/**
 * A game for tests, which nobody is offered. It has what neither Klondike nor FreeCell has: two decks whose cards
 * follow from an option, cards that cover others, a pair that leaves from two piles, a row that is dealt on many, a
 * run that leaves by itself, and no foundation and no waste. It is won when the peak is cleared.
 */
export const toy: Game<ToyOptions> = {
  id: 'toy',
  options: TOY_OPTIONS,
  presets: { party: {}, table: { suits: 4 } },
  isProvable: false,
  disciplines: [],
  deck,
  table: () => PILES,
  deal,
  moves,
  play,
  forced,
  progress,
}

/** Two decks of 52 cards, with as many suits as the option says. */
function deck({ suits }: ToyOptions): readonly Card[] {
  const used = SUITS.slice(-suits)
  return Array.from({ length: 8 }, (_, copy) => used[copy % suits] ?? 'spades').flatMap((suit) =>
    Array.from({ length: 13 }, (_, rank) => cardOf(rank + 1, suit)),
  )
}

/** The peak, of which only the lowest row lies face up; four cards to a column, the last face up; the rest is stock. */
function deal(cards: readonly Card[]): Position {
  const piles: Pile[] = Array.from({ length: PILE_COUNT }, () => EMPTY_PILE)
  for (let pile = 0; pile < PEAK; pile++) {
    piles[pile] = { cards: [cards[pile] as Card], faceDown: pile < 3 ? 1 : 0 }
  }
  for (let column = 0; column < COLUMNS; column++) {
    const first = PEAK + 4 * column
    piles[FIRST_COLUMN + column] = { cards: cards.slice(first, first + 4), faceDown: 3 }
  }
  const stock = cards.slice(PEAK + 4 * COLUMNS)
  piles[STOCK] = { cards: stock, faceDown: stock.length }
  return { piles, state: { rows: 0 } }
}

/** Every move, found by trying them: pairs first, then what goes on columns, then on cells, then a row. */
function moves(position: Position): Move[] {
  const found: Move[] = []
  for (const [to, target] of PILE_IDS.entries()) {
    if (to === DISCARD || to === STOCK) continue
    for (const [from, source] of PILE_IDS.entries()) {
      if (from === STOCK) continue
      const most = isColumn(from) && isColumn(to) ? faceUp(position, from) : 1
      for (let count = 1; count <= most; count++) {
        const move = { from: source, to: target, count }
        if (!isRefusal(play(position, move))) found.push(move)
      }
    }
  }
  const row = rowLength(position)
  if (row > 0) found.push({ from: 'stock', to: 'tableau-1', count: row })
  return found
}

function faceUp({ piles }: Position, number: number): number {
  const { cards, faceDown } = piles[number] as Pile
  return cards.slice(faceDown).filter((card) => card !== HIDDEN).length
}

function progress({ piles }: Position): Progress {
  const left = piles.slice(0, PEAK).filter(({ cards }) => cards.length > 0).length
  return { done: PEAK - left, total: PEAK }
}
