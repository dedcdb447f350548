import {
  LEVELS,
  type Game,
  type Level,
  type OptionChoice,
  type OptionSpec,
  type OptionValue,
} from '@samedeal/rules'

/** What the host may set about the race itself; the game has options of its own. */
export type HouseRules = {
  readonly difficulty: Level
  /** Whether the last round's winner gets a deal one level harder. */
  readonly handicap: boolean
  /** The target time in minutes. */
  readonly timeLimit: number | 'none'
  readonly undo: boolean
  readonly hints: boolean
  readonly send: boolean
  /** Seconds for each move, after which the table moves. */
  readonly moveClock: number | 'none'
  /** Whether every deal is proven winnable, or any shuffle will do. */
  readonly deal: 'winnable' | 'any'
  /** Rounds of a match, after which comes a final podium. */
  readonly match: number | 'open'
}

/** The house rules with their choices; the usual ones are those of the party race. */
export const HOUSE_RULES: OptionSpec<HouseRules> = {
  difficulty: choice<Level>('Difficulty', LEVELS, 'normal'),
  handicap: choice('Handicap the winner', [false, true], false),
  timeLimit: choice<number | 'none'>('Time limit', [3, 5, 10, 15, 20, 30, 'none'], 10),
  undo: choice('Undo', [true, false], true),
  hints: choice('Hints', [false, true], false),
  send: choice('Send cards', [true, false], true),
  moveClock: choice<number | 'none'>('Move clock', ['none', 30, 60, 180], 'none'),
  deal: choice<'winnable' | 'any'>('Deal', ['winnable', 'any'], 'winnable'),
  match: choice<number | 'open'>('Match', ['open', 3, 5, 7], 'open'),
}

/** The usual house rules: the party race. */
export const USUAL_RULES = Object.fromEntries(
  Object.entries(HOUSE_RULES).map(([name, { usual }]) => [name, usual]),
) as HouseRules

/** What a host may choose of a house rule in a game: where nothing can be proven, any shuffle is dealt. */
export function ruleChoices<Name extends keyof HouseRules>(
  name: Name,
  { isProvable }: Pick<Game, 'isProvable'>,
): readonly HouseRules[Name][] {
  const { choices } = HOUSE_RULES[name]
  return name === 'deal' && !isProvable ? choices.filter((value) => value !== 'winnable') : choices
}

/** The level so many steps above another; master is the top. */
export function levelAbove(level: Level, steps: number): Level {
  return LEVELS[Math.min(LEVELS.indexOf(level) + steps, LEVELS.length - 1)] ?? 'master'
}

/** How many levels above the common deal a seat's next one really is, under the house rules. */
export function appliedHandicap({ handicap, deal }: HouseRules, wins: number): number {
  return handicap && deal === 'winnable' ? wins : 0
}

/** The level of a seat's next deal after so many wins in a row. */
export function dealLevel(rules: HouseRules, wins: number): Level {
  return levelAbove(rules.difficulty, appliedHandicap(rules, wins))
}

/** The target time in milliseconds; infinite when there is none. */
export function limitOf({ timeLimit }: HouseRules): number {
  return timeLimit === 'none' ? Number.POSITIVE_INFINITY : timeLimit * 60_000
}

function choice<Value extends OptionValue>(
  name: string,
  choices: readonly Value[],
  usual: Value,
): OptionChoice<Value> {
  return {
    name,
    choices,
    usual,
    accepts: (value) => choices.includes(value as Value),
    allowed: choices.join(', '),
  }
}
