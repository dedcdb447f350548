import { LEVELS, type FreecellOptions, type Level } from '@samedeal/rules'

/**
 * The least hardness of each level of FreeCell but the first, by cells. How they were found, and how deals
 * spread over them: docs/difficulty.md.
 */
export const FREECELL_CUTS: Readonly<
  Record<FreecellOptions['cells'], readonly [number, number, number, number]>
> = {
  4: [16, 27, 36, 40.22],
  3: [29, 37, 40.22, 40.3],
  2: [37, 40.2, 40.28, 40.3],
  1: [39, 40.19, 40.21, 40.255],
}

/** The level of a FreeCell deal of this hardness (see `hardnessOf`) with so many cells. */
export function freecellLevelOf(hardness: number, { cells }: FreecellOptions): Level {
  const reached = FREECELL_CUTS[cells].filter((cut) => hardness >= cut).length
  return LEVELS[reached] as Level
}
