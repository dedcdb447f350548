import { view } from '@samedeal/rules'
import type { RaceEvent } from './event.ts'
import { outcome, refusal, type Outcome } from './outcome.ts'
import { cleanName, freeName } from './player-name.ts'
import type { PlayerId, Race, Seat } from './race.ts'
import { quitSeat } from './turn.ts'
import {
  addSpectator,
  connectedPeople,
  namesIn,
  seatOf,
  seatPerson,
  withHost,
  withoutSeat,
  withoutSpectator,
  withSeat,
} from './seats.ts'

const ROOM: RaceEvent = { type: 'room' }

/** Somebody arrives or comes back. Who arrives after GO, or finds every seat taken, watches. */
export function join(
  race: Race,
  { player, name }: { readonly player: PlayerId; readonly name: string },
): Outcome {
  const seat = seatOf(race, player)
  if (seat !== undefined) return comeBack(race, seat, player)
  if (race.spectators.some((one) => one.player === player)) {
    const spectators = race.spectators.map((one) =>
      one.player === player ? { ...one, connected: true } : one,
    )
    return outcome(withHost({ ...race, spectators }), { type: 'seated', player, seat: 0 }, ROOM)
  }
  const person = {
    player,
    name: freeName(cleanName(name), namesIn(race)),
    arrival: race.arrivals,
  }
  const arrived = { ...race, arrivals: race.arrivals + 1 }
  const seated = race.phase === 'racing' ? undefined : seatPerson(arrived, person)
  if (seated === undefined) {
    const watching = addSpectator(arrived, { ...person, connected: true })
    return outcome(watching, { type: 'seated', player, seat: 0 }, ROOM)
  }
  const number = seatOf(seated, player)?.seat ?? 0
  return outcome(withHost(seated), { type: 'seated', player, seat: number }, ROOM)
}

function comeBack(race: Race, seat: Seat, player: PlayerId): Outcome {
  const back = withHost(withSeat(race, seat.seat, { connected: true, droppedAt: 0 }))
  return outcome(
    back,
    { type: 'seated', player, seat: seat.seat },
    ...boardEvents(race, seat),
    ROOM,
  )
}

/** What a seat's owner needs to go on with the round: the board and the rank. */
function boardEvents(race: Race, { seat, game }: Seat): RaceEvent[] {
  if (game === undefined) return []
  const rank = race.shown.ranks[seat]
  const board: RaceEvent = {
    type: 'board',
    seat,
    n: game.n,
    view: view(game.position),
    moves: game.line.length,
  }
  return rank === undefined ? [board] : [board, { type: 'rank', seat, rank }]
}

/** A socket is gone: the seat stays, and so does a spectator's place until the next round. */
export function drop(race: Race, { player }: { readonly player: PlayerId }, now: number): Outcome {
  const seat = seatOf(race, player)
  if (seat !== undefined) {
    return outcome(withSeat(race, seat.seat, { connected: false, droppedAt: now }), ROOM)
  }
  return outcome(withoutSpectator(race, player), ROOM)
}

/** Somebody goes for good. In a round the seat stays and ranks as one that has quit. */
export function leave(race: Race, { player }: { readonly player: PlayerId }, now: number): Outcome {
  const seat = seatOf(race, player)
  if (seat === undefined) return outcome(withoutSpectator(race, player), ROOM)
  if (race.phase !== 'racing') return outcome(withHost(withoutSeat(race, seat.seat)), ROOM)
  const quit = quitSeat(race, seat)
  const gone = { connected: false, droppedAt: now, player: undefined }
  return outcome(withHost(withSeat(quit, seat.seat, gone)), ROOM)
}

/** The host takes a seat away between the rounds. */
export function removeSeat(
  race: Race,
  { player, seat: number }: { readonly player: PlayerId; readonly seat: number },
): Outcome {
  const seat = race.seats.find((one) => one.seat === number)
  if (seat === undefined) return refusal(race, player, { why: 'no-such-seat' })
  if (seat.player === player) return refusal(race, player, { why: 'not-yourself' })
  const removed = withoutSeat(race, number)
  if (seat.player === undefined) return outcome(removed, ROOM)
  return outcome(removed, { type: 'removed', player: seat.player }, ROOM)
}

/** Marks since when nobody has been connected. */
export function withDesertion(race: Race, now: number): Race {
  const deserted = connectedPeople(race) === 0
  if (deserted === (race.desertedSince !== undefined)) return race
  return { ...race, desertedSince: deserted ? now : undefined }
}
