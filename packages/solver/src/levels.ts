import { LEVELS, type KlondikeOptions, type Level } from '@samedeal/rules'

/** Games that the noisy player plays of a deal to grade it. */
export const PLAYOUTS = 40

/**
 * The least hardness of each level but the first, by cards per draw. How they were found, and how
 * deals spread over them: docs/difficulty.md.
 */
export const CUTS: Readonly<Record<1 | 3, readonly [number, number, number, number]>> = {
  1: [8, 21, 33, 40],
  3: [29, 37, 40, 40.285],
}

/**
 * How hard a deal is: how many of 40 games the noisy player lost, and where that is equal, the
 * size of the search for a win (its decimal logarithm, a tenth of it).
 */
export function hardnessOf(lost: number, states: number): number {
  return lost + Math.min(Math.log10(Math.max(states, 1)), 9) / 10
}

/** The level of a deal of this hardness under these options. */
export function levelOf(hardness: number, { draw }: KlondikeOptions): Level {
  const reached = CUTS[draw].filter((cut) => hardness >= cut).length
  return LEVELS[reached] as Level
}
