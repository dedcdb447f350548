import type { FromServer } from '@samedeal/protocol'
import type { RoomView } from '@samedeal/race'

/** Who somebody is in which room. */
export interface Place {
  readonly code: string
  readonly token: string
  readonly name: string
  /** A big screen, which only ever watches. */
  readonly isScreen?: boolean
  /** Nobody has asked for it: the browser comes back by itself. */
  readonly isReturn?: boolean
  /** The one-time code that moves somebody's seat to this device. */
  readonly handOver?: string
}

/** Somebody on the way in: from which page, by a name of 16 hexadecimal digits, and for which time. */
export interface Joining extends Place {
  readonly page: readonly [name: string, join: number]
}

/**
 * How a socket ended: `taken` when the same player has come on another one, `behind` when more waited to be
 * sent to this browser than may wait, `lost` however else.
 */
export type SocketEnd = 'taken' | 'behind' | 'lost'

/** Who hears what comes over one socket. */
export interface SocketListener {
  /** The room as everybody may know it. */
  room(view: RoomView): void
  message<Type extends keyof FromServer>(type: Type, body: FromServer[Type]): void
  /** The socket has ended. */
  gone(why: SocketEnd): void
}

/** One connection to a room. What the server says comes in order, or not at all. */
export interface Socket {
  readonly isOpen: boolean
  /** Tells what comes; to be called as soon as there is a socket. */
  listen(listener: SocketListener): void
  send(type: string, body?: unknown): void
  close(): void
}

/** The way to the server. */
export interface Transport {
  /** Joins a room. Rejects with a JoinError. */
  join(joining: Joining): Promise<Socket>
  /**
   * Asks whether there is a room of that code; a server that has just started looks for it in its
   * journal. Rejects when there is no answer.
   */
  find(code: string): Promise<boolean>
}
