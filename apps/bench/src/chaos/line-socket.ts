import { CLOSE_TAKEN, type FromServer } from '@samedeal/protocol'
import type { RoomView } from '@samedeal/race'
import type { RoomSocket } from '@samedeal/server/room-socket'
import type { BadLine } from './bad-line.ts'

/** Told what the server says on a line, whether or not it arrives. */
export type Overhear = <Type extends keyof FromServer>(type: Type, body: FromServer[Type]) => void

/** The server's end of a line, as Colyseus's socket is one to a room. */
export class LineSocket implements RoomSocket {
  readonly #line: BadLine
  readonly #overhear: Overhear
  readonly #waiting: (() => void)[] = []
  #isReady = false
  #isOpen = true

  constructor(line: BadLine, overhear: Overhear) {
    this.#line = line
    this.#overhear = overhear
  }

  get isUp(): boolean {
    return this.#isReady && this.#isOpen
  }

  /** Whether neither end has closed it, as far as the server knows. */
  get isOpen(): boolean {
    return this.#isOpen
  }

  tell<Type extends keyof FromServer>(type: Type, body: FromServer[Type]): void {
    this.#overhear(type, body)
    const say = (): void => this.#line.tell(type, body)
    if (this.#isReady) say()
    else this.#waiting.push(say)
  }

  sendRecord(record: FromServer['record']): number {
    this.tell('record', record)
    return JSON.stringify(record).length
  }

  close(code?: number): void {
    this.#isOpen = false
    this.#line.hangUp(code === CLOSE_TAKEN)
  }

  hangUp(): void {
    this.close()
  }

  /** The line has ended without the server. */
  gone(): void {
    this.#isOpen = false
  }

  /** The browser has answered the handshake: it gets the room, then everything that was said before. */
  ready(view: RoomView): void {
    if (!this.#isOpen) return
    this.#isReady = true
    this.show(view)
    for (const say of this.#waiting) say()
  }

  /** Shows the room; nobody who is not ready sees it before they are. */
  show(view: RoomView): void {
    if (this.isUp) this.#line.show(view)
  }
}
