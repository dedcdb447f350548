import type { Game } from '../../game.ts'
import { GAMES } from '../../games.ts'
import { toy } from './toy.ts'

export { RUN_IN_TWO_ROWS } from './stacked-deck.ts'

/** Makes the toy one of the games on offer, for the tests of one file. */
export function offerToy(): Game {
  const offered = toy as unknown as Game
  const games = GAMES as Map<string, Game>
  games.set(offered.id, offered)
  return offered
}
