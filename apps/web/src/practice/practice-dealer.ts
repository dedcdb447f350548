import { noisyGreedyWins } from '@samedeal/bots'
import type { Dealt } from '@samedeal/race'
import { committedText, LEVELS, type KlondikeOptions, type Level } from '@samedeal/rules'
import { shuffledDeck } from '@samedeal/rules/shuffle'
import { certify } from '@samedeal/solver'
import { sha256 } from '../session/sha256.ts'

/** How long an order waits for its very level before it gets the nearest one, in milliseconds. */
const PATIENCE_MS = 2_000
/** How long it waits for any winnable deal, in milliseconds. */
const DEADLINE_MS = 20_000
/** How long candidates are made at a stretch, in milliseconds: messages have a turn in between. */
const STRETCH_MS = 30

export interface PracticeDealerParts {
  /** 128 bits from a cryptographic source in hexadecimal, anew with each call. */
  readonly seed: () => string
  /** A clock in milliseconds. */
  readonly now: () => number
  /** Resolves when everything else that waits has had its turn. */
  readonly pause: () => Promise<void>
}

/** Makes deals one candidate after another, as the server's dealer does. */
export class PracticeDealer {
  readonly #parts: PracticeDealerParts
  /** The options that the spare deals are for. */
  #spareFor = ''
  /** Deals of other levels than the one asked for, one of each at most. */
  readonly #spare = new Map<Level, Dealt>()

  constructor(parts: PracticeDealerParts) {
    this.#parts = parts
  }

  /**
   * A deal that nobody has seen, of that level under these options; of the nearest level where it is so
   * rare that none turns up within two seconds. Rejects when there is no winnable deal at all.
   */
  async deal(options: KlondikeOptions, level: Level): Promise<Dealt> {
    const { now, pause } = this.#parts
    this.#keepFor(options)
    const began = now()
    for (;;) {
      const stretch = now()
      do {
        const ready = this.#take(level)
        if (ready !== undefined) return ready
        this.#make(options)
      } while (now() < stretch + STRETCH_MS)
      const waited = now() - began
      const nearest = waited >= PATIENCE_MS ? this.#takeNearest(level) : undefined
      if (nearest !== undefined) return nearest
      if (waited >= DEADLINE_MS) throw new Error(`no winnable deal within ${DEADLINE_MS} ms`)
      await pause()
    }
  }

  #make(options: KlondikeOptions): void {
    const seed = this.#parts.seed()
    const deck = shuffledDeck(seed)
    const chance = Number.parseInt(seed.slice(0, 7), 16)
    const certified = certify({ deck, options, playout: noisyGreedyWins, seed: chance })
    if (certified === undefined) return
    const { line, par, level } = certified
    const salt = this.#parts.seed()
    const commitment = sha256(committedText(salt, deck))
    this.#spare.set(level, { deck, level, salt, commitment, proof: { line, par } })
  }

  #take(level: Level): Dealt | undefined {
    const deal = this.#spare.get(level)
    this.#spare.delete(level)
    return deal
  }

  #takeNearest(level: Level): Dealt | undefined {
    const distance = (one: Level) => Math.abs(LEVELS.indexOf(one) - LEVELS.indexOf(level))
    const [nearest] = [...this.#spare.keys()].toSorted((a, b) => distance(a) - distance(b))
    return nearest && this.#take(nearest)
  }

  #keepFor({ draw, passes, foundationReturn }: KlondikeOptions): void {
    const key = JSON.stringify([draw, passes, foundationReturn])
    if (key !== this.#spareFor) this.#spare.clear()
    this.#spareFor = key
  }
}
