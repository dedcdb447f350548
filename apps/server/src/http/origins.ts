import type { IncomingMessage } from 'node:http'
import type { Trust } from './client-address.ts'

interface OriginsParts {
  /** The origins whose pages may talk to this server; the requests' own host if not given. */
  readonly origins: readonly string[] | undefined
  /** The address that invitations show. */
  readonly publicUrl: string | undefined
  readonly trust: Trust
}

/**
 * Whether a request comes from a page of this game. Browsers name the page's origin with every socket
 * and every POST; what has no origin is no browser's doing on behalf of another site.
 */
export function isFromOwnPage(request: IncomingMessage, parts: OriginsParts): boolean {
  const { origin } = request.headers
  if (origin === undefined) return true
  const { origins, publicUrl, trust } = parts
  if (origins !== undefined) return origins.includes(origin)
  if (!URL.canParse(origin)) return false
  const { host, protocol } = new URL(origin)
  if (publicUrl !== undefined && new URL(publicUrl).origin === origin) return true
  return host === hostOf(`${protocol}//${hostHeader(request, trust)}`)
}

/** The host that the browser asked: as a trusted machine in front of the server says, or the request. */
function hostHeader(request: IncomingMessage, trust: Trust): string {
  const forwarded = request.headers['x-forwarded-host']
  const isTrusted = trust(request.socket.remoteAddress ?? '', 0)
  const host = isTrusted && typeof forwarded === 'string' ? forwarded.split(',')[0] : undefined
  return host?.trim() ?? request.headers.host ?? ''
}

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined
}
