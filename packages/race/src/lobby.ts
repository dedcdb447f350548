import {
  CPU_LEVELS,
  GAMES,
  usualOptions,
  type CpuLevel,
  type Game,
  type OptionSpec,
  type OptionValue,
  type Options,
} from '@samedeal/rules'
import { isOfFirstEdition } from './edition.ts'
import { HOUSE_RULES, ruleChoices, USUAL_RULES, type HouseRules } from './house-rules.ts'
import { outcome, refusal, type Outcome } from './outcome.ts'
import { presetsOf } from './presets.ts'
import { withGame, type PlayerId, type Race } from './race.ts'
import { gameOf } from './ranking.ts'
import type { Refused } from './refused.ts'
import { seatCpu, withSeat } from './seats.ts'

interface ByHost {
  readonly player: PlayerId
}

/** The host puts one more CPU player at the table. */
export function addCpu(race: Race, command: ByHost & { readonly level: CpuLevel }): Outcome {
  if (!CPU_LEVELS.includes(command.level)) {
    return refusal(race, command.player, { why: 'no-such-choice' })
  }
  const seated = seatCpu(race, command.level)
  if (seated === undefined) return refusal(race, command.player, { why: 'room-full' })
  return outcome(seated, { type: 'room' })
}

/** The host chooses how well a CPU plays. */
export function setCpu(
  race: Race,
  { player, seat: number, level }: ByHost & { readonly seat: number; readonly level: CpuLevel },
): Outcome {
  const seat = race.seats.find((one) => one.seat === number)
  if (seat === undefined) return refusal(race, player, { why: 'no-such-seat' })
  if (seat.kind !== 'cpu') return refusal(race, player, { why: 'not-a-cpu' })
  if (!CPU_LEVELS.includes(level)) return refusal(race, player, { why: 'no-such-choice' })
  return outcome(withSeat(race, number, { cpuLevel: level }), { type: 'room' })
}

/** The host changes one option of the game or one house rule. */
export function setOption(
  race: Race,
  { player, name, value }: ByHost & { readonly name: string; readonly value: OptionValue },
): Outcome {
  const ofGame = faultOf(gameOf(race).options, name, value)
  if (ofGame === undefined) {
    return outcome({ ...race, options: { ...race.options, [name]: value } }, { type: 'room' })
  }
  const ofRace = faultOf(HOUSE_RULES, name, value) ?? faultInGame(gameOf(race), name, value)
  if (ofRace === undefined) {
    return outcome({ ...race, rules: { ...race.rules, [name]: value } }, { type: 'room' })
  }
  const isKnown = ofGame === 'no-such-choice' || ofRace === 'no-such-choice'
  return refusal(race, player, { why: isKnown ? 'no-such-choice' : 'no-such-option' })
}

/** The host sets everything at once. */
export function usePreset(race: Race, { player, id }: ByHost & { readonly id: string }): Outcome {
  const game = gameOf(race)
  const preset = presetsOf(game).find((one) => one.id === id)
  if (preset === undefined) return refusal(race, player, { why: 'no-such-preset' })
  const options: Options = { ...usualOptions(game), ...preset.options }
  // In the first edition Table and Classic had the usual limit.
  const hadLimit = isOfFirstEdition(race) && id !== 'reference'
  const rules = hadLimit ? { ...preset.rules, timeLimit: USUAL_RULES.timeLimit } : preset.rules
  return outcome(withGame(race, { game, options, rules }), { type: 'room' })
}

/** The host chooses the game: its options are the usual ones, the house rules and the points stay. */
export function setGame(
  race: Race,
  { player, game: id }: ByHost & { readonly game: string },
): Outcome {
  const game = GAMES.get(id)
  if (game === undefined) return refusal(race, player, { why: 'no-such-game' })
  if (id === race.game) return outcome(race)
  const { rules } = race
  return outcome(withGame(race, { game, options: usualOptions(game), rules }), { type: 'room' })
}

/** A house rule that the game allows: what cannot be proven is not promised. */
function faultInGame(game: Game, name: string, value: OptionValue): Refused | undefined {
  const allowed = ruleChoices(name as keyof HouseRules, game) as readonly OptionValue[]
  return allowed.includes(value) ? undefined : 'no-such-choice'
}

function faultOf<Values>(
  spec: OptionSpec<Values>,
  name: string,
  value: OptionValue,
): Refused | undefined {
  if (!Object.hasOwn(spec, name)) return 'no-such-option'
  const choice = spec[name as keyof Values]
  return (choice.choices as readonly OptionValue[]).includes(value) ? undefined : 'no-such-choice'
}
