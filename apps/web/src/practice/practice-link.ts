import type { Link, LinkListener } from '../session/link.ts'
import type { FromPractice, PracticeSetup, ToPractice } from './practice-message.ts'

/** Where the pages of this browser tell each other who practises. */
const CHANNEL = 'samedeal-practice'

/** What a practice room opens with. */
export interface PracticeOpening {
  readonly setup: PracticeSetup
  /** How long the kept race has lasted, as far as this page knows, in milliseconds. */
  readonly played: number
}

/**
 * The way to a practice room in a worker of this page. It stands still while the page is out of sight. A page
 * that is left lets its room go: the browser may freeze it, and give it back after another page has gone on
 * with the race.
 */
export class PracticeLink implements Link {
  readonly silence = 0
  readonly #opening: PracticeOpening
  readonly #listener: LinkListener
  /** The page that opened last has the room; the others are told. */
  readonly #others = new BroadcastChannel(CHANNEL)
  #worker: Worker | undefined
  /** The page has been left, and may come back. */
  #isAway = false

  constructor(opening: PracticeOpening, listener: LinkListener) {
    this.#opening = opening
    this.#listener = listener
  }

  open(): Promise<void> {
    this.#others.addEventListener('message', () => this.#end('taken'))
    document.addEventListener('visibilitychange', this.#onSight)
    addEventListener('pagehide', this.#onLeave)
    addEventListener('pageshow', this.#onReturn)
    return new Promise((resolve, reject) => this.#start(resolve, reject))
  }

  /** Opens the room in a worker of its own, and has this page be the one that opened it last. */
  #start(opened: () => void, failed: (error: Error) => void): void {
    const worker = new Worker(new URL('./practice-worker.ts', import.meta.url), { type: 'module' })
    this.#worker = worker
    worker.addEventListener('message', ({ data }: MessageEvent<FromPractice>) => {
      if (worker !== this.#worker) return
      this.#hear(data)
      if (data.say === 'message' && data.type === 'seated') opened()
    })
    worker.addEventListener('error', (event) => {
      if (worker !== this.#worker) return
      // Nobody waits any more once it is open; the screens say that the room is gone.
      failed(new Error(event.message))
      this.#end('closed')
    })
    this.#listener.joined()
    this.#others.postMessage('opened')
    this.#post({ say: 'open', ...this.#opening })
  }

  send(type: string, body?: unknown): void {
    this.#post({ say: 'message', type, body })
  }

  /** Starts a race of the deal whose results are shown. */
  repeat(): void {
    this.#post({ say: 'repeat' })
  }

  /** The next race is of the deal of this number, or of one that nobody has seen. */
  chooseDeal(number: number | undefined): void {
    this.#post({ say: 'choose-deal', number })
  }

  close(): void {
    // The worker ends by itself when the race is kept.
    this.#stopListening()
  }

  #hear(message: FromPractice): void {
    switch (message.say) {
      case 'room':
        return this.#listener.room(message.view, message)
      case 'message':
        this.#listener.message(message.type, message.body)
        if (message.type === 'seated') this.#listener.connection('live')
        return undefined
      case 'closed':
        return this.#end('closed')
    }
  }

  readonly #onSight = (): void => {
    if (document.visibilityState === 'hidden') return this.#post({ say: 'pause' })
    this.#post({ say: 'resume' })
    // The clock has stood still meanwhile: it is read anew at once.
    return this.send('clock', performance.now())
  }

  /** A worker that is frozen with its page could hold a transaction open, which would shut out every other page. */
  readonly #onLeave = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted || this.#worker === undefined) return
    this.#worker.terminate()
    this.#worker = undefined
    this.#isAway = true
    this.#listener.connection('connecting')
  }

  /** A page that comes back as it was left opens the room anew, as if it were loaded. */
  readonly #onReturn = (): void => {
    if (!this.#isAway) return
    this.#isAway = false
    this.#start(nobodyWaits, nobodyWaits)
  }

  #post(message: ToPractice): void {
    this.#worker?.postMessage(message)
  }

  #end(why: 'closed' | 'taken'): void {
    if (this.#worker === undefined) return
    this.#stopListening()
    this.#worker.terminate()
    this.#worker = undefined
    this.#listener.connection(why)
  }

  #stopListening(): void {
    this.#others.close()
    document.removeEventListener('visibilitychange', this.#onSight)
    removeEventListener('pagehide', this.#onLeave)
    removeEventListener('pageshow', this.#onReturn)
  }
}

/** Who opened the room at first has had the answer; what becomes of it now goes to the listener. */
function nobodyWaits(): void {}
