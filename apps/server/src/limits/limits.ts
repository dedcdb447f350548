import type { Rate } from './budgets.ts'

/** How much of a server one person, one address, and all of them together, may take. */
export interface Limits {
  /** Rooms at once on the whole server. */
  readonly rooms: number
  /** Living rooms that one address has opened. */
  readonly roomsPerAddress: number
  /** Sockets that one address has open. A whole party shares an address. */
  readonly socketsPerAddress: number
  /** Sockets that a room has open; whoever has a seat there comes in all the same. */
  readonly socketsPerRoom: number
  /** Wrong room codes from one address, less one each second, at which it is told nothing more. */
  readonly wrongCodes: number
  /** Joins of one person, however they end: a phone that loses its line every second comes back each time. */
  readonly joins: Rate
  /** Messages of one person, on however many sockets: fast taps, and what an outage held back. */
  readonly messages: Rate
}

/** What holds when the operator has set nothing. */
export const USUAL_LIMITS: Limits = {
  rooms: 1_000,
  roomsPerAddress: 40,
  socketsPerAddress: 150,
  socketsPerRoom: 400,
  wrongCodes: 1_000,
  joins: { burst: 30, perSecond: 1 },
  messages: { burst: 120, perSecond: 30 },
}

/** Joins of one address for each socket that it may have: after a restart everybody comes back twice or so. */
const JOINS_A_SOCKET: Rate = { burst: 4, perSecond: 1 / 3 }
/** Messages of one person that no neighbour's take away: as many as most people ever send. */
export const ASSURED_MESSAGES: Rate = { burst: 20, perSecond: 4 }
/** Messages for each socket beyond those, for whoever at the address needs them first. */
const MESSAGES_A_SOCKET: Rate = { burst: 10, perSecond: 2 }

/** How often people of one address may join, all together. */
export function joinsOfAddress(limits: Limits): Rate {
  return together(limits, JOINS_A_SOCKET, limits.joins)
}

/** How many messages people of one address may send, all together, beyond what each is assured of. */
export function messagesOfAddress(limits: Limits): Rate {
  return together(limits, MESSAGES_A_SOCKET, limits.messages)
}

/** A rate for each socket of an address; never less than what one person alone may do. */
function together({ socketsPerAddress }: Limits, each: Rate, alone: Rate): Rate {
  return {
    burst: Math.max(alone.burst, each.burst * socketsPerAddress),
    perSecond: Math.max(alone.perSecond, each.perSecond * socketsPerAddress),
  }
}
