/** For how long a promised socket is waited for, in milliseconds: as long as Colyseus keeps its seat. */
const PROMISE_MS = 15_000

/** What one address has: open sockets, and the timers of those that were promised. */
interface Holding {
  open: number
  readonly promised: NodeJS.Timeout[]
}

/**
 * How many sockets each address has. A join is a promise first, which holds a place in the room, and a
 * socket soon after: both count, so that nobody can fill a room with joins that never come.
 */
export class SocketQuota {
  readonly #limit: number
  readonly #holdings = new Map<string, Holding>()

  /** `limit`: sockets that one address may have. */
  constructor(limit: number) {
    this.#limit = limit
  }

  /** Whether an address may have one more socket. */
  hasRoom(address: string): boolean {
    const { open, promised } = this.#holdings.get(address) ?? { open: 0, promised: [] }
    return open + promised.length < this.#limit
  }

  /** Promises an address a socket. */
  promise(address: string): void {
    const { promised } = this.#held(address)
    const timer = setTimeout(() => {
      promised.splice(promised.indexOf(timer), 1)
      this.#forgetIfNothing(address)
    }, PROMISE_MS)
    promised.push(timer.unref())
  }

  /** Opens a socket, by a promise if there is one; false when the address has all that it may have. */
  open(address: string): boolean {
    const holding = this.#held(address)
    const promise = holding.promised.shift()
    clearTimeout(promise)
    if (promise === undefined && holding.open >= this.#limit) return false
    holding.open++
    return true
  }

  /** A socket that was opened has closed. */
  closed(address: string): void {
    this.#held(address).open--
    this.#forgetIfNothing(address)
  }

  #held(address: string): Holding {
    const held = this.#holdings.get(address) ?? { open: 0, promised: [] }
    this.#holdings.set(address, held)
    return held
  }

  #forgetIfNothing(address: string): void {
    const { open, promised } = this.#held(address)
    if (open + promised.length === 0) this.#holdings.delete(address)
  }
}
