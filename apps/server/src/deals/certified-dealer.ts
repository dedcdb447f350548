import { randomInt } from 'node:crypto'
import { settingKey, type Game, type Options } from '@samedeal/rules'
import { Certifier } from './certifier.ts'
import { shuffleFor, type Deal, type Dealer, type DealOrder, type Seeds } from './dealer.ts'
import { Reserve, type CertifiedDeal } from './reserve.ts'

/** Deals of each level that are kept ready for every setting in use. */
const RESERVE_SIZE = 3
/** Candidates under way in the worker thread, so that it never waits for the next one. */
const UNDER_WAY = 2
/** Candidates after the last order at which a setting stops refilling: some levels are rare in it. */
const REFILL_EFFORT = 600
/** The usual patience. GO comes three seconds after the order. */
const PATIENCE_MS = 2_000
/** How long an order waits for any deal at all, in milliseconds. */
const DEADLINE_MS = 20_000
/** So many times in a row the worker thread may die before the dealer gives up. */
const MOST_DEATHS = 5

interface Waiting {
  readonly order: DealOrder
  readonly since: number
  resolve(deal: Deal): void
  reject(error: Error): void
}

/** A game under a set of options, with its reserve and the orders that wait for a deal. */
interface Setting {
  readonly game: Game
  readonly options: Options
  readonly reserve: Reserve
  waiting: readonly Waiting[]
  /** Candidates made since the last order. */
  effort: number
  /** The turn in which it was last worked for. */
  turn: number
}

export interface CertifiedDealerConfig {
  readonly seeds: Seeds
  /** A clock in milliseconds. */
  readonly now: () => number
  readonly report: (error: unknown) => void
  /** How long an order waits for its very level, in milliseconds; then it gets the nearest one. */
  readonly patience?: number
  /** The program of the worker thread; only a test has another. */
  readonly worker?: URL
}

/**
 * Deals what has been proven winnable, from fresh seeds. A worker thread makes the deals ahead of
 * need; a candidate of another level than the one asked for goes to that level's reserve. Settings
 * that somebody waits for take turns.
 */
export class CertifiedDealer implements Dealer {
  readonly #config: CertifiedDealerConfig
  readonly #certifier: Certifier
  readonly #settings = new Map<string, Setting>()
  #underWay = 0
  #turn = 0
  #isClosed = false

  constructor(config: CertifiedDealerConfig) {
    this.#config = config
    this.#certifier = new Certifier(config.report, config.worker)
  }

  prepare(game: Game, options: Options): void {
    if (!game.isProvable) return
    this.#settingOf({ game, options }).effort = 0
    this.#work()
  }

  deal(order: DealOrder): Promise<Deal> {
    if (order.kind === 'any') return Promise.resolve(shuffleFor(order, this.#config.seeds))
    if (this.#isClosed) return Promise.reject(new Error('the dealer is closed'))
    const setting = this.#settingOf(order)
    setting.effort = 0
    const ready = setting.reserve.take(order.level)
    const deal = ready === undefined ? this.#queue(setting, order) : Promise.resolve<Deal>(ready)
    this.#work()
    return deal
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#rejectAll(new Error('the dealer is closed'))
    await this.#certifier.close()
  }

  #queue(setting: Setting, order: DealOrder): Promise<Deal> {
    return new Promise((resolve, reject) => {
      const since = this.#config.now()
      setting.waiting = [...setting.waiting, { order, since, resolve, reject }]
    })
  }

  /** Keeps the worker thread busy as long as there is something worth making. */
  #work(): void {
    while (this.#underWay < UNDER_WAY && !this.#isClosed) {
      const setting = this.#neediest()
      if (setting === undefined) return
      setting.turn = ++this.#turn
      this.#underWay++
      void this.#make(setting)
    }
  }

  async #make(setting: Setting): Promise<void> {
    setting.effort++
    try {
      const deal = await this.#certifier.certify({
        game: setting.game.id,
        cards: setting.game.deck(setting.options),
        seed: this.#config.seeds(),
        options: setting.options,
        chance: randomInt(2 ** 31),
      })
      if (deal !== undefined) this.#store(setting, deal)
    } catch (error) {
      this.#config.report(error)
    } finally {
      this.#underWay--
    }
    if (this.#certifier.deaths >= MOST_DEATHS) {
      return this.#rejectAll(new Error('the dealer’s worker thread failed'))
    }
    this.#serveLate(setting)
    return this.#work()
  }

  /** Gives a deal to whoever has waited longest for its level, or keeps it. */
  #store(setting: Setting, deal: CertifiedDeal): void {
    const first = setting.waiting.find(({ order }) => order.level === deal.proof.level)
    if (first === undefined) return setting.reserve.put(deal)
    return serve(setting, first, deal)
  }

  /** Gives the nearest level to those who have waited long enough: a level may be rare in a setting. */
  #serveLate(setting: Setting): void {
    const now = this.#config.now()
    for (const one of setting.waiting) {
      if (now < one.since + (this.#config.patience ?? PATIENCE_MS)) continue
      const nearest = setting.reserve.takeNearest(one.order.level)
      if (nearest !== undefined) serve(setting, one, nearest)
      else if (now >= one.since + DEADLINE_MS) {
        leave(setting, one)
        one.reject(new Error(`no winnable deal within ${DEADLINE_MS} ms`))
      }
    }
  }

  #rejectAll(error: Error): void {
    for (const setting of this.#settings.values()) {
      for (const one of setting.waiting) one.reject(error)
      setting.waiting = []
    }
  }

  /** The setting with orders whose turn was longest ago, else one with an unfilled reserve. */
  #neediest(): Setting | undefined {
    const settings = [...this.#settings.values()].toSorted((a, b) => a.turn - b.turn)
    const waited = settings.find(({ waiting }) => waiting.length > 0)
    if (waited !== undefined || this.#certifier.deaths > 0) return waited
    return settings.find(({ reserve, effort }) => !reserve.isFull && effort < REFILL_EFFORT)
  }

  #settingOf({ game, options }: Pick<DealOrder, 'game' | 'options'>): Setting {
    const key = settingKey(game, options)
    const known = this.#settings.get(key)
    if (known !== undefined) return known
    const setting: Setting = {
      game,
      options,
      reserve: new Reserve(RESERVE_SIZE),
      waiting: [],
      effort: 0,
      turn: 0,
    }
    this.#settings.set(key, setting)
    return setting
  }
}

function serve(setting: Setting, one: Waiting, deal: Deal): void {
  leave(setting, one)
  one.resolve(deal)
}

function leave(setting: Setting, one: Waiting): void {
  setting.waiting = setting.waiting.filter((other) => other !== one)
}
