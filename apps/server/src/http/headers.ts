import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'

/** Strict content rules; nothing that would force https, since a party plays over plain http on a LAN. */
export function headers(): ReturnType<typeof helmet> {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'", ownSockets],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
      },
    },
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    strictTransportSecurity: false,
  })
}

/** Sockets to the host that was asked: not every browser counts them as its own. */
function ownSockets(
  { headers: { host = '' } }: IncomingMessage,
  _response: ServerResponse,
): string {
  return /^[\w.[\]:-]+$/.test(host) ? `ws://${host} wss://${host}` : "'self'"
}
