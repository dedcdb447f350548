import type { Game } from './game.ts'
import { klondike } from './klondike/klondike.ts'

/** Every game, by its id. */
export const GAMES: ReadonlyMap<string, Game> = new Map<string, Game>([[klondike.id, klondike]])
