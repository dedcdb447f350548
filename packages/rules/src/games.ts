import type { Game, Options } from './game.ts'
import { klondike } from './klondike/klondike.ts'

/** Every game, by its id. */
export const GAMES: ReadonlyMap<string, Game> = new Map<string, Game>([[klondike.id, klondike]])

/** The usual value of each of a game's options. */
export function usualOptions(game: Game): Options {
  return Object.fromEntries(
    Object.entries(game.options).map(([name, { usual }]) => [name, usual] as const),
  )
}
