import type { FromServer } from '@samedeal/protocol'
import type { RoomView } from '@samedeal/race'
import type { Socket, SocketListener } from '@samedeal/web/session'
import type { Stop, Timeline } from '../simulated/timeline.ts'

/** The server's end of a line: what it hears. */
export interface ServerEnd {
  hears(type: string, body: unknown): void
  /** The line is known to have ended. */
  gone(): void
}

/** Something that the browser hears: a message, the room as everybody may know it, or that the line has ended. */
export type Heard =
  | { readonly type: 'room' | 'gone' }
  | {
      [Type in keyof FromServer]: { readonly type: Type; readonly body: FromServer[Type] }
    }[keyof FromServer]

export interface LineParts {
  readonly timeline: Timeline
  /** How long the next message takes, in milliseconds. */
  readonly delay: () => number
  /** Whether the next numbered message arrives twice. */
  readonly isDoubled: () => boolean
  /** Told that the browser has sent command `n`. */
  readonly sent: (n: number) => void
  /** Lets the browser hear something. */
  readonly around: (heard: Heard, hear: () => void) => void
}

/** Messages that a resend may deliver twice. */
const NUMBERED = new Set(['move', 'undo', 'send', 'moved', 'safe'])

/** One way of a line: what is sent arrives in order, late, until the line is cut. */
class Way {
  readonly #timeline: Timeline
  #lastAt = 0
  /** Nothing arrives after this moment. */
  cutAt = Number.POSITIVE_INFINITY

  constructor(timeline: Timeline) {
    this.#timeline = timeline
  }

  carry(delay: number, arrive: () => void): void {
    this.#lastAt = Math.max(this.#lastAt, this.#timeline.now + delay)
    const at = this.#lastAt
    this.#timeline.at(at, () => {
      if (at <= this.cutAt) arrive()
    })
  }
}

/** A simulated socket between a browser and a process of the server. */
export class BadLine implements Socket {
  readonly #parts: LineParts
  readonly #up: Way
  readonly #down: Way
  #listener: SocketListener | undefined
  #server: ServerEnd | undefined
  #isOpen = true
  #isServed = true
  #noticing: Stop = () => undefined
  #failed: (() => void) | undefined

  constructor(parts: LineParts) {
    this.#parts = parts
    this.#up = new Way(parts.timeline)
    this.#down = new Way(parts.timeline)
  }

  /** The browser's side: whether it takes the socket for open. */
  get isOpen(): boolean {
    return this.#isOpen
  }

  listen(listener: SocketListener): void {
    this.#listener = listener
  }

  send(type: string, body?: unknown): void {
    const sent = copied(body)
    const n = numberIn(type, body)
    if (n !== undefined) this.#parts.sent(n)
    const times = NUMBERED.has(type) && this.#parts.isDoubled() ? 2 : 1
    for (let time = 0; time < times; time++) {
      this.up(() => this.#isServed && this.#server?.hears(type, sent))
    }
  }

  close(): void {
    this.#isOpen = false
    this.up(() => this.#loseServer())
  }

  /** Something travels to the server. */
  up(arrive: () => void): void {
    this.#up.carry(this.#parts.delay(), arrive)
  }

  /** Something travels to the browser. */
  down(arrive: () => void): void {
    this.#down.carry(this.#parts.delay(), arrive)
  }

  /** Tells when the socket ends before anybody listens to it. */
  opening(failed: () => void): void {
    this.#failed = failed
  }

  /** The server listens. */
  serve(server: ServerEnd): void {
    this.#server = server
  }

  /** The server shows the room. */
  show(view: RoomView): void {
    const shown = copied(view)
    this.down(() => this.#hear({ type: 'room' }, (listener) => listener.room(shown)))
  }

  /** The server says something. */
  tell<Type extends keyof FromServer>(type: Type, body: FromServer[Type]): void {
    const said = copied(body)
    const heard = { type, body: said } as Heard
    const times = NUMBERED.has(type) && this.#parts.isDoubled() ? 2 : 1
    for (let time = 0; time < times; time++) {
      this.down(() => this.#hear(heard, (listener) => listener.message(type, said)))
    }
  }

  /** The server ends the line. */
  hangUp(isTaken: boolean): void {
    this.#isServed = false
    this.down(() => this.#loseBrowser(isTaken))
  }

  /**
   * The line is cut: what is under way arrives up to a moment on each way, and then nothing. Each end
   * notices after so many milliseconds, or never.
   */
  cut(after: {
    readonly up: number
    readonly down: number
    readonly browserNotices: number | undefined
    readonly serverNotices: number | undefined
  }): void {
    const { timeline } = this.#parts
    this.#up.cutAt = Math.min(this.#up.cutAt, timeline.now + after.up)
    this.#down.cutAt = Math.min(this.#down.cutAt, timeline.now + after.down)
    if (after.browserNotices !== undefined) {
      this.#noticing()
      this.#noticing = timeline.after(after.browserNotices, () => this.#loseBrowser(false))
    }
    if (after.serverNotices !== undefined) {
      timeline.after(after.serverNotices, () => this.#loseServer())
    }
  }

  #hear(heard: Heard, say: (listener: SocketListener) => void): void {
    const listener = this.#listener
    if (this.#isOpen && listener !== undefined) this.#parts.around(heard, () => say(listener))
  }

  #loseBrowser(isTaken: boolean): void {
    if (!this.#isOpen) return
    this.#isOpen = false
    if (this.#listener === undefined) return this.#failed?.()
    this.#parts.around({ type: 'gone' }, () => this.#listener?.gone(isTaken ? 'taken' : 'lost'))
  }

  #loseServer(): void {
    if (!this.#isServed) return
    this.#isServed = false
    this.#server?.gone()
  }
}

function copied<Thing>(thing: Thing): Thing {
  return thing === undefined ? thing : (JSON.parse(JSON.stringify(thing)) as Thing)
}

/** The number of a command. */
function numberIn(type: string, body: unknown): number | undefined {
  return ['move', 'undo', 'send'].includes(type) ? (body as readonly number[])[0] : undefined
}
