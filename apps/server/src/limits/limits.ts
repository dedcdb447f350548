/** How much of a server one address, and all of them together, may take. */
export interface Limits {
  /** Rooms at once on the whole server. */
  readonly rooms: number
  /** Living rooms that one address has opened. */
  readonly roomsPerAddress: number
  /** Sockets that one address has open, or has just been promised. A whole party shares an address. */
  readonly socketsPerAddress: number
  /** Wrong room codes from one address, less one each second, at which it is told nothing more. */
  readonly wrongCodes: number
}

/** What holds when the operator has set nothing. */
export const USUAL_LIMITS: Limits = {
  rooms: 1_000,
  roomsPerAddress: 40,
  socketsPerAddress: 150,
  wrongCodes: 1_000,
}
