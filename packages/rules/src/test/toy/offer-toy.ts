import type { Game } from '../../game.ts'
import { GAMES } from '../../games.ts'
import { toy } from './toy.ts'

export { RUN_IN_TWO_ROWS } from './stacked-deck.ts'

/** Makes a game one of those on offer, for the tests of one file. */
export function offer<GameOptions>(game: Game<GameOptions>): Game {
  const offered = game as unknown as Game
  const games = GAMES as Map<string, Game>
  games.set(game.id, offered)
  return offered
}

/** Makes the toy one of the games on offer, for the tests of one file. */
export function offerToy(): Game {
  return offer(toy)
}
