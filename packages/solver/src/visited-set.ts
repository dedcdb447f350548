/** Slots at the start; always a power of two. */
const FIRST_CAPACITY = 1 << 12

/**
 * The states already met, each two 32-bit numbers, with the fewest recycles that led there.
 * Open addressing over whole keys: two states are never taken for one, so an exhausted search proves.
 */
export class VisitedSet {
  #high: Uint32Array
  #low: Uint32Array
  /** 0 for an empty slot, else the recycles used + 1. */
  #grade: Uint16Array
  #mask: number
  #size = 0

  constructor(capacity: number = FIRST_CAPACITY) {
    this.#high = new Uint32Array(capacity)
    this.#low = new Uint32Array(capacity)
    this.#grade = new Uint16Array(capacity)
    this.#mask = capacity - 1
  }

  /** How many different states are held. */
  get size(): number {
    return this.#size
  }

  /**
   * Notes a state reached by a lane (0 or 1) at a level (2 to 255), or at the level 1 that every lane
   * shares. True when it is new, or was never reached by that lane at that level or a higher one.
   */
  add(high: number, low: number, grade: number): boolean {
    const slot = this.#slotOf(high, low)
    const known = this.#grade[slot] as number
    if (known === 0) {
      this.#high[slot] = high
      this.#low[slot] = low
      this.#grade[slot] = grade
      if (++this.#size * 2 > this.#mask) this.#grow()
      return true
    }
    const best = Math.max(known & 255, grade & 255) | Math.max(known & 0xff00, grade & 0xff00)
    if (best === known) return false
    this.#grade[slot] = best
    return true
  }

  /** Forgets everything; keeps the memory unless it has grown large. */
  clear(): void {
    this.#size = 0
    if (this.#mask < 1 << 16) {
      this.#grade.fill(0)
      return
    }
    this.#high = new Uint32Array(FIRST_CAPACITY)
    this.#low = new Uint32Array(FIRST_CAPACITY)
    this.#grade = new Uint16Array(FIRST_CAPACITY)
    this.#mask = FIRST_CAPACITY - 1
  }

  #slotOf(high: number, low: number): number {
    let hash = Math.imul(high ^ (low >>> 15), 0x9e3779b1) ^ Math.imul(low, 0x85ebca6b)
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
    let slot = (hash ^ (hash >>> 13)) & this.#mask
    const key = high >>> 0
    const rest = low >>> 0
    while (
      this.#grade[slot] !== 0 &&
      (this.#high[slot] !== key || this.#low[slot] !== rest)
    ) {
      slot = (slot + 1) & this.#mask
    }
    return slot
  }

  #grow(): void {
    const high = this.#high
    const low = this.#low
    const grade = this.#grade
    const capacity = (this.#mask + 1) * 2
    this.#high = new Uint32Array(capacity)
    this.#low = new Uint32Array(capacity)
    this.#grade = new Uint16Array(capacity)
    this.#mask = capacity - 1
    for (let old = 0; old < grade.length; old++) {
      if (grade[old] === 0) continue
      const slot = this.#slotOf(high[old] as number, low[old] as number)
      this.#high[slot] = high[old] as number
      this.#low[slot] = low[old] as number
      this.#grade[slot] = grade[old] as number
    }
  }
}
