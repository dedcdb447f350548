import { Budgets, type Rate } from './budgets.ts'

/** Wrong codes from one address that are taken for typing mistakes. */
const FORGIVEN: Rate = { burst: 10, perSecond: 1 }
/** The same from everywhere. */
const FORGIVEN_OVERALL: Rate = { burst: 100, perSecond: 5 }
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
  readonly #byAddress: Budgets
  readonly #overall: Budgets
  readonly #tooMany: number

  constructor({ now, tooMany }: CodeGuessesParts) {
    this.#tooMany = tooMany
    this.#byAddress = new Budgets({ now, rate: FORGIVEN })
    this.#overall = new Budgets({ now, rate: FORGIVEN_OVERALL })
  }

  /**
   * Whether an address has sent so many wrong codes that it learns nothing more for now. Delays alone
   * do not stop who takes every slow answer for a no.
   */
  isTooMany(address: string): boolean {
    return FORGIVEN.burst - this.#byAddress.left(address) >= this.#tooMany
  }

  /** Counts a wrong code; gives the milliseconds after which it may be answered. */
  wrong(address: string): number {
    this.#byAddress.charge(address)
    this.#overall.charge(EVERYWHERE)
    const beyond = -this.#byAddress.left(address)
    const beyondOverall = -this.#overall.left(EVERYWHERE)
    const own = beyond <= 0 ? 0 : FIRST_DELAY * 2 ** (Math.ceil(beyond) - 1)
    const everybodys = Math.max(0, beyondOverall) * DELAY_OVERALL
    return Math.min(LONGEST_DELAY, Math.max(own, everybodys))
  }
}
