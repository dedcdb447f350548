import type { OptionSpec } from '../game.ts'

/** What a room may set about FreeCell. */
export type FreecellOptions = {
  /** How many free cells there are. */
  readonly cells: 1 | 2 | 3 | 4
}

export const FREECELL_OPTIONS: OptionSpec<FreecellOptions> = {
  cells: {
    name: 'Free cells',
    choices: [4, 3, 2, 1],
    usual: 4,
    accepts: (value) => value === 1 || value === 2 || value === 3 || value === 4,
    allowed: '1, 2, 3 or 4',
  },
}
