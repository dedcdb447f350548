import { LEVELS, type KlondikeOptions, type Level } from '@samedeal/rules'

/**
 * The least hardness of each level but the first, by cards per draw. How they were found, and how
 * deals spread over them: docs/difficulty.md.
 */
export const CUTS: Readonly<Record<1 | 3, readonly [number, number, number, number]>> = {
  1: [8, 21, 33, 40],
  3: [29, 37, 40, 40.285],
}

/** The level of a deal of this hardness under these options. */
export function levelOf(hardness: number, { draw }: KlondikeOptions): Level {
  const reached = CUTS[draw].filter((cut) => hardness >= cut).length
  return LEVELS[reached] as Level
}
