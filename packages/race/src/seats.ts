import type { CpuLevel } from '@samedeal/rules'
import { CPU_NAMES } from './cpu-names.ts'
import { freeName } from './player-name.ts'
import { MAX_SEATS, type PlayerId, type Race, type Seat, type Spectator } from './race.ts'
import { remember } from './remembered.ts'

/** What a seat starts with. */
const FRESH = { points: 0, handicap: 0, game: undefined } as const

/** The seat of a person, if they have one. */
export function seatOf(race: Race, player: PlayerId): Seat | undefined {
  return race.seats.find((seat) => seat.player === player)
}

/** The race with one seat changed. */
export function withSeat(race: Race, number: number, change: Partial<Seat>): Race {
  return {
    ...race,
    seats: race.seats.map((seat) => (seat.seat === number ? { ...seat, ...change } : seat)),
  }
}

/** The race without a seat; what a person has won so far is remembered. */
export function withoutSeat(race: Race, number: number): Race {
  const seat = race.seats.find((one) => one.seat === number)
  const seats = race.seats.filter((one) => one !== seat)
  if (seat?.player === undefined) return { ...race, seats }
  return { ...remember(race, seat.player, seat), seats }
}

/** Puts a CPU of that level on a free seat; undefined when all are taken. */
export function seatCpu(race: Race, cpuLevel: CpuLevel): Race | undefined {
  const number = freeSeat(race)
  if (number === undefined) return undefined
  const names = namesIn(race)
  const free = CPU_NAMES.find((name) => !names.includes(name)) ?? CPU_NAMES[0]
  return addSeat(race, {
    seat: number,
    kind: 'cpu',
    player: undefined,
    name: freeName(free ?? 'CPU', names),
    connected: true,
    droppedAt: 0,
    arrival: race.arrivals,
    cpuLevel,
    ...FRESH,
  })
}

/**
 * Seats a person, on a free seat or on that of the last CPU that has no part in a round; undefined
 * when neither is there. Who has been here before has their points again.
 */
export function seatPerson(
  race: Race,
  person: { readonly player: PlayerId; readonly name: string; readonly arrival: number },
): Race | undefined {
  const number = freeSeat(race)
  if (number === undefined) {
    const cpu = race.seats.findLast(({ kind, game }) => kind === 'cpu' && game === undefined)
    return cpu === undefined ? undefined : seatPerson(withoutSeat(race, cpu.seat), person)
  }
  return addSeat(race, {
    seat: number,
    kind: 'person',
    connected: true,
    droppedAt: 0,
    cpuLevel: undefined,
    ...FRESH,
    ...person,
    points: race.remembered[person.player]?.points ?? 0,
    handicap: race.remembered[person.player]?.handicap ?? 0,
  })
}

/** Seats the spectators who are connected, in order of arrival, as far as there is room. */
export function seatSpectators(
  race: Race,
  { mayDisplace }: { readonly mayDisplace: boolean },
): { readonly race: Race; readonly seated: PlayerId[] } {
  const seated: PlayerId[] = []
  let now = race
  for (const spectator of race.spectators) {
    const { player, name, arrival } = spectator
    if (!spectator.connected || spectator.isScreen) continue
    if (!mayDisplace && freeSeat(now) === undefined) break
    const next = seatPerson(withoutSpectator(now, player), { player, name, arrival })
    if (next === undefined) break
    now = next
    seated.push(player)
  }
  return { race: now, seated }
}

/** Puts a person among the spectators. */
export function addSpectator(race: Race, spectator: Spectator): Race {
  return { ...race, spectators: [...race.spectators, spectator] }
}

/** Takes a person out of the spectators. */
export function withoutSpectator(race: Race, player: PlayerId): Race {
  return { ...race, spectators: race.spectators.filter((one) => one.player !== player) }
}

/** Every name in the room. */
export function namesIn(race: Race): string[] {
  return [...race.seats, ...race.spectators].map(({ name }) => name)
}

/** Gives the host's role to the longest-present connected person, unless a connected host has it. */
export function withHost(race: Race): Race {
  const holds = race.seats.some(({ seat, kind, connected }) => {
    return seat === race.host && kind === 'person' && connected
  })
  if (holds) return race
  const next = race.seats
    .filter(({ kind, connected }) => kind === 'person' && connected)
    .toSorted((a, b) => a.arrival - b.arrival)[0]
  return { ...race, host: next?.seat ?? 0 }
}

/** Gives the host's role away only if nobody has it: a host who lost the connection keeps it for a moment. */
export function withSomeHost(race: Race): Race {
  const isHeld = race.seats.some(({ seat, player }) => seat === race.host && player !== undefined)
  return isHeld ? race : withHost(race)
}

/** How many people are connected, on seats and beside them. */
export function connectedPeople(race: Race): number {
  const seated = race.seats.filter(({ kind, connected }) => kind === 'person' && connected)
  const watching = race.spectators.filter(({ connected, isScreen }) => connected && !isScreen)
  return seated.length + watching.length
}

function freeSeat(race: Race): number | undefined {
  for (let number = 1; number <= MAX_SEATS; number++) {
    if (!race.seats.some((seat) => seat.seat === number)) return number
  }
  return undefined
}

function addSeat(race: Race, seat: Seat): Race {
  return { ...race, seats: [...race.seats, seat].toSorted((a, b) => a.seat - b.seat) }
}
