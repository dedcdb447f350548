import type { Game, Move, PileSpec } from './game.ts'
import type { Position } from './position.ts'
import { playThrough } from './play-through.ts'
import { isRefusal } from './refusal.ts'

/**
 * The moves of [Send cards], in order: every card that can go to a foundation, again and again,
 * newly turned cards and waste tops included, without drawing or recycling. Empty when none can go.
 */
export function sendMoves<GameOptions>(
  game: Game<GameOptions>,
  position: Position,
  options: GameOptions,
): Move[] {
  const foundations = new Set(
    game
      .table(options)
      .filter(isFoundation)
      .map((pile) => pile.id),
  )
  const sent: Move[] = []
  let now = position
  for (;;) {
    const move = game
      .moves(now, options)
      .find(({ from, to }) => foundations.has(to) && !foundations.has(from))
    if (move === undefined) return sent
    const next = playThrough({ game, options }, now, { move })
    if (isRefusal(next)) return sent
    sent.push(move)
    now = next
  }
}

function isFoundation(pile: PileSpec): boolean {
  return pile.kind === 'foundation'
}
