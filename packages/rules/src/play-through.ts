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
  const now = seen(played, { move, from })
  const forced = game.forced?.(now, options)
  return forced === undefined ? now : playThrough({ game, options }, now, { move: forced, seen })
}
