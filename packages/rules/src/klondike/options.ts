import type { OptionSpec } from '../game.ts'

/** What a room may set about Klondike. */
export type KlondikeOptions = {
  /** Cards turned at a draw. */
  readonly draw: 1 | 3
  /** How often the stock may be gone through: 1 means no recycle at all. */
  readonly passes: number | 'unlimited'
  /** Whether the top card of a foundation may come back down on a column. */
  readonly foundationReturn: boolean
}

export const KLONDIKE_OPTIONS: OptionSpec<KlondikeOptions> = {
  draw: {
    name: 'Cards per draw',
    choices: [1, 3],
    usual: 1,
    accepts: (value) => value === 1 || value === 3,
    allowed: '1 or 3',
  },
  passes: {
    name: 'Passes',
    choices: ['unlimited', 3, 1],
    usual: 'unlimited',
    accepts: (value) => value === 'unlimited' || (Number.isInteger(value) && (value as number) > 0),
    allowed: '"unlimited" or a whole number from 1',
  },
  foundationReturn: {
    name: 'Foundation to column',
    choices: [true, false],
    usual: true,
    accepts: (value) => typeof value === 'boolean',
    allowed: 'true or false',
  },
}
