import type { FromServer } from '@samedeal/protocol'

/** One player's socket, as a room uses it. */
export interface RoomSocket {
  /** Whether its browser is ready, and what is told still arrives: else nothing may be done on it. */
  readonly isUp: boolean
  /** Sends a message; one that comes before the browser is ready waits for it. */
  tell<Type extends keyof FromServer>(type: Type, body: FromServer[Type]): void
  /** Sends a record, which may be a thousand times a move; gives how many bytes it takes. */
  sendRecord(record: FromServer['record']): number
  /** Ends it, with a code that tells the browser why. */
  close(code?: number): void
  /** Ends it without a word: a closing handshake would wait for a browser that is gone. */
  hangUp(): void
}
