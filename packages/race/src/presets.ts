import type { Options } from '@samedeal/rules'
import { USUAL_RULES, type HouseRules } from './house-rules.ts'

/** A named bundle of settings. */
export interface Preset {
  readonly id: 'party' | 'classic' | 'reference' | 'table'
  /** Options of the game; what is not named gets its usual value. */
  readonly options: Options
  readonly rules: HouseRules
}

const UNTIMED: HouseRules = { ...USUAL_RULES, timeLimit: 'none' }

/** The presets by which a host sets everything at once, the usual one first. */
export const PRESETS: readonly Preset[] = [
  { id: 'party', options: {}, rules: USUAL_RULES },
  { id: 'classic', options: { draw: 1, foundationReturn: false }, rules: UNTIMED },
  { id: 'reference', options: {}, rules: UNTIMED },
  {
    id: 'table',
    options: { draw: 1, passes: 3 },
    rules: { ...UNTIMED, undo: false, send: false, deal: 'any', moveClock: 180 },
  },
]
