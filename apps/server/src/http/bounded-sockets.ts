import type { IncomingMessage } from 'node:http'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { CLOSE_BEHIND } from '@samedeal/protocol'

/** The most that may wait to be sent on one socket, in bytes: two of the longest records. */
const MOST_WAITING = 512 * 1_024
/** How long a socket that is closed for it may take to read what waits, and why, in milliseconds. */
const LAST_WORD_MS = 5_000

/** What of a WebSocket is needed here. */
interface RawSocket {
  readonly readyState: number
  readonly bufferedAmount: number
  send(...what: unknown[]): void
  close(code: number, reason: string): void
  terminate(): void
  on(event: 'ping' | 'error', listener: () => void): void
  removeAllListeners(event: 'error'): void
}

/**
 * Colyseus's sockets with a bound on what waits to be sent on each: whoever asks and does not read, or reads
 * more slowly than a room tells, is closed instead of filling the memory. All that is sent goes through
 * here, be it an answer, a patch of the room's state or a pong.
 */
export class BoundedSockets extends WebSocketTransport {
  protected override async onConnection(socket: never, request: IncomingMessage): Promise<void> {
    bound(socket)
    const connected = super.onConnection(socket, request)
    quieten(socket)
    await connected
  }
}

function bound(socket: RawSocket): void {
  const send = socket.send.bind(socket)
  const look = (): void => {
    if (socket.readyState !== WebSocket.OPEN || socket.bufferedAmount <= MOST_WAITING) return
    socket.close(CLOSE_BEHIND, 'more waits to be sent than may wait')
    setTimeout(() => socket.terminate(), LAST_WORD_MS).unref()
  }
  socket.send = (...what) => {
    send(...what)
    look()
  }
  socket.on('ping', look)
}

/** A frame that cannot be read ends its sender's socket; that is no fault, and nothing for the log. */
function quieten(socket: RawSocket): void {
  socket.removeAllListeners('error')
  socket.on('error', () => undefined)
}
