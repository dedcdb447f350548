import type { LoneSkills } from '@samedeal/bots'
import type { Dealt, HouseRules } from '@samedeal/race'
import {
  committedText,
  LEVELS,
  settingKey,
  type Card,
  type Game,
  type Level,
  type Options,
} from '@samedeal/rules'
import { shuffledDeck } from '@samedeal/rules/shuffle'
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
  /** What a game offers beside its rules. */
  readonly skills: (game: string) => Promise<LoneSkills | undefined>
}

/** What a deal has to be. */
export interface PracticeOrder {
  readonly game: Game
  readonly options: Options
  readonly level: Level
  /** Whether it must be proven winnable under exactly these options. */
  readonly kind: HouseRules['deal']
  /** The deal of this number; undefined for one that nobody has seen. */
  readonly number?: number | undefined
}

/** Makes deals one candidate after another, as the server's dealer does. */
export class PracticeDealer {
  readonly #parts: PracticeDealerParts
  /** The game and the options that the spare deals are for. */
  #spareFor = ''
  /** Deals of other levels than the one asked for, one of each at most. */
  readonly #spare = new Map<Level, Dealt>()

  constructor(parts: PracticeDealerParts) {
    this.#parts = parts
  }

  /**
   * A deal that nobody has seen, of that level under these options; of the nearest level where it is so
   * rare that none turns up within two seconds. Where a number is asked for, the deal of that number, proven
   * if that is soon done. Rejects when there is no winnable deal at all.
   */
  async deal(order: PracticeOrder): Promise<Dealt> {
    const { game, options, level, kind, number } = order
    const skills = await this.#parts.skills(game.id)
    if (number !== undefined) {
      const deck = game.numbered?.deck(number)
      if (deck === undefined) throw new Error(`${game.id} has no numbered deals`)
      const certified = skills?.certify({ deck, options, chance: number })
      return this.#committed(deck, certified?.level ?? level, certified)
    }
    if (kind === 'any' || !game.isProvable || skills === undefined) {
      return this.#committed(shuffledDeck(this.#parts.seed(), game.deck(options)), level)
    }
    return this.#winnable(order, skills)
  }

  async #winnable(order: PracticeOrder, skills: LoneSkills): Promise<Dealt> {
    const { now, pause } = this.#parts
    const { level } = order
    this.#keepFor(order)
    const began = now()
    for (;;) {
      const stretch = now()
      do {
        const ready = this.#take(level)
        if (ready !== undefined) return ready
        this.#make(order, skills)
      } while (now() < stretch + STRETCH_MS)
      const waited = now() - began
      const nearest = waited >= PATIENCE_MS ? this.#takeNearest(level) : undefined
      if (nearest !== undefined) return nearest
      if (waited >= DEADLINE_MS) throw new Error(`no winnable deal within ${DEADLINE_MS} ms`)
      await pause()
    }
  }

  #make({ game, options }: PracticeOrder, skills: LoneSkills): void {
    const seed = this.#parts.seed()
    const deck = shuffledDeck(seed, game.deck(options))
    const chance = Number.parseInt(seed.slice(0, 7), 16)
    const certified = skills.certify({ deck, options, chance })
    if (certified === undefined) return
    this.#spare.set(certified.level, this.#committed(deck, certified.level, certified))
  }

  /** A deal with the commitment that opens it. */
  #committed(deck: readonly Card[], level: Level, proof?: Dealt['proof']): Dealt {
    const salt = this.#parts.seed()
    const commitment = sha256(committedText(salt, deck))
    const proven = proof && { line: proof.line, par: proof.par }
    return { deck, level, salt, commitment, proof: proven }
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

  #keepFor({ game, options }: PracticeOrder): void {
    const key = settingKey(game, options)
    if (key !== this.#spareFor) this.#spare.clear()
    this.#spareFor = key
  }
}
