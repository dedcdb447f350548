import { availableParallelism } from 'node:os'
import type { KlondikeOptions } from '@samedeal/rules'
import type { Level } from '@samedeal/solver'
import { settingOf, type ReserveDeal } from './certified-deal.ts'
import { Reserve } from './reserve.ts'
import { Workers } from './workers.ts'

/** Settings whose reserves are kept; the one used longest ago goes first. */
const MOST_SETTINGS = 16
/**
 * Milliseconds that a request waits for its level. Then it gets the nearest level there is: a race
 * that starts on time under a promise kept to the letter comes before the exact difficulty.
 */
const PATIENCE_MS = 2_200
/** Milliseconds after which a request with no deal of any level is given up. */
const LAST_HOPE_MS = 20_000
/** Workers that may fail one after another before requests are given up. */
const MOST_FAILURES = 5

export interface DealerConfig {
  /** Worker threads; one or two, after the machine's cores, if not given. */
  readonly workers?: number
  /** Milliseconds that a request waits for its very level. */
  readonly patienceMs?: number
  /** Tells the operator of a fault; never anything about a deal. */
  readonly report?: (what: string, error: unknown) => void
}

interface Request {
  readonly level: Level
  readonly resolve: (deal: ReserveDeal) => void
  readonly reject: (error: Error) => void
  isPatient: boolean
}

interface Shelf {
  readonly reserve: Reserve
  readonly requests: Request[]
}

/**
 * Deals games that can be won under exactly the rules asked for, at the level asked for, each from a
 * fresh 128-bit seed and none twice. Worker threads make them ahead of need.
 */
export class CertifiedDealer {
  readonly #workers: Workers
  /** By setting, the one used longest ago first. */
  readonly #shelves = new Map<string, Shelf>()
  readonly #patienceMs: number
  readonly #report: (what: string, error: unknown) => void
  #failures = 0
  #isClosed = false

  constructor({
    workers = Math.max(1, Math.min(2, availableParallelism() - 1)),
    patienceMs = PATIENCE_MS,
    report = () => undefined,
  }: DealerConfig = {}) {
    this.#patienceMs = patienceMs
    this.#workers = new Workers(workers)
    this.#report = report
  }

  /** Starts to fill a reserve for these rules, as soon as a room shows interest in them. */
  prepare(options: KlondikeOptions): void {
    this.#shelfFor(options)
    this.#putToWork()
  }

  /** A deal at this level; at the nearest there is when none turns up within about two seconds. */
  deal(options: KlondikeOptions, level: Level): Promise<ReserveDeal> {
    if (this.#isClosed) return Promise.reject(new Error('the dealer has been closed'))
    const shelf = this.#shelfFor(options)
    const ready = shelf.requests.length === 0 ? shelf.reserve.take(level) : undefined
    if (ready !== undefined) {
      this.#putToWork()
      return Promise.resolve(ready)
    }
    return this.#wait(shelf, level)
  }

  /** Ends the workers; requests that still wait are rejected. */
  async close(): Promise<void> {
    this.#isClosed = true
    this.#rejectAll(new Error('the dealer has been closed'))
    await this.#workers.close()
  }

  #wait(shelf: Shelf, level: Level): Promise<ReserveDeal> {
    return new Promise((resolve, reject) => {
      const patience = setTimeout(() => {
        request.isPatient = false
        this.#serve(shelf)
      }, this.#patienceMs)
      const hope = setTimeout(
        () => settle(() => reject(new Error('no winnable deal was found in time'))),
        LAST_HOPE_MS,
      )
      const settle = (how: () => void): void => {
        clearTimeout(patience)
        clearTimeout(hope)
        const place = shelf.requests.indexOf(request)
        if (place >= 0) shelf.requests.splice(place, 1)
        how()
      }
      const request: Request = {
        level,
        isPatient: true,
        resolve: (deal) => settle(() => resolve(deal)),
        reject: (error) => settle(() => reject(error)),
      }
      shelf.requests.push(request)
      this.#serve(shelf)
      this.#putToWork()
    })
  }

  #serve({ reserve, requests }: Shelf): void {
    for (const request of requests.slice()) {
      const { level, isPatient } = request
      const deal = reserve.take(level) ?? (isPatient ? undefined : reserve.takeNearest(level))
      if (deal !== undefined) request.resolve(deal)
    }
  }

  #putToWork(): void {
    while (this.#workers.hasFree && !this.#isClosed) {
      const shelf = this.#neediest()
      if (shelf === undefined) return
      void this.#fill(shelf)
    }
  }

  async #fill(shelf: Shelf): Promise<void> {
    try {
      const { deals, tookMs } = await this.#workers.make(shelf.reserve.options)
      this.#failures = 0
      shelf.reserve.add(deals, tookMs)
      this.#serve(shelf)
    } catch (error) {
      if (this.#isClosed) return
      this.#report('a worker that makes deals has failed', error)
      if (++this.#failures >= MOST_FAILURES) {
        this.#rejectAll(new Error('the workers that make deals fail'))
        return
      }
    }
    this.#putToWork()
  }

  /** Where somebody waits, the most first; else the emptiest reserve. */
  #neediest(): Shelf | undefined {
    const shelves = [...this.#shelves.values()]
    const waiting = shelves
      .filter(({ requests }) => requests.length > 0)
      .toSorted((a, b) => b.requests.length - a.requests.length)[0]
    if (waiting !== undefined) return waiting
    return shelves
      .filter(({ reserve }) => reserve.isWanting)
      .toSorted((a, b) => a.reserve.least - b.reserve.least)[0]
  }

  #shelfFor(options: KlondikeOptions): Shelf {
    const setting = settingOf(options)
    const shelf = this.#shelves.get(setting) ?? { reserve: new Reserve(options), requests: [] }
    this.#shelves.delete(setting)
    this.#shelves.set(setting, shelf)
    for (const [oldest, { requests }] of this.#shelves) {
      if (this.#shelves.size <= MOST_SETTINGS) break
      if (oldest !== setting && requests.length === 0) this.#shelves.delete(oldest)
    }
    return shelf
  }

  #rejectAll(error: Error): void {
    for (const { requests } of this.#shelves.values()) {
      for (const request of requests.slice()) request.reject(error)
    }
  }
}
