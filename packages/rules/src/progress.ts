import type { Game } from './game.ts'
import type { Position } from './position.ts'

/** Whether a position is won: all that has to be done is done. */
export function isWon<GameOptions>(
  game: Pick<Game<GameOptions>, 'progress'>,
  position: Position,
): boolean {
  const { done, total } = game.progress(position)
  return done === total
}
