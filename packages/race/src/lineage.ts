import { MAX_REMEMBERED, type PlayerId, type Race } from './race.ts'
import { seatOf } from './seats.ts'

/**
 * So many devices of one person are followed, at most, and as many people as are remembered; of more, the first
 * is a stranger again.
 */
const MAX_DEVICES = 50

/** Every device that a person's seat has been on, this one included: to the room they are one person. */
export function devicesOf({ lineages = [] }: Race, player: PlayerId): readonly PlayerId[] {
  return lineages.find((devices) => devices.includes(player)) ?? [player]
}

/** The race after a seat has moved from one device to another. */
export function withMoved(race: Race, { player, to }: { player: PlayerId; to: PlayerId }): Race {
  const before = [...devicesOf(race, player), ...devicesOf(race, to)]
  const devices = [...new Set(before.filter((one) => one !== to)), to]
  const others = (race.lineages ?? []).filter((one) => !one.some((id) => devices.includes(id)))
  const forgotten = devices.slice(0, -MAX_DEVICES)
  const remembered = Object.fromEntries(
    Object.entries(race.remembered).filter(([id]) => !forgotten.includes(id)),
  )
  return {
    ...race,
    remembered,
    handedOver: race.handedOver.filter((one) => !forgotten.includes(one)).slice(-MAX_REMEMBERED),
    lineages: [...others, devices.slice(-MAX_DEVICES)].slice(-MAX_REMEMBERED),
  }
}

/** Whether a device has a place in the room, as a player or as a spectator. */
export function hasPlace(race: Race, player: PlayerId): boolean {
  return seatOf(race, player) !== undefined || race.spectators.some((one) => one.player === player)
}
