import { JoinError, type Joining, type Socket, type Transport } from '@samedeal/web/session'
import type { Timeline } from '../simulated/timeline.ts'
import { BadLine, type LineParts } from './bad-line.ts'
import type { Dice } from './dice.ts'
import type { ServerProcess } from './server-process.ts'

export interface NetworkParts {
  readonly timeline: Timeline
  readonly dice: Dice
  /** The process that listens now, if one does. */
  readonly server: () => ServerProcess | undefined
  readonly around: LineParts['around']
  readonly sent: LineParts['sent']
}

/** How long a message takes at least and at most, in milliseconds. */
const LATENCY: readonly [number, number] = [20, 400]
/** How likely a numbered message arrives twice. */
const DOUBLED = 0.03
/** How soon a refused connection is known, in milliseconds. */
const REFUSED_MS = 30

/** One browser's way to the server, which is slow, and now and then not there. */
export class BadNetwork implements Transport {
  readonly #parts: NetworkParts
  /** What this browser's messages usually take. */
  readonly #usual: number
  readonly #jitter: number
  readonly #lines = new Set<BadLine>()
  #state: 'up' | 'down' | 'silent' = 'up'
  /** How many pages have gone away. */
  #dropped = 0

  constructor(parts: NetworkParts) {
    this.#parts = parts
    const [least, most] = LATENCY
    this.#usual = parts.dice.between(least, most)
    this.#jitter = parts.dice.between(0, 200)
  }

  async join(joining: Joining): Promise<Socket> {
    const page = this.#dropped
    const server = await this.#asked()
    // A page that is gone opens no socket.
    if (page !== this.#dropped) return new Promise(() => undefined)
    if (!server.hasRoom) throw new JoinError('no-such-room')
    const { timeline, dice, around, sent } = this.#parts
    const line = new BadLine({
      timeline,
      around,
      sent,
      delay: () => this.#delay(),
      isDoubled: () => dice.isTrue(DOUBLED),
    })
    this.#lines.add(line)
    return new Promise((resolve, reject) => {
      line.opening(() => reject(new JoinError('unreachable')))
      line.up(() => {
        if (this.#parts.server() !== server) return
        if (!server.join(joining, line)) return line.hangUp(false)
        line.down(() => {
          resolve(line)
          line.up(() => server.ready(line))
        })
      })
    })
  }

  async find(): Promise<boolean> {
    return (await this.#asked()).find()
  }

  /** Cuts every line; each end may notice, or not. */
  cut(): void {
    const { dice } = this.#parts
    for (const line of this.#lines) {
      line.cut({
        up: dice.between(0, 300),
        down: dice.between(0, 300),
        browserNotices: this.#state === 'silent' ? undefined : dice.between(0, 500),
        serverNotices: dice.isTrue(0.5) ? dice.between(0, 8_000) : undefined,
      })
    }
    this.#lines.clear()
  }

  /** The page goes away: it hears nothing more, and what is under way from it may arrive. */
  drop(): void {
    this.#dropped++
    const { dice } = this.#parts
    for (const line of this.#lines) {
      const up = dice.between(0, 300)
      line.cut({ up, down: 0, browserNotices: undefined, serverNotices: up })
    }
    this.#lines.clear()
  }

  /** Nothing gets through for so many milliseconds; `silent`: and nobody is told. */
  goDown(state: 'down' | 'silent', ms: number): void {
    this.#state = state
    this.cut()
    this.#parts.timeline.after(ms, () => (this.#state = 'up'))
  }

  /** The server, after a question and its answer over HTTP. */
  #asked(): Promise<ServerProcess> {
    const { timeline, server: listening } = this.#parts
    return new Promise((resolve, reject) => {
      if (this.#state === 'silent') return
      const server = listening()
      if (this.#state === 'down' || server === undefined) {
        timeline.after(REFUSED_MS, () => reject(new JoinError('unreachable')))
        return
      }
      timeline.after(this.#delay() + this.#delay(), () => {
        if (this.#state === 'silent') return
        if (this.#state === 'up' && listening() === server) resolve(server)
        else reject(new JoinError('unreachable'))
      })
    })
  }

  #delay(): number {
    const { dice } = this.#parts
    const [least, most] = LATENCY
    const jittered = this.#usual + this.#jitter * (dice.next() - 0.5)
    return Math.min(most, Math.max(least, jittered))
  }
}
