import type { Game, Options } from './game.ts'
import { freecell } from './freecell/freecell.ts'
import { klondike } from './klondike/klondike.ts'

/** Every game that is offered, by its id: the usual one first. */
export const GAMES: ReadonlyMap<string, Game> = new Map<string, Game>([
  [klondike.id, klondike],
  [freecell.id, freecell],
])

/** The game that a new room plays until its host chooses another. */
export const USUAL_GAME: Game = klondike

/** A key for a game under options, the same for the same ones in whatever order. */
export function settingKey(game: Game, options: Options): string {
  return JSON.stringify([game.id, ...Object.keys(game.options).map((name) => options[name])])
}

/** The usual value of each of a game's options. */
export function usualOptions(game: Game): Options {
  return Object.fromEntries(
    Object.entries(game.options).map(([name, { usual }]) => [name, usual] as const),
  )
}
