/**
 * Work that need not happen at once, one piece in each turn of the event loop: many pieces asked for
 * together never hold it longer than the longest of them, and sockets are served in between.
 */
export class Turns {
  readonly #waiting: (() => void)[] = []

  /** Does it in a later turn, after everything that was added before. */
  add(work: () => void): void {
    if (this.#waiting.push(work) === 1) setImmediate(() => this.#next())
  }

  #next(): void {
    try {
      this.#waiting[0]?.()
    } finally {
      this.#waiting.shift()
      if (this.#waiting.length > 0) setImmediate(() => this.#next())
    }
  }
}
