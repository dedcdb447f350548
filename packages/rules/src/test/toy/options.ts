import type { OptionSpec } from '../../game.ts'

/** What a room could set about the toy. */
export type ToyOptions = {
  /** How many suits its two decks have. */
  readonly suits: 1 | 2 | 4
}

export const TOY_OPTIONS: OptionSpec<ToyOptions> = {
  suits: {
    name: 'Suits',
    choices: [1, 2, 4],
    usual: 2,
    accepts: (value) => value === 1 || value === 2 || value === 4,
    allowed: '1, 2 or 4',
  },
}
