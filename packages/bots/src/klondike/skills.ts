import type { KlondikeOptions } from '@samedeal/rules'
import type { GameSkills } from '../skills.ts'
import { klondikeAlone } from './klondike-alone.ts'
import { decide, isQuick } from './decide.ts'
import type { Memory } from './memory.ts'

/** What Klondike offers beside its rules. */
export const klondikeSkills: GameSkills<KlondikeOptions, Memory> = {
  ...klondikeAlone,
  thoughtMs: { beginner: 0.1, casual: 0.1, skilled: 10, champion: 150 },
  isQuick,
  decide,
}
