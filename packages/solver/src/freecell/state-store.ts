import { KEY_WORDS } from './places.ts'

/** States at the start; always a power of two. */
const FIRST_CAPACITY = 1 << 10

/**
 * The states that a search has met, numbered in the order of meeting, each with the state it came from,
 * what was done there, and after how many steps. Whole keys are compared: two states are never taken for
 * one, so that a search that has looked at all of them proves.
 */
export class StateStore {
  #keys = new Int32Array(FIRST_CAPACITY * KEY_WORDS)
  #parents = new Int32Array(FIRST_CAPACITY)
  #doings = new Int16Array(FIRST_CAPACITY)
  #steps = new Int16Array(FIRST_CAPACITY)
  /** Open addressing: a state's number plus one; 0 for an empty slot. */
  #slots = new Int32Array(2 * FIRST_CAPACITY)
  #size = 0

  /** How many states are held. */
  get size(): number {
    return this.#size
  }

  /** Notes a state; gives its number, or -1 when it was met before. */
  add(key: Int32Array, from: { readonly parent: number; readonly doing: number }): number {
    const slot = this.#slotOf(key, 0)
    if ((this.#slots[slot] as number) > 0) return -1
    const state = this.#size++
    this.#keys.set(key, state * KEY_WORDS)
    this.#parents[state] = from.parent
    this.#doings[state] = from.doing
    this.#steps[state] = from.parent < 0 ? 0 : (this.#steps[from.parent] as number) + 1
    this.#slots[slot] = state + 1
    if (this.#size === this.#parents.length) this.#grow()
    return state
  }

  /** Writes the key of a state into `key`. */
  read(state: number, key: Int32Array): void {
    for (let word = 0; word < KEY_WORDS; word++) {
      key[word] = this.#keys[state * KEY_WORDS + word] as number
    }
  }

  /** How many steps lead to a state. */
  stepsTo(state: number): number {
    return this.#steps[state] as number
  }

  /** What was done on the way to a state, from the first step on. */
  pathTo(state: number): number[] {
    const path: number[] = []
    for (let at = state; (this.#parents[at] as number) >= 0; at = this.#parents[at] as number) {
      path.push(this.#doings[at] as number)
    }
    return path.toReversed()
  }

  /** The slot of a key that begins at `at` of `keys`: its own, or the empty one where it belongs. */
  #slotOf(keys: Int32Array, at: number): number {
    const mask = this.#slots.length - 1
    let hash = 0
    for (let word = 0; word < KEY_WORDS; word++) {
      hash =
        Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) +
        Math.imul(keys[at + word] as number, 0x9e3779b1)
    }
    let slot = (hash ^ (hash >>> 13)) & mask
    for (;;) {
      const state = (this.#slots[slot] as number) - 1
      if (state < 0 || this.#isSame(state, keys, at)) return slot
      slot = (slot + 1) & mask
    }
  }

  #isSame(state: number, keys: Int32Array, at: number): boolean {
    for (let word = 0; word < KEY_WORDS; word++) {
      if (this.#keys[state * KEY_WORDS + word] !== keys[at + word]) return false
    }
    return true
  }

  #grow(): void {
    const capacity = 2 * this.#parents.length
    this.#keys = copied(new Int32Array(capacity * KEY_WORDS), this.#keys)
    this.#parents = copied(new Int32Array(capacity), this.#parents)
    this.#doings = copied(new Int16Array(capacity), this.#doings)
    this.#steps = copied(new Int16Array(capacity), this.#steps)
    this.#slots = new Int32Array(2 * capacity)
    for (let state = 0; state < this.#size; state++) {
      this.#slots[this.#slotOf(this.#keys, state * KEY_WORDS)] = state + 1
    }
  }
}

function copied<List extends Int32Array | Int16Array>(into: List, from: List): List {
  into.set(from)
  return into
}
