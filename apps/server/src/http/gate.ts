import { IncomingMessage, Server, ServerResponse, type RequestListener } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { HttpError } from '@samedeal/protocol'
import type { SocketQuota } from '../limits/socket-quota.ts'
import { clientAddress, type Trust } from './client-address.ts'
import { setHeaders } from './headers.ts'
import { isFromOwnPage } from './origins.ts'
import { refuse } from './refuse.ts'

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

const UNREADABLE: HttpError = { error: 'bad-request', message: 'The request cannot be read.' }

/**
 * The HTTP server with a gate in front: each request and each socket passes it first, and every answer gets
 * the same headers there. Requests go to the app alone; Colyseus, which would answer some by itself, gets
 * nothing but sockets.
 */
export class GatedServer extends Server {
  readonly #parts: GateParts

  constructor(parts: GateParts) {
    // A request without a host is refused here, with the headers of every other answer.
    super({ requireHostHeader: false })
    this.#parts = parts
    // What Node would refuse by itself, without any headers: an expectation other than 100, and nonsense.
    this.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
      setHeaders(request, response)
      refuse(response, UNREADABLE)
    })
    this.on('clientError', (fault: NodeJS.ErrnoException, socket: Duplex) => {
      if (fault.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
      return refuseSocket(new IncomingMessage(new Socket()), { socket, refusal: UNREADABLE })
    })
  }

  override emit(event: string | symbol, ...values: unknown[]): boolean {
    if (event === 'request') {
      const [request, response] = values as Parameters<RequestListener>
      const refusal = this.#admit(request)
      setHeaders(request, response)
      if (refusal === undefined) this.#parts.app(request, response)
      else refuse(response, refusal)
      return true
    }
    if (event === 'upgrade') {
      const [request, socket] = values as [IncomingMessage, Duplex]
      const refusal = this.#admit(request) ?? this.#admitSocket(request, socket)
      if (refusal !== undefined) return refuseSocket(request, { socket, refusal })
    }
    return super.emit(event as 'request', ...(values as [never, never]))
  }

  /** Only what comes from a page of this game, or from no page at all. */
  #admit(request: IncomingMessage): HttpError | undefined {
    if (request.httpVersion === '1.1' && request.headers.host === undefined) return UNREADABLE
    if (isFromOwnPage(request, this.#parts)) return undefined
    const message = 'Pages from this address may not play here. Set ORIGIN to let them.'
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

/** Answers whoever asked for a socket, or sent what is no request, and ends the connection. */
function refuseSocket(
  request: IncomingMessage,
  { socket, refusal }: { readonly socket: Duplex; readonly refusal: HttpError },
): true {
  const response = new ServerResponse(request)
  response.shouldKeepAlive = false
  response.assignSocket(socket as Socket)
  response.on('finish', () => socket.end())
  socket.on('error', () => socket.destroy())
  setHeaders(request, response)
  refuse(response, refusal)
  return true
}
