import {
  isRefusal,
  sendMoves,
  type Card,
  type Game,
  type MadeBy,
  type Options,
  type Position,
  type RecordEntry,
} from '@samedeal/rules'

/**
 * Who brought each of a seat's cards home. A card belongs to whoever brought it home first, even if it is taken
 * back, comes down again, or goes home again by another's hand. So nobody can claim a stand-in's cards by undoing
 * and repeating its moves. What the table does is the player's own: it moves for somebody who is there.
 */
export interface Brought {
  readonly own: readonly Card[]
  readonly standIn: readonly Card[]
}

export const NOTHING_BROUGHT: Brought = { own: [], standIn: [] }

/** The tally after a move from one position to the next. */
export function withBrought(
  tally: Brought,
  { game, from, to, by }: { game: Game; from: Position; to: Position; by: MadeBy },
): Brought {
  if (game.progress(to).home <= game.progress(from).home) return tally
  const isNew = (card: Card) => !tally.own.includes(card) && !tally.standIn.includes(card)
  const cards = arrived(from, to).filter(isNew)
  if (cards.length === 0) return tally
  return by === 'stand-in'
    ? { ...tally, standIn: [...tally.standIn, ...cards] }
    : { ...tally, own: [...tally.own, ...cards] }
}

/** What a move put on the one pile that it made longer. */
function arrived(from: Position, to: Position): readonly Card[] {
  for (const [index, { cards }] of to.piles.entries()) {
    const before = from.piles[index]?.cards.length ?? 0
    if (cards.length > before) return cards.slice(before)
  }
  return []
}

/** Whether a stand-in has brought home more of a seat's cards than its player. */
export function isStandInsRace({ own, standIn }: Brought): boolean {
  return standIn.length > own.length
}

/** The tally of a game that was stored without one, worked out from its record. */
export function broughtIn(
  { deck, entries }: { readonly deck: readonly Card[]; readonly entries: readonly RecordEntry[] },
  { game, options }: { readonly game: Game; readonly options: Options },
): Brought {
  let tally = NOTHING_BROUGHT
  let position = game.deal(deck, options)
  const before: Position[] = []
  for (const entry of entries) {
    if ('undo' in entry) {
      position = before.pop() ?? position
      continue
    }
    before.push(position)
    for (const move of 'send' in entry ? sendMoves(game, position, options) : [entry]) {
      const next = game.play(position, move, options)
      if (isRefusal(next)) return tally
      tally = withBrought(tally, { game, from: position, to: next, by: entry.by ?? 'player' })
      position = next
    }
  }
  return tally
}
