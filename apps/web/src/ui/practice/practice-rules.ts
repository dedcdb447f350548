import { HOUSE_RULES, USUAL_RULES } from '@samedeal/race/settings'
import type { HouseRules, RoomView } from '@samedeal/race'
import { klondike, usualOptions, type OptionChoice, type OptionValue } from '@samedeal/rules'
import { store, stored } from '../device/stored.ts'

/** What a race alone plays by. */
export type PracticeRules = Pick<RoomView, 'options' | 'rules'>

/** The rules that a player chooses before a race alone; all others are the usual ones. */
export const PRACTICE_CHOICES = [
  'difficulty',
  'draw',
  'passes',
  'foundationReturn',
  'hints',
] as const

const KEY = 'samedeal.practice-rules'

/** Nobody waits for the end of a race alone, so that it has no time limit. */
const ALONE: HouseRules = { ...USUAL_RULES, timeLimit: 'none' }

const SPECS: Readonly<Record<string, OptionChoice<OptionValue>>> = {
  ...(klondike.options as object),
  ...(HOUSE_RULES as object),
}

/** Reads kept choices; what is missing or no choice any more becomes the usual one. */
export function parsePracticeRules(kept: string | undefined): PracticeRules {
  const found = parsed(kept)
  const chosen = PRACTICE_CHOICES.flatMap((name) => {
    const value = found[name] as OptionValue
    return SPECS[name]?.choices.includes(value) === true ? [[name, value] as const] : []
  })
  const of = (spec: object) => Object.fromEntries(chosen.filter(([name]) => name in spec))
  return {
    options: { ...usualOptions(klondike), ...of(klondike.options) },
    rules: { ...ALONE, ...of(HOUSE_RULES) },
  }
}

function parsed(kept: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(kept ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/** The rules of the next race alone, as they were chosen last on this device. */
export function practiceRules(): PracticeRules {
  return parsePracticeRules(stored(KEY))
}

/** A room's rules as a race alone plays them: nobody waits for its end. */
export function aloneBy({ options, rules }: PracticeRules): PracticeRules {
  return { options, rules: { ...rules, timeLimit: 'none' } }
}

/** Keeps what was chosen for the next race alone. */
export function keepPracticeRules({ options, rules }: PracticeRules): void {
  const values: Readonly<Record<string, OptionValue>> = { ...options, ...rules }
  store(
    KEY,
    JSON.stringify(Object.fromEntries(PRACTICE_CHOICES.map((name) => [name, values[name]]))),
  )
}
