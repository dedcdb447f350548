import {
  readRoomCode,
  ROOMS_PATH,
  type HttpError,
  type HttpFault,
  type RoomCreated,
} from '@samedeal/protocol'
import { JoinError, type JoinFault } from './join-error.ts'
import { ANSWER_MS } from './waits.ts'

/** Asks the server for a new room, of the usual game if none is named. Rejects with a JoinError. */
export function createRoom(game?: string): Promise<RoomCreated> {
  if (game === undefined) return ask(ROOMS_PATH, { method: 'POST' })
  const headers = { 'Content-Type': 'application/json' }
  return ask(ROOMS_PATH, { method: 'POST', headers, body: JSON.stringify({ game }) })
}

/** Asks whether there is a room of that code. Rejects with a JoinError. */
export function findRoom(typed: string): Promise<RoomCreated> {
  const code = readRoomCode(typed)
  return code === undefined
    ? Promise.reject(new JoinError('bad-code'))
    : ask(`${ROOMS_PATH}/${code}`, { method: 'GET' })
}

/**
 * Asks for an answer in JSON, within as long as one may take. Rejects with a JoinError that says why there is
 * none.
 */
export async function ask<Answer>(path: string, request: RequestInit): Promise<Answer> {
  const signal = AbortSignal.timeout(ANSWER_MS)
  const response = await fetch(path, { ...request, signal }).catch(() => undefined)
  if (response === undefined) throw new JoinError('unreachable')
  if (response.ok) return (await response.json().catch(unreachable)) as Answer
  const { error } = (await response.json().catch(() => ({}))) as Partial<HttpError>
  throw new JoinError(error === undefined ? 'unreachable' : faultOf(error))
}

function unreachable(): never {
  throw new JoinError('unreachable')
}

/** What an error of the server means to somebody on the way into a room. */
function faultOf(error: HttpFault): JoinFault {
  switch (error) {
    case 'not-found':
    case 'bad-request':
    case 'too-large':
    case 'stopping':
      return 'failed'
    default:
      return error
  }
}
