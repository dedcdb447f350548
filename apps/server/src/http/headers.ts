import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'

/** What no page of the game ever asks a browser for. */
const NOT_ASKED_FOR = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

/**
 * The headers of every answer: strict content rules, and nothing that would force https, since a party plays
 * over plain http on a LAN. Who may frame a page stands in the content rules alone. Nothing is kept by
 * browsers and proxies but what says so itself.
 */
export function setHeaders(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Permissions-Policy', NOT_ASKED_FOR.map((name) => `${name}=()`).join(', '))
  fixed(request, response, () => undefined)
}

const fixed = helmet({
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
  xFrameOptions: false,
})

/** Sockets to the host that was asked: not every browser counts them as its own. */
function ownSockets(
  { headers: { host = '' } }: IncomingMessage,
  _response: ServerResponse,
): string {
  return /^[\w.[\]:-]+$/.test(host) ? `ws://${host} wss://${host}` : "'self'"
}
