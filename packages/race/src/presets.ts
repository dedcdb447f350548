import { PRESET_IDS, type Game, type Options, type PresetId } from '@samedeal/rules'
import { USUAL_RULES, type HouseRules } from './house-rules.ts'

/** A named bundle of settings. */
export interface Preset {
  readonly id: PresetId
  /** Options of the game; what is not named gets its usual value. */
  readonly options: Options
  readonly rules: HouseRules
}

const UNTIMED: HouseRules = { ...USUAL_RULES, timeLimit: 'none' }

/** The house rules of each preset. */
const RULES: Readonly<Record<PresetId, HouseRules>> = {
  party: USUAL_RULES,
  classic: UNTIMED,
  reference: UNTIMED,
  table: { ...UNTIMED, undo: false, send: false, deal: 'any', moveClock: 180 },
}

/** The presets by which a host of a game sets everything at once, the usual one first. */
export function presetsOf({ presets }: Pick<Game, 'presets'>): readonly Preset[] {
  return PRESET_IDS.flatMap((id) => {
    const options = presets[id] as Options | undefined
    return options === undefined ? [] : [{ id, options, rules: RULES[id] }]
  })
}
