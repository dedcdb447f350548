import type { OptionValue } from '@samedeal/rules'
import { outcome, refusal, type Outcome } from './outcome.ts'
import type { PlayerId, Race } from './race.ts'
import { gameOf } from './ranking.ts'
import { seatCpu } from './seats.ts'

/** The host puts one more CPU player at the table. */
export function addCpu(race: Race, { player }: { readonly player: PlayerId }): Outcome {
  const seated = seatCpu(race)
  if (seated === undefined) return refusal(race, player, { why: 'room-full' })
  return outcome(seated, { type: 'room' })
}

/** The host changes one option of the game. */
export function setOption(
  race: Race,
  command: { readonly player: PlayerId; readonly name: string; readonly value: OptionValue },
): Outcome {
  const { player, name, value } = command
  const spec = gameOf(race).options
  const choice = Object.hasOwn(spec, name) ? spec[name] : undefined
  if (choice === undefined) return refusal(race, player, { why: 'no-such-option' })
  if (!choice.choices.includes(value)) return refusal(race, player, { why: 'no-such-choice' })
  return outcome({ ...race, options: { ...race.options, [name]: value } }, { type: 'room' })
}
