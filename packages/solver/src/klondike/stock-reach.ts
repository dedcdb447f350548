import type { KlondikeOptions } from '@samedeal/rules'
import type { PackedState } from './deal-tables.ts'

/** More passes than this can never be used: each but the last takes at least one of 24 cards. */
const USEFUL_PASSES = 25

/** The stock rules of a room, as the search needs them. */
export interface StockRules {
  readonly draw: 1 | 3
  /** Recycles allowed; -1 when there is no limit that could ever matter. */
  readonly recycleLimit: number
  /** Any card may be taken at any time, and taking one changes nothing for the others. */
  readonly isOpen: boolean
}

/** Reads the stock rules out of a room's options. */
export function stockRules({ draw, passes }: KlondikeOptions): StockRules {
  const recycleLimit = passes === 'unlimited' || passes > USEFUL_PASSES ? -1 : passes - 1
  return { draw, recycleLimit, isOpen: draw === 1 && recycleLimit < 0 }
}

/** The stock and waste cards that could be played next, after any draws and recycles. */
export class StockReach {
  count = 0
  /** Which cards: bit numbers in the stock mask. */
  readonly index = new Uint8Array(24)
  /** Cards left in the waste after the card is taken. */
  readonly waste = new Uint8Array(24)
  /** Recycles used once the card is taken. */
  readonly recycles = new Uint8Array(24)
  readonly #rules: StockRules
  readonly #left = new Uint8Array(24)
  #size = 0
  #found = 0

  constructor(rules: StockRules) {
    this.#rules = rules
  }

  /** Fills in what is within reach; with fewer recycles where there are two ways. */
  find({ stock, waste, recycles }: PackedState): void {
    const { draw, recycleLimit, isOpen } = this.#rules
    let size = 0
    for (let bits = stock; bits !== 0; bits &= bits - 1) {
      this.#left[size++] = 31 - Math.clz32(bits & -bits)
    }
    this.#size = size
    this.#found = 0
    this.count = 0
    if (isOpen) {
      for (let place = 0; place < size; place++) this.#add(place, 0)
      return
    }
    const limited = recycleLimit >= 0
    const now = limited ? recycles : 0
    if (waste > 0) this.#add(waste - 1, now)
    if (waste < size) this.#addPass(waste + draw - 1, now)
    if (size > 0 && (!limited || recycles < recycleLimit)) {
      this.#addPass(draw - 1, limited ? recycles + 1 : 0)
    }
  }

  /** What comes up from here to the end of the stock; the last card always does. */
  #addPass(first: number, recycles: number): void {
    for (let place = first; place < this.#size; place += this.#rules.draw) {
      this.#add(place, recycles)
    }
    this.#add(this.#size - 1, recycles)
  }

  #add(place: number, recycles: number): void {
    if ((this.#found >>> place) & 1) return
    this.#found |= 1 << place
    const at = this.count++
    this.index[at] = this.#left[place] as number
    this.waste[at] = wasteClass(place, this.#size - 1, this.#rules)
    this.recycles[at] = recycles
  }
}

/**
 * One waste size for all those from which the same cards come up: 0 where these are the cards that
 * come up from the start of the stock. Sizes are all told apart when passes are limited.
 */
export function wasteClass(waste: number, left: number, rules: StockRules): number {
  return rules.recycleLimit < 0 && (waste % rules.draw === 0 || waste === left) ? 0 : waste
}
