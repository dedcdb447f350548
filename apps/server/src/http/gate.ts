import { Server, STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { HttpError } from '@samedeal/protocol'
import type { SocketQuota } from '../limits/socket-quota.ts'
import { clientAddress, type Trust } from './client-address.ts'
import { isFromOwnPage } from './origins.ts'
import { refuse, STATUS } from './refuse.ts'

export interface GateParts {
  readonly trust: Trust
  /** The origins whose pages may talk to this server; the requests' own host if not given. */
  readonly origins: readonly string[] | undefined
  /** The address that invitations show. */
  readonly publicUrl: string | undefined
  readonly sockets: SocketQuota
}

/** The most that the body of a request may hold, in bytes: a join with the longest of names. */
const LARGEST_BODY = 65_536

/** The header by which everything behind the gate, Colyseus too, knows whom a request comes from. */
const ADDRESS_HEADER = 'x-real-ip'

/** A room's socket: the process's id, then the room's code. */
const SOCKET_PATH = /^\/[\w-]+\/[A-Z]{6}\?(.*&)?sessionId=/

/** Whom a request that has passed the gate comes from, as limits count. */
export function addressOf(request: IncomingMessage): string {
  return String(request.headers[ADDRESS_HEADER])
}

/**
 * The HTTP server with a gate in front: each request and each socket passes it before Express or
 * Colyseus sees them.
 */
export class GatedServer extends Server {
  readonly #parts: GateParts

  constructor(parts: GateParts) {
    super()
    this.#parts = parts
  }

  override emit(event: string | symbol, ...values: unknown[]): boolean {
    if (event === 'request') {
      const [request, response] = values as [IncomingMessage, ServerResponse]
      const refusal = this.#admit(request) ?? faultOf(request)
      if (refusal !== undefined) return refuseRequest(request, response, refusal)
    }
    if (event === 'upgrade') {
      const [request, socket] = values as [IncomingMessage, Duplex]
      const refusal = this.#admit(request) ?? this.#admitSocket(request, socket)
      if (refusal !== undefined) return refuseSocket(socket, refusal)
    }
    return super.emit(event as 'request', ...(values as [never, never]))
  }

  /** Finds out whom a request comes from, and whether from a page of this game. */
  #admit(request: IncomingMessage): HttpError | undefined {
    request.headers[ADDRESS_HEADER] = clientAddress(request, this.#parts.trust)
    if (isFromOwnPage(request, this.#parts)) return undefined
    const message = 'Pages of another address may not play here. ORIGIN says which may.'
    return { error: 'foreign-origin', message }
  }

  #admitSocket(request: IncomingMessage, socket: Duplex): HttpError | undefined {
    if (!SOCKET_PATH.test(request.url ?? '')) {
      return { error: 'not-found', message: 'There is nothing here.' }
    }
    const { sockets } = this.#parts
    const address = addressOf(request)
    if (!sockets.open(address)) {
      const message = 'Too many connections from your network.'
      return { error: 'too-many-sockets', message }
    }
    socket.once('close', () => sockets.closed(address))
    return undefined
  }
}

/** What is wrong with a request before anything is read of it. */
function faultOf({ url = '', headers }: IncomingMessage): HttpError | undefined {
  if (url.startsWith('/__')) return { error: 'not-found', message: 'There is nothing here.' }
  const isMeasured = headers['transfer-encoding'] === undefined
  if (isMeasured && Number(headers['content-length'] ?? 0) <= LARGEST_BODY) return undefined
  const message = `A request's body has at most ${LARGEST_BODY} bytes, and says how many.`
  return { error: 'too-large', message }
}

function refuseRequest(
  request: IncomingMessage,
  response: ServerResponse,
  refusal: HttpError,
): true {
  // What is still to come of the body is not worth waiting for.
  if (!request.complete) response.setHeader('Connection', 'close')
  refuse(response, refusal)
  return true
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
