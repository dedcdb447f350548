import type { Game, Move } from './game.ts'
import type { Position } from './position.ts'
import { isRefusal, type Refusal } from './refusal.ts'

/** A game under a set of its options. */
export interface GameRules<GameOptions> {
  readonly game: Game<GameOptions>
  readonly options: GameOptions
}

/** A move, and who looks on. */
export interface Played {
  readonly move: Move
  /**
   * Called after the move and after each one that follows by itself; the game goes on from the position that it
   * gives back. So whoever knows more than the rules can tell it: a face that has been turned up.
   */
  readonly seen?: (
    after: Position,
    made: { readonly move: Move; readonly from: Position },
  ) => Position
}

/** A forced move leads to another at most so often; more is a fault of the game. */
const MOST_FORCED = 200

/**
 * The position after a move and all that it brings about by itself: one step, which is undone as one. Or why the
 * move is not allowed. On a view, what depends on a face that is not known waits until it is.
 */
export function playThrough<GameOptions>(
  { game, options }: GameRules<GameOptions>,
  from: Position,
  { move, seen = (after) => after }: Played,
): Position | Refusal {
  const played = game.play(from, move, options)
  if (isRefusal(played)) return played
  let now = seen(played, { move, from })
  for (let count = 0; count < MOST_FORCED; count++) {
    const forced = game.forced?.(now, options)
    if (forced === undefined) return now
    const next = game.play(now, forced, options)
    if (isRefusal(next))
      throw new Error(`${game.id} forces a move that it refuses: ${next.refused}`)
    now = seen(next, { move: forced, from: now })
  }
  throw new Error(`${game.id} forces moves without end`)
}
