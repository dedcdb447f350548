import {
  isRefusal,
  playThrough,
  sendMoves,
  type Card,
  type GameRules,
  type MadeBy,
  type Options,
  type RecordEntry,
} from '@samedeal/rules'

/**
 * Who brought a seat's cards home. A card counts for whoever brought the seat further than it had been before: what
 * is taken back, or comes down again, counts for nobody the second time. So nobody can claim a stand-in's cards by
 * undoing and repeating its moves. What the table does is the player's own: it moves for somebody who is there.
 */
export interface Brought {
  readonly own: number
  readonly standIn: number
}

export const NOTHING_BROUGHT: Brought = { own: 0, standIn: 0 }

/** The tally after a move that leaves a seat with so many cards done. */
export function withBrought(
  tally: Brought,
  { done, by }: { readonly done: number; readonly by: MadeBy },
): Brought {
  const { own, standIn } = tally
  const more = done - own - standIn
  if (more <= 0) return tally
  return by === 'stand-in' ? { own, standIn: standIn + more } : { own: own + more, standIn }
}

/** Whether a stand-in has brought home more of a seat's cards than its player. */
export function isStandInsRace({ own, standIn }: Brought): boolean {
  return standIn > own
}

/** The tally of a game that was stored without one, worked out from its record. */
export function broughtIn(
  { deck, entries }: { readonly deck: readonly Card[]; readonly entries: readonly RecordEntry[] },
  { game, options }: GameRules<Options>,
): Brought {
  let tally = NOTHING_BROUGHT
  let position = game.deal(deck, options)
  const before = [position]
  for (const entry of entries) {
    if ('undo' in entry) {
      if (before.length > 1) before.pop()
      position = before.at(-1) ?? position
      continue
    }
    for (const move of 'send' in entry ? sendMoves(game, position, options) : [entry]) {
      const next = playThrough({ game, options }, position, { move })
      if (isRefusal(next)) return tally
      tally = withBrought(tally, { done: game.progress(next).done, by: entry.by ?? 'player' })
      position = next
    }
    before.push(position)
  }
  return tally
}
