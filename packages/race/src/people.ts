import type { RaceEvent } from './event.ts'
import { clockEvents, clockGoesOn } from './move-clock.ts'
import { joinRefusal, withBarred } from './door.ts'
import { devicesOf } from './lineage.ts'
import { outcome, refusal, type Outcome } from './outcome.ts'
import { cleanName, freeName } from './player-name.ts'
import {
  MAX_SEATS,
  NO_STANDINGS,
  type PlayerId,
  type Race,
  type Seat,
  type Spectator,
} from './race.ts'
import { remember, rememberWatcher } from './remembered.ts'
import {
  addSpectator,
  connectedPeople,
  namesIn,
  seatOf,
  seatPerson,
  seatSpectators,
  withHost,
  withSomeHost,
  withoutSeat,
  withoutSpectator,
  withSeat,
} from './seats.ts'
import { boardEvent, takeOut } from './turn.ts'

const ROOM: RaceEvent = { type: 'room' }

interface Arrival {
  readonly player: PlayerId
  readonly name: string
  readonly isScreen?: boolean
  readonly isReturn?: boolean
}

/**
 * Somebody arrives or comes back, unless the door is closed to them. Whoever arrives after GO, or
 * finds every seat taken, watches.
 */
export function join(race: Race, arrival: Arrival, now: number): Outcome {
  const { player, name, isScreen = false } = arrival
  const why = joinRefusal(race, arrival)
  if (why !== undefined) return refusal(race, player, { why })
  const seat = seatOf(race, player)
  if (seat !== undefined) return comeBack(race, seat, { player, now })
  const watching = race.spectators.find((one) => one.player === player)
  if (watching !== undefined) return watch(withoutSpectator(race, player), watching)
  const known = race.remembered[player]
  const person = {
    player,
    name: freeName(known?.name ?? cleanName(name), namesIn(race)),
    arrival: known?.arrival ?? race.arrivals,
  }
  const handedOver = race.handedOver.filter((one) => one !== player)
  const arrived = { ...race, arrivals: race.arrivals + 1, handedOver }
  const seated = race.phase === 'racing' || isScreen ? undefined : seatPerson(arrived, person)
  if (seated === undefined) return watch(arrived, { ...person, connected: true, isScreen })
  const number = seatOf(seated, player)?.seat ?? 0
  return outcome(withSomeHost(seated), { type: 'seated', player, seat: number }, ROOM)
}

function watch(race: Race, spectator: Spectator): Outcome {
  const watched = addSpectator(race, { ...spectator, connected: true })
  return outcome(withSomeHost(watched), { type: 'seated', player: spectator.player, seat: 0 }, ROOM)
}

/** A player is back: on the board as a stand-in or the table left it, with what was left of the move clock. */
function comeBack(
  race: Race,
  seat: Seat,
  { player, now }: { readonly player: PlayerId; readonly now: number },
): Outcome {
  const { game, seat: number } = seat
  const own = game?.hasStandIn
    ? { ...clockGoesOn(game, now), hasStandIn: false, plan: undefined }
    : game
  const back = withSeat(race, number, { connected: true, droppedAt: 0, game: own })
  const events: RaceEvent[] = []
  if (own !== undefined) {
    const rank = race.shown.ranks[number]
    events.push(boardEvent(number, own))
    if (rank !== undefined) events.push({ type: 'rank', seat: number, rank })
    if (race.phase === 'racing') events.push(...clockEvents(back, { ...seat, game: own }))
  }
  // `seated` comes last: who hears it has heard everything else.
  return outcome(withSomeHost(back), ...events, { type: 'seated', player, seat: number }, ROOM)
}

/** A socket is gone. The seat stays; a spectator is remembered. */
export function drop(race: Race, { player }: { readonly player: PlayerId }, now: number): Outcome {
  const seat = seatOf(race, player)
  if (seat !== undefined) {
    return outcome(withSeat(race, seat.seat, { connected: false, droppedAt: now }), ROOM)
  }
  return outcome(withoutWatcher(race, player), ROOM)
}

/** Somebody goes for good. In a round the seat stays and ranks as one that has quit. */
export function leave(race: Race, { player }: { readonly player: PlayerId }, now: number): Outcome {
  const seat = seatOf(race, player)
  if (seat === undefined) return outcome(withoutWatcher(race, player), ROOM)
  return outcome(vacate(race, { seat, status: 'quit', now }), ROOM)
}

