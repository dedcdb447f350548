/**
 * How many sockets each address has open. A join that has not opened its socket yet takes no place: who
 * joins and never comes keeps nobody out.
 */
export class SocketQuota {
  readonly #limit: number
  readonly #open = new Map<string, number>()

  /** `limit`: sockets that one address may have. */
  constructor(limit: number) {
    this.#limit = limit
  }

  /** Whether an address may have one more socket. */
  hasRoom(address: string): boolean {
    return (this.#open.get(address) ?? 0) < this.#limit
  }

  /** Opens a socket; false when the address has all that it may have. */
  open(address: string): boolean {
    if (!this.hasRoom(address)) return false
    this.#open.set(address, (this.#open.get(address) ?? 0) + 1)
    return true
  }

  /** A socket that was opened has closed. */
  closed(address: string): void {
    const open = (this.#open.get(address) ?? 0) - 1
    if (open > 0) this.#open.set(address, open)
    else this.#open.delete(address)
  }
}
