import { usualOptions, type OptionSpec, type OptionValue, type Options } from '@samedeal/rules'
import { CPU_LEVELS, type CpuLevel } from '@samedeal/rules'
import { isOfFirstEdition } from './edition.ts'
import { HOUSE_RULES, USUAL_RULES } from './house-rules.ts'
import { outcome, refusal, type Outcome } from './outcome.ts'
import { PRESETS } from './presets.ts'
import type { PlayerId, Race } from './race.ts'
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
  const ofRace = faultOf(HOUSE_RULES, name, value)
  if (ofRace === undefined) {
    return outcome({ ...race, rules: { ...race.rules, [name]: value } }, { type: 'room' })
  }
  const isKnown = ofGame === 'no-such-choice' || ofRace === 'no-such-choice'
  return refusal(race, player, { why: isKnown ? 'no-such-choice' : 'no-such-option' })
}

/** The host sets everything at once. */
export function usePreset(race: Race, { player, id }: ByHost & { readonly id: string }): Outcome {
  const preset = PRESETS.find((one) => one.id === id)
  if (preset === undefined) return refusal(race, player, { why: 'no-such-preset' })
  const options: Options = { ...usualOptions(gameOf(race)), ...preset.options }
  // In the first edition Table and Classic had the usual limit.
  const hadLimit = isOfFirstEdition(race) && id !== 'reference'
  const rules = hadLimit ? { ...preset.rules, timeLimit: USUAL_RULES.timeLimit } : preset.rules
  return outcome({ ...race, options, rules }, { type: 'room' })
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
