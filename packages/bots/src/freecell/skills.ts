import type { FreecellOptions } from '@samedeal/rules'
import type { GameSkills } from '../skills.ts'
import { freecellAlone } from './freecell-alone.ts'
import { decideFreecell, isQuickAtFreecell } from './decide.ts'
import type { FreecellMemory } from './memory.ts'

/** What FreeCell offers beside its rules. */
export const freecellSkills: GameSkills<FreecellOptions, FreecellMemory> = {
  ...freecellAlone,
  thoughtMs: { beginner: 0.1, casual: 1, skilled: 3, champion: 20 },
  isQuick: (_memory, level) => isQuickAtFreecell(level),
  decide: decideFreecell,
}
