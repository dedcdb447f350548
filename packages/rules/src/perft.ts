import type { Game } from './game.ts'
import { playThrough } from './play-through.ts'
import type { Position } from './position.ts'
import { isRefusal } from './refusal.ts'

/** How many sequences of exactly `depth` legal moves lead on from a position. */
export function perft<GameOptions>(
  game: Game<GameOptions>,
  from: { readonly position: Position; readonly options: GameOptions },
  depth: number,
): number {
  const { position, options } = from
  const moves = game.moves(position, options)
  if (depth === 1) return moves.length
  if (depth === 0) return 1
  let count = 0
  for (const move of moves) {
    const next = playThrough({ game, options }, position, { move })
    if (!isRefusal(next)) count += perft(game, { position: next, options }, depth - 1)
  }
  return count
}
