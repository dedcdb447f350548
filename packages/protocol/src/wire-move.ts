import type { Game, Move, Options, PileSpec } from '@samedeal/rules'

/** A numbered move as it travels: [n, from, to, count], with piles by their number in the game's table. */
export type WireMove = readonly [n: number, from: number, to: number, count: number]

/** Writes a move for the wire. */
export function moveToWire(rules: WireRules, n: number, { from, to, count }: Move): WireMove {
  const specs = rules.game.table(rules.options)
  return [n, numberOf(specs, from), numberOf(specs, to), count]
}

/** Reads a move from the wire; undefined when it names a pile that the game does not have. */
export function moveFromWire(rules: WireRules, [, from, to, count]: WireMove): Move | undefined {
  const specs = rules.game.table(rules.options)
  const source = specs[from]
  const target = specs[to]
  return source && target && { from: source.id, to: target.id, count }
}

/** The game that gives the piles their numbers. */
export interface WireRules {
  readonly game: Game
  readonly options: Options
}

function numberOf(specs: readonly PileSpec[], id: string): number {
  return specs.findIndex((spec) => spec.id === id)
}
