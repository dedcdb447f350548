/** Slots at the start; always a power of two. */
const FIRST_CAPACITY = 1 << 10

/** The grade of a slot whose state counts as new: not 0, so that those stored behind it are found. */
const FORGOTTEN = 0x8000

/**
 * The states already met, each two 32-bit numbers, with a grade for how they were met.
 * Open addressing over whole keys: two states are never taken for one, so an exhausted search proves.
 */
export class VisitedSet {
  #high: Uint32Array
  #low: Uint32Array
  /** 0 for an empty slot. */
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
   * Notes a state reached by a lane (the low or the high byte of `grade`) at a level of 2 to 127, or
   * at the level 1 that both lanes share. True when it is new, or a level is higher than any before.
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
    const best = Math.max(known & 0x7f, grade & 0x7f) | Math.max(known & 0x7f00, grade & 0x7f00)
    if (best === (known & 0x7f7f)) return false
    this.#grade[slot] = best
    return true
  }

  /** Makes a state new again. */
  forget(high: number, low: number): void {
    const slot = this.#slotOf(high, low)
    if (this.#grade[slot] !== 0) this.#grade[slot] = FORGOTTEN
  }

  #slotOf(high: number, low: number): number {
    let hash = Math.imul(high ^ (low >>> 15), 0x9e3779b1) ^ Math.imul(low, 0x85ebca6b)
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
    let slot = (hash ^ (hash >>> 13)) & this.#mask
    const key = high >>> 0
    const rest = low >>> 0
    while (this.#grade[slot] !== 0 && (this.#high[slot] !== key || this.#low[slot] !== rest)) {
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
