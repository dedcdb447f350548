import {
  faceUpCount,
  HIDDEN,
  KING,
  rankOf,
  type Card,
  type Move,
  type Pile,
  type Position,
} from '@samedeal/rules'
import { FIRST_TABLEAU, STOCK, WASTE } from '@samedeal/rules/klondike-table'

/**
 * What the person on a seat remembers of the round: made from nothing but the views that they were
 * shown, one after another.
 */
export interface Memory {
  /** The cards in deal order, HIDDEN where none has been seen. */
  readonly deck: readonly Card[]
  /** How far the game is: see `markOf`. */
  readonly mark: number
  /** Moves made since the game last went forward, and how many of them turned the stock over. */
  readonly idleMoves: number
  readonly idleRecycles: number
  readonly secondThoughts: SecondThoughts
}

/**
 * Whether the player may take the last step back. `open`: it has just turned up a column's card that
 * had never been seen. `spent`: a step has been taken back, and no such card turned up since. So a
 * card that follows an undo stays where it is: nobody looks under one column after another.
 */
export type SecondThoughts = 'none' | 'open' | 'spent'

/** Cards that lie in the columns of a deal, and in its stock. */
const DEALT = 28
const COLUMNS = 7

/** The memory of somebody who has just been dealt a game. */
export function firstMemory(view: Position): Memory {
  const nothing: Memory = {
    deck: Array.from({ length: 52 }, () => HIDDEN),
    mark: -1,
    idleMoves: 0,
    idleRecycles: 0,
    secondThoughts: 'none',
  }
  return { ...remember(nothing, view), secondThoughts: 'none' }
}

/**
 * The memory after one more view; `move` led to it, none when it came about otherwise (an undo). An
 * unchanged memory costs some microseconds.
 */
export function remember(memory: Memory, view: Position, move?: Move): Memory {
  const deck = memory.deck.slice()
  const turnedUp = noteColumns(deck, view)
  noteWaste(deck, view)
  const secondThoughts = secondThoughtsAfter(memory, move, turnedUp)
  const seen = deck.reduce((sum, card) => sum + (card === HIDDEN ? 0 : 1), 0)
  const mark = seen * 10_000 + markOf(view)
  if (mark !== memory.mark) {
    return { deck, mark, idleMoves: 0, idleRecycles: 0, secondThoughts }
  }
  const recycled = move?.to === 'stock' ? 1 : 0
  return {
    deck,
    mark,
    idleMoves: memory.idleMoves + 1,
    idleRecycles: memory.idleRecycles + recycled,
    secondThoughts,
  }
}

/** The view with every card that is remembered written in; face-down cards stay face down. */
export function recalled({ deck }: Memory, view: Position): Position {
  const piles = view.piles.map((pile, number): Pile => {
    if (pile.faceDown === 0) return pile
    if (number === STOCK) {
      return { cards: stockOrder(deck, view).toReversed(), faceDown: pile.faceDown }
    }
    const column = number - FIRST_TABLEAU
    const cards = pile.cards.map((card, row) =>
      card === HIDDEN ? (deck[placeOf(column, row)] as Card) : card,
    )
    return { cards, faceDown: pile.faceDown }
  })
  return { piles, state: view.state }
}

/** Whether every card of the stock has been turned up at least once. */
export function hasSeenStock({ deck }: Memory): boolean {
  return !deck.includes(HIDDEN, DEALT)
}

/** Where the deal puts the card of a column and row: row by row from the left. */
function placeOf(column: number, row: number): number {
  return row * COLUMNS - (row * (row - 1)) / 2 + column - row
}

function secondThoughtsAfter(
  { secondThoughts }: Memory,
  move: Move | undefined,
  turnedUp: boolean,
): SecondThoughts {
  if (move === undefined) return 'spent'
  if (secondThoughts === 'spent') return turnedUp ? 'none' : 'spent'
  return turnedUp ? 'open' : 'none'
}

/**
 * A card that lies lowest of the face-up cards the first time that it can has lain there since the deal.
 * True when one is new.
 */
function noteColumns(deck: Card[], view: Position): boolean {
  let isNew = false
  for (let column = 0; column < COLUMNS; column++) {
    const { cards, faceDown } = view.piles[FIRST_TABLEAU + column] as Pile
    const place = placeOf(column, faceDown)
    if (faceDown < cards.length && faceDown <= column && deck[place] === HIDDEN) {
      deck[place] = cards[faceDown] as Card
      isNew = true
    }
  }
  return isNew
}

/** The waste shows the first of the cards that are left of the stock, in the order of the deal. */
function noteWaste(deck: Card[], view: Position): void {
  const waste = (view.piles[WASTE] as Pile).cards
  const places = placesLeft(deck, view)
  waste.forEach((card, index) => {
    const place = places[index]
    if (place !== undefined) deck[place] = card
  })
}

/** What is left in the stock, first card drawn first. */
function stockOrder(deck: readonly Card[], view: Position): Card[] {
  const count = (view.piles[STOCK] as Pile).cards.length
  const places = placesLeft(deck, view)
  return places.slice(places.length - count).map((place) => deck[place] as Card)
}

/** The places of the deal's stock whose cards are still in stock or waste. */
function placesLeft(deck: readonly Card[], view: Position): number[] {
  const out = new Set<Card>()
  view.piles.forEach(({ cards, faceDown }, number) => {
    if (number === STOCK || number === WASTE) return
    for (let index = faceDown; index < cards.length; index++) out.add(cards[index] as Card)
  })
  const places: number[] = []
  for (let place = DEALT; place < deck.length; place++) {
    const card = deck[place] as Card
    if (card === HIDDEN || !out.has(card)) places.push(place)
  }
  return places
}

/**
 * A number that only moves change which cannot be taken back: a card turned up or taken from the
 * stock, a card at the bottom of a column moved on.
 */
function markOf(view: Position): number {
  let bound = 0
  for (let number = FIRST_TABLEAU; number < view.piles.length; number++) {
    const pile = view.piles[number] as Pile
    if (faceUpCount(pile) === 0) continue
    const isFree = pile.faceDown === 0 && rankOf(pile.cards[0] as Card) === KING
    bound += isFree ? 0 : pile.faceDown + 1
  }
  const stock = (view.piles[STOCK] as Pile).cards.length
  return bound * 100 + stock + (view.piles[WASTE] as Pile).cards.length
}
