import { FREECELL } from './freecell/freecell-ja.ts'
import { KLONDIKE } from './klondike/klondike-ja.ts'

/** The short words of every game: they come with the catalogue, for home and lobby list the games. */
export const EVERY_GAME = { ...KLONDIKE, ...FREECELL }
