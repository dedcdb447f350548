import type { Game, Move, Options, PileSpec } from '@samedeal/rules'
import type { FromServer } from './from-server.ts'

/**
 * A numbered move as it travels: [n, from, to, count, round], with piles by their number in the game's table.
 * Numbers begin anew in each round; a move that arrives in another than its own is known by that.
 */
export type WireMove = readonly [
  n: number,
  from: number,
  to: number,
  count: number,
  round?: number | undefined,
]

/** Writes a move for the wire. */
export function moveToWire(rules: WireRules, n: number, { from, to, count }: Move): WireMove {
  const specs = rules.game.table(rules.options)
  return [n, numberOf(specs, from), numberOf(specs, to), count]
}

/** Reads a move from the wire. A pile that the game does not have gets a name that no rule knows. */
export function moveFromWire(rules: WireRules, [, from, to, count]: WireMove): Move {
  const specs = rules.game.table(rules.options)
  const nameOf = (number: number): string => specs[number]?.id ?? `pile-${number}`
  return { from: nameOf(from), to: nameOf(to), count }
}

/** Writes a hint for the wire; null when no move helps. */
export function hintToWire(rules: WireRules, move: Move | undefined): FromServer['hint'] {
  if (move === undefined) return null
  const [, from, to, count] = moveToWire(rules, 0, move)
  return [from, to, count]
}

/** The game that gives the piles their numbers. */
export interface WireRules {
  readonly game: Game
  readonly options: Options
}

function numberOf(specs: readonly PileSpec[], id: string): number {
  return specs.findIndex((spec) => spec.id === id)
}
