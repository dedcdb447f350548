import type { ServerResponse } from 'node:http'
import type { HttpError, HttpFault } from '@samedeal/protocol'

/** The HTTP status that goes with each reason. */
const STATUS = {
  'bad-code': 400,
  'bad-request': 400,
  'no-such-game': 400,
  'foreign-origin': 403,
  'no-such-room': 404,
  'not-found': 404,
  'room-full': 409,
  'too-large': 413,
  'too-many-joins': 429,
  'too-many-rooms': 429,
  'too-many-sockets': 429,
  'too-many-tries': 429,
  failed: 500,
  'server-full': 503,
  stopping: 503,
} as const satisfies Record<HttpFault, number>

/** Answers that nothing was done: a reason for the screens, a sentence for people. */
export function refuse(response: ServerResponse, body: HttpError): void {
  response.statusCode = STATUS[body.error]
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  response.end(JSON.stringify(body))
}
