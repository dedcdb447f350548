import { Server, STATUS_CODES, type IncomingMessage, type RequestListener } from 'node:http'
import type { Duplex } from 'node:stream'
import type { HttpError } from '@samedeal/protocol'
import type { SocketQuota } from '../limits/socket-quota.ts'
import { clientAddress, type Trust } from './client-address.ts'
import { isFromOwnPage } from './origins.ts'
import { refuse, STATUS } from './refuse.ts'

export interface GateParts {
  /** What answers every request that is no socket's. */
  readonly app: RequestListener
  readonly trust: Trust
  /** The origins whose pages may talk to this server; the requests' own host if not given. */
  readonly origins: readonly string[] | undefined
  /** The address that invitations show. */
  readonly publicUrl: string | undefined
  readonly sockets: SocketQuota
}

/** A room's socket: the process's id, then the room's code. */
const SOCKET_PATH = /^\/[\w-]+\/[A-Z]{6}\?(.*&)?sessionId=/

/**
 * The HTTP server with a gate in front: each request and each socket passes it first. Requests go to the
 * app alone; Colyseus, which would answer some by itself, gets nothing but sockets.
 */
export class GatedServer extends Server {
  readonly #parts: GateParts

  constructor(parts: GateParts) {
    super()
    this.#parts = parts
  }

  override emit(event: string | symbol, ...values: unknown[]): boolean {
    if (event === 'request') {
      const [request, response] = values as Parameters<RequestListener>
      const refusal = this.#admit(request)
      if (refusal === undefined) this.#parts.app(request, response)
      else refuse(response, refusal)
      return true
    }
    if (event === 'upgrade') {
      const [request, socket] = values as [IncomingMessage, Duplex]
      const refusal = this.#admit(request) ?? this.#admitSocket(request, socket)
      if (refusal !== undefined) return refuseSocket(socket, refusal)
    }
    return super.emit(event as 'request', ...(values as [never, never]))
  }

  /** Only what comes from a page of this game, or from no page at all. */
  #admit(request: IncomingMessage): HttpError | undefined {
    if (isFromOwnPage(request, this.#parts)) return undefined
    const message = 'Pages of another address may not play here. ORIGIN says which may.'
    return { error: 'foreign-origin', message }
  }

  #admitSocket(request: IncomingMessage, socket: Duplex): HttpError | undefined {
    if (!SOCKET_PATH.test(request.url ?? '')) {
      return { error: 'not-found', message: 'There is nothing here.' }
    }
    const { sockets, trust } = this.#parts
    const address = clientAddress(request, trust)
    if (!sockets.open(address)) {
      const message = 'Too many connections from your network.'
      return { error: 'too-many-sockets', message }
    }
    socket.once('close', () => sockets.closed(address))
    return undefined
  }
}

function refuseSocket(socket: Duplex, refusal: HttpError): true {
  const body = JSON.stringify(refusal)
  const status = STATUS[refusal.error]
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.on('error', () => socket.destroy())
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  return true
}
