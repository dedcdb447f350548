import { FREECELL } from './freecell/freecell-es.ts'
import { KLONDIKE } from './klondike/klondike-es.ts'

/** The short words of every game: they come with the catalogue, for home and lobby list the games. */
export const EVERY_GAME = { ...KLONDIKE, ...FREECELL }