function withoutWatcher(race: Race, player: PlayerId): Race {
  return withoutSpectator(rememberWatcher(race, player), player)
}

/** The host removes a seat. Its player cannot come back to this room, on any of their devices. */
export function removeSeat(
  race: Race,
  { player, seat: number }: { readonly player: PlayerId; readonly seat: number },
  now: number,
): Outcome {
  const seat = race.seats.find((one) => one.seat === number)
  if (seat === undefined || isVacated(seat)) return refusal(race, player, { why: 'no-such-seat' })
  if (seat.player === player) return refusal(race, player, { why: 'not-yourself' })
  const removed = vacate(race, { seat, status: 'removed', now })
  if (seat.player === undefined) return outcome(removed, ROOM)
  const barred = withBarred(removed, seat.player)
  const gone = devicesOf(barred, seat.player).filter((device) => {
    return device === seat.player || race.spectators.some((one) => one.player === device)
  })
  const events = gone.map((device): RaceEvent => ({ type: 'removed', player: device }))
  return outcome(gone.reduce(withoutSpectator, barred), ...events, ROOM)
}

/** The host hands the role on to another connected person. */
export function makeHost(
  race: Race,
  { player, seat: number }: { readonly player: PlayerId; readonly seat: number },
): Outcome {
  const seat = race.seats.find((one) => one.seat === number)
  if (seat === undefined) return refusal(race, player, { why: 'no-such-seat' })
  if (seat.kind !== 'person' || !seat.connected) {
    return refusal(race, player, { why: 'not-a-person' })
  }
  return outcome({ ...race, host: number }, ROOM)
}

interface Vacating {
  readonly seat: Seat
  readonly status: 'quit' | 'removed'
  readonly now: number
}

/** Frees a seat; one that takes part in a round stays, without its player, for ranking and record. */
function vacate(race: Race, { seat, status, now }: Vacating): Race {
  if (seat.game === undefined) return withHost(withoutSeat(race, seat.seat))
  const out = race.phase === 'racing' ? takeOut(race, seat, status) : race
  const kept = seat.player === undefined ? out : remember(out, seat.player, seat)
  const gone = { connected: false, droppedAt: now, player: undefined }
  return withHost(withSeat(kept, seat.seat, gone))
}

/** A person's seat that nobody has any more. */
function isVacated({ kind, player }: Seat): boolean {
  return kind === 'person' && player === undefined
}

/**
 * Outside a race whoever watches gets a free seat as soon as there is one. A room never lacks a host
 * while somebody is in it: when every seat is taken and no connected person has one, those of the absent
 * are cleared, and results that nobody can leave give way to the lobby.
 */
export function seatWaiting(race: Race): Outcome {
  if (race.phase === 'racing') return outcome(race)
  const waits = race.spectators.some(({ connected, isScreen }) => connected && !isScreen)
  if (!waits) return outcome(race)
  const isOrphaned = !race.seats.some(({ kind, connected }) => kind === 'person' && connected)
  const mustClear = isOrphaned && race.phase !== 'countdown' && race.seats.length >= MAX_SEATS
  const cleared = mustClear ? clearAbsent(race) : race
  const { race: seatedRace, seated } = seatSpectators(cleared, { mayDisplace: isOrphaned })
  if (seated.length === 0) return outcome(race)
  const events = seated.map((player): RaceEvent => {
    return { type: 'seated', player, seat: seatOf(seatedRace, player)?.seat ?? 0 }
  })
  return outcome(withHost(seatedRace), ...events, ROOM)
}

/** The lobby, with the seats of CPUs alone. */
function clearAbsent(race: Race): Race {
  const absent = race.seats.filter(({ kind }) => kind === 'person')
  const cleared = absent.reduce((one, { seat }) => withoutSeat(one, seat), race)
  const seats = cleared.seats.map((seat) => ({ ...seat, game: undefined }))
  return { ...cleared, seats, phase: 'lobby', startAt: 0, results: [], shown: NO_STANDINGS }
}

/** Marks since when nobody has been connected. */
export function withDesertion(race: Race, now: number): Race {
  const deserted = connectedPeople(race) === 0
  if (deserted === (race.desertedSince !== undefined)) return race
  return { ...race, desertedSince: deserted ? now : undefined }
}
