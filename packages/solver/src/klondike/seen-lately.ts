const SLOTS = 1 << 16

/**
 * A small cache of states taken up lately, by two 32-bit numbers each. A newer state takes the place
 * of an older one: what it calls seen was seen, but it forgets.
 */
export class SeenLately {
  readonly #keys = new Int32Array(SLOTS * 2).fill(-1)

  /** Notes a state; false when it is still known. */
  add(high: number, low: number): boolean {
    const mixed = Math.imul(high ^ (low >>> 13), 0x9e3779b1) ^ Math.imul(low, 0x85ebca6b)
    const slot = ((mixed ^ (mixed >>> 15)) & (SLOTS - 1)) * 2
    if (this.#keys[slot] === high && this.#keys[slot + 1] === low) return false
    this.#keys[slot] = high
    this.#keys[slot + 1] = low
    return true
  }
}
