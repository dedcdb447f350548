import { LEVELS, type Level } from '@samedeal/rules'
import type { Deal, Proof } from './dealer.ts'

/** A deal with its proof. */
export interface CertifiedDeal extends Deal {
  readonly proof: Proof
}

/** Certified deals of one setting, ready to be dealt; each is given out once. */
export class Reserve {
  readonly #shelves = new Map<Level, CertifiedDeal[]>(LEVELS.map((level) => [level, []]))
  readonly #size: number

  /** `size`: how many deals of each level are kept. */
  constructor(size: number) {
    this.#size = size
  }

  /** Whether every level has all the deals it should. */
  get isFull(): boolean {
    return LEVELS.every((level) => this.#shelf(level).length >= this.#size)
  }

  /** Keeps a deal, unless there are enough of its level. */
  put(deal: CertifiedDeal): void {
    const shelf = this.#shelf(deal.proof.level)
    if (shelf.length < this.#size) shelf.push(deal)
  }

  /** Gives out a deal of exactly this level. */
  take(level: Level): CertifiedDeal | undefined {
    return this.#shelf(level).shift()
  }

  /** Gives out a deal of the nearest level that there is, the easier one of two. */
  takeNearest(level: Level): CertifiedDeal | undefined {
    const wanted = LEVELS.indexOf(level)
    const byDistance = LEVELS.toSorted((a, b) => distance(a, wanted) - distance(b, wanted))
    const nearest = byDistance.find((one) => this.#shelf(one).length > 0)
    return nearest && this.take(nearest)
  }

  #shelf(level: Level): CertifiedDeal[] {
    return this.#shelves.get(level) as CertifiedDeal[]
  }
}

function distance(level: Level, wanted: number): number {
  return Math.abs(LEVELS.indexOf(level) - wanted)
}
