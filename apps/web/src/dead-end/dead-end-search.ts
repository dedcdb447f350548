import { GAMES, HIDDEN, type Position } from '@samedeal/rules'
import type { RoomView } from '@samedeal/race'
import type { DeadEnd, DeadEndAnswer, DeadEndAsked } from './dead-end-message.ts'

type Asked = Omit<DeadEndAsked, 'number'> & {
  readonly answered: (left: DeadEnd | undefined) => void
}

/** A worker as the search uses it. */
export type SearchWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>

function startWorker(): SearchWorker {
  // In one expression: only so does the build see that it is a worker.
  return new Worker(new URL('./dead-end-worker.ts', import.meta.url), { type: 'module' })
}

/**
 * Asks a worker about boards, one after another. Only the board that was asked about last is answered:
 * the others are past. Where no worker runs, nothing is ever answered.
 */
export class DeadEndSearch {
  readonly #start: () => SearchWorker
  #worker: SearchWorker | undefined
  #isBroken = false
  /** What the worker is at, and what it is asked next. */
  #current: Asked | undefined
  #next: Asked | undefined
  #number = 0

  constructor(start: () => SearchWorker = startWorker) {
    this.#start = start
  }

  /** The answer never comes when another board is asked about before. */
  ask(asked: Asked): void {
    this.#next = asked
    if (this.#current === undefined) this.#post()
  }

  /** No answer is wanted any more to what was asked. */
  forget(): void {
    this.#next = undefined
    if (this.#current !== undefined) this.#current = { ...this.#current, answered: () => {} }
  }

  stop(): void {
    this.forget()
    this.#worker?.terminate()
    this.#worker = undefined
    this.#isBroken = true
  }

  #post(): void {
    const asked = this.#next
    if (asked === undefined || this.#isBroken) return
    this.#next = undefined
    this.#worker ??= this.#begin()
    if (this.#worker === undefined) return
    this.#current = asked
    const { game, view, options } = asked
    const message: DeadEndAsked = { number: ++this.#number, game, view, options }
    this.#worker.postMessage(message)
  }

  #begin(): SearchWorker | undefined {
    try {
      const worker = this.#start()
      worker.addEventListener('message', (event) =>
        this.#hear((event as MessageEvent<DeadEndAnswer>).data),
      )
      worker.addEventListener('error', () => this.stop())
      return worker
    } catch {
      this.#isBroken = true
      return undefined
    }
  }

  #hear({ number, left }: DeadEndAnswer): void {
    if (number !== this.#number) return
    const asked = this.#current
    this.#current = undefined
    const isPast = this.#next !== undefined
    this.#post()
    if (!isPast) asked?.answered(left)
  }
}

/**
 * Whether a dead end can be looked for on a board: not where a card's face is still to come from a draw or from
 * the server.
 */
export function isSearchable(
  { game, options }: Pick<RoomView, 'game' | 'options'>,
  { piles }: Position,
): boolean {
  const table = GAMES.get(game)?.table(options) ?? []
  return !table.some(({ kind }, number) => {
    const { cards = [], faceDown = 0 } = piles[number] ?? {}
    return cards.includes(HIDDEN, kind === 'stock' ? 0 : faceDown)
  })
}
