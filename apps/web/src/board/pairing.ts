import { HIDDEN, type Card, type Position } from '@samedeal/rules'

/** A card's place: the pile's number and the place from the bottom. */
export interface Place {
  readonly pile: number
  readonly index: number
}

/**
 * Where each card of a position lay in the one before: for every pile and place, the earlier place
 * of the same physical card. A known card is found by its face. Cards whose face is not known in
 * one of the two (drawn, turned up, put back, taken back) are matched by staying where they are,
 * else by the order in which piles are dealt and turned over. Every earlier place is used once;
 * undefined where the position before had fewer cards.
 */
export function pairCards(before: Position, after: Position): (Place | undefined)[][] {
  const free = new Map(placesOf(before).map((place) => [keyOf(place), place]))
  const found = after.piles.map(({ cards }) => cards.map((): Place | undefined => undefined))

  function match(to: Place, from: Place | undefined): void {
    if (from === undefined || !free.delete(keyOf(from))) return
    const row = found[to.pile] as (Place | undefined)[]
    row[to.index] = from
  }

  const places = placesOf(after)
  const open = () => places.filter(({ pile, index }) => found[pile]?.[index] === undefined)
  for (const place of places)
    if (cardAt(before, place) === cardAt(after, place)) match(place, place)
  const known = placesByCard(before, free.values())
  for (const to of open()) match(to, known.get(cardAt(after, to))?.pop())
  for (const to of open()) if (isUnknownSwap(before, after, to)) match(to, to)
  // Piles are dealt from the top and filled from the bottom.
  const left = [...free.values()].toSorted(byPileFromTop)
  for (const to of open()) match(to, left.shift())
  return found
}

/** Whether the same place holds a card in both positions, and in one of them nobody knows which. */
function isUnknownSwap(before: Position, after: Position, place: Place): boolean {
  const [was, is] = [cardAt(before, place), cardAt(after, place)]
  return was !== undefined && (was === HIDDEN || is === HIDDEN)
}

function placesOf(position: Position): Place[] {
  return position.piles.flatMap(({ cards }, pile) => cards.map((_, index) => ({ pile, index })))
}

function placesByCard(position: Position, places: Iterable<Place>): Map<Card | undefined, Place[]> {
  const byCard = new Map<Card | undefined, Place[]>()
  for (const place of places) {
    const card = cardAt(position, place)
    if (card !== HIDDEN) byCard.set(card, [...(byCard.get(card) ?? []), place])
  }
  return byCard
}

function cardAt(position: Position, { pile, index }: Place): Card | undefined {
  return position.piles[pile]?.cards[index]
}

function keyOf({ pile, index }: Place): string {
  return `${pile}:${index}`
}

function byPileFromTop(one: Place, other: Place): number {
  return one.pile - other.pile || other.index - one.index
}
