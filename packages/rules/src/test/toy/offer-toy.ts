import type { Game } from '../../game.ts'
import { GAMES } from '../../games.ts'
import { toy } from './toy.ts'

/** Makes the toy one of the games, for the tests of one file. */
export function offerToy(): Game {
  const games = GAMES as Map<string, Game>
  games.set(toy.id, toy as Game)
  return toy as Game
}

export { RUN_IN_TWO_ROWS } from './stacked-deck.ts'
