import { outcome, type Outcome } from './outcome.ts'
import type { PlayerId, Race } from './race.ts'
import type { Refused } from './refused.ts'
import { seatOf } from './seats.ts'

/** The host locks the room, or opens it again. */
export function lock(race: Race, { isLocked }: { readonly isLocked: boolean }): Outcome {
  if (isLocked === race.isLocked) return outcome(race)
  return outcome({ ...race, isLocked }, { type: 'room' })
}

/**
 * Why a player may not come in; undefined when they may. A lock keeps out whoever is new, be it to play, to
 * watch or as a big screen; who has been here before comes back.
 */
export function joinRefusal(
  race: Race,
  { player, isReturn = false }: { readonly player: PlayerId; readonly isReturn?: boolean },
): Refused | undefined {
  if (race.barred.includes(player)) return 'barred'
  if (isReturn && race.handedOver.includes(player)) return 'handed-over'
  return race.isLocked && !isKnown(race, player) ? 'room-locked' : undefined
}

/** The race in which the host has removed a player for good. */
export function withBarred(race: Race, player: PlayerId): Race {
  return { ...race, barred: [...race.barred, player] }
}

function isKnown(race: Race, player: PlayerId): boolean {
  return (
    seatOf(race, player) !== undefined ||
    race.spectators.some((one) => one.player === player) ||
    Object.hasOwn(race.remembered, player)
  )
}
