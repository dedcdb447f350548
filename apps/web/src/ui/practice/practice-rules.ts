import { HOUSE_RULES, USUAL_RULES } from '@samedeal/race/settings'
import type { HouseRules, RoomView } from '@samedeal/race'
import { GAMES, USUAL_GAME, usualOptions, type Game, type OptionChoice } from '@samedeal/rules'
import type { OptionValue } from '@samedeal/rules'
import { store, stored } from '../device/stored.ts'

/** What a race alone plays by. */
export type PracticeRules = Pick<RoomView, 'game' | 'options' | 'rules'>

/** The house rules that a player chooses before a race alone; all others are the usual ones. */
const CHOSEN_RULES = ['difficulty', 'hints'] as const

const KEY = 'samedeal.practice-rules'

/** Nobody waits for the end of a race alone, so that it has no time limit. */
const ALONE: HouseRules = { ...USUAL_RULES, timeLimit: 'none' }

/** The rules that a player chooses before a race of a game alone, in the order of the form. */
export function practiceChoices(game: string): readonly string[] {
  const [first, ...rest] = CHOSEN_RULES
  return [first, ...Object.keys(GAMES.get(game)?.options ?? {}), ...rest]
}

/**
 * Reads kept choices, of the game that was played last or of another; what is missing or no choice any more
 * becomes the usual one. What was kept before there was a choice of games is the usual game's.
 */
export function parsePracticeRules(kept: string | undefined, wanted?: string): PracticeRules {
  const found = parsed(kept)
  const game = GAMES.get(wanted ?? String(found['game'])) ?? USUAL_GAME
  const ofGames = objectIn(found['options'])
  const own = ofGames === undefined && game === USUAL_GAME ? found : objectIn(ofGames?.[game.id])
  const rules = chosenIn(found, HOUSE_RULES, CHOSEN_RULES)
  return {
    game: game.id,
    options: {
      ...usualOptions(game),
      ...chosenIn(own ?? {}, game.options, Object.keys(game.options)),
    },
    rules: { ...ALONE, ...rules },
  }
}

/** The values among kept ones that the rules of those names still take. */
function chosenIn(
  kept: Readonly<Record<string, unknown>>,
  specs: object,
  names: readonly string[],
): Record<string, OptionValue> {
  const chosen = names.flatMap((name) => {
    const value = kept[name] as OptionValue
    const spec = (specs as Readonly<Record<string, OptionChoice<OptionValue>>>)[name]
    return spec?.choices.includes(value) === true ? [[name, value] as const] : []
  })
  return Object.fromEntries(chosen)
}

function parsed(kept: string | undefined): Readonly<Record<string, unknown>> {
  try {
    return objectIn(JSON.parse(kept ?? '{}')) ?? {}
  } catch {
    return {}
  }
}

function objectIn(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null ? { ...value } : undefined
}

/** The rules of the next race alone, as they were chosen last on this device: of the last game, or of another. */
export function practiceRules(game?: string): PracticeRules {
  return parsePracticeRules(stored(KEY), game)
}

/** A room's rules as a race alone plays them: nobody waits for its end. */
export function aloneBy({ game, options, rules }: PracticeRules): PracticeRules {
  return { game, options, rules: { ...rules, timeLimit: 'none' } }
}

/** Keeps what was chosen for the next race alone, and what was chosen before for other games. */
export function keepPracticeRules(chosen: PracticeRules): void {
  store(KEY, writePracticeRules(chosen, stored(KEY)))
}

/** What is kept when something was chosen, beside what was kept before. */
export function writePracticeRules(
  { game, options, rules }: PracticeRules,
  before: string | undefined,
): string {
  const others = [...GAMES.values()].filter((one: Game) => one.id !== game)
  const ofGames = others.map((one) => [one.id, parsePracticeRules(before, one.id).options] as const)
  const kept = Object.fromEntries(CHOSEN_RULES.map((name) => [name, rules[name]]))
  return JSON.stringify({
    game,
    ...kept,
    options: { ...Object.fromEntries(ofGames), [game]: options },
  })
}
