import { isOfFirstEdition } from './edition.ts'
import { devicesOf, hasPlace } from './lineage.ts'
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
 * Why a player may not come in; undefined when they may. A lock keeps out whoever is new, whether to
 * play, to watch or as a big screen; whoever has been here before may come back. All devices of a seat that has
 * moved are one person: a lock lets one of them in at a time, and a removal holds for all of them.
 */
export function joinRefusal(
  race: Race,
  { player, isReturn = false }: { readonly player: PlayerId; readonly isReturn?: boolean },
): Refused | undefined {
  if (isBarred(race, player)) return 'barred'
  if (isReturn && race.handedOver.includes(player)) return 'handed-over'
  return race.isLocked && !isKnown(race, player) ? 'room-locked' : undefined
}

/** Whether the host has removed a device, or another one of the same person while this one had no seat. */
export function isBarred(race: Race, player: PlayerId): boolean {
  if (race.barred.includes(player)) return true
  if (isOfFirstEdition(race) || seatOf(race, player) !== undefined) return false
  return devicesOf(race, player).some((device) => race.barred.includes(device))
}

/** The race after the host has removed a player for good. */
export function withBarred(race: Race, player: PlayerId): Race {
  return { ...race, barred: [...race.barred, player] }
}

function isKnown(race: Race, player: PlayerId): boolean {
  if (hasPlace(race, player)) return true
  const isHereElsewhere = devicesOf(race, player).some((device) => hasPlace(race, device))
  if (isHereElsewhere && !isOfFirstEdition(race)) return false
  return Object.hasOwn(race.remembered, player)
}
