import { readRoomCode, ROOMS_PATH, type HttpError, type RoomCreated } from '@samedeal/protocol'
import { JoinError } from './join-error.ts'

/** Asks the server for a new room. Rejects with a JoinError. */
export function createRoom(): Promise<RoomCreated> {
  return ask(ROOMS_PATH, 'POST')
}

/** Asks whether there is a room of that code. Rejects with a JoinError. */
export function findRoom(typed: string): Promise<RoomCreated> {
  const code = readRoomCode(typed)
  return code === undefined
    ? Promise.reject(new JoinError('bad-code'))
    : ask(`${ROOMS_PATH}/${code}`, 'GET')
}

async function ask(path: string, method: 'GET' | 'POST'): Promise<RoomCreated> {
  const response = await fetch(path, { method }).catch(() => undefined)
  if (response === undefined) throw new JoinError('unreachable')
  if (response.ok) return (await response.json()) as RoomCreated
  const { error } = (await response.json().catch(() => ({}))) as Partial<HttpError>
  if (error === undefined) throw new JoinError('unreachable')
  throw new JoinError(error === 'no-such-room' || error === 'bad-code' ? error : 'failed')
}
