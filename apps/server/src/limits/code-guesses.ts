import { LeakyBuckets } from './leaky-buckets.ts'

/** Wrong codes from one address that are taken for typing mistakes; one more is forgiven each second. */
const FORGIVEN = 10
const FORGIVEN_EACH_SECOND = 1
/** Wrong codes from everywhere that are taken for typing mistakes, and as above. */
const FORGIVEN_OVERALL = 100
const FORGIVEN_OVERALL_EACH_SECOND = 5
/** What the first wrong code beyond is delayed by, in milliseconds; each further one twice as long. */
const FIRST_DELAY = 250
/** The longest delay in milliseconds: shorter than browsers wait for an answer. */
const LONGEST_DELAY = 4_000
/** Milliseconds that each wrong code beyond those forgiven overall adds for everybody. */
const DELAY_OVERALL = 20

const EVERYWHERE = ''

interface CodeGuessesParts {
  /** The clock in milliseconds. */
  readonly now: () => number
  /** Wrong codes that have not been forgiven, at which an address is told nothing about any code. */
  readonly tooMany: number
}

/**
 * Counts wrong room codes, by address and overall, and says how long each is to be kept waiting for its
 * answer. Right codes are never counted, so a party is not held up by its neighbours' mistakes.
 */
export class CodeGuesses {
  readonly #byAddress: LeakyBuckets
  readonly #overall: LeakyBuckets
  readonly #tooMany: number

  constructor({ now, tooMany }: CodeGuessesParts) {
    this.#tooMany = tooMany
    this.#byAddress = new LeakyBuckets({ now, leak: FORGIVEN_EACH_SECOND })
    this.#overall = new LeakyBuckets({ now, leak: FORGIVEN_OVERALL_EACH_SECOND })
  }

  /**
   * Whether an address has sent so many wrong codes that it learns nothing more for now. Delays alone
   * do not stop who takes every slow answer for a no.
   */
  isTooMany(address: string): boolean {
    return this.#byAddress.level(address) >= this.#tooMany
  }

  /** Counts a wrong code; gives the milliseconds after which it may be answered. */
  wrong(address: string): number {
    const beyond = this.#byAddress.pour(address) - FORGIVEN
    const beyondOverall = this.#overall.pour(EVERYWHERE) - FORGIVEN_OVERALL
    const own = beyond <= 0 ? 0 : FIRST_DELAY * 2 ** (Math.ceil(beyond) - 1)
    const everybodys = Math.max(0, beyondOverall) * DELAY_OVERALL
    return Math.min(LONGEST_DELAY, Math.max(own, everybodys))
  }
}
