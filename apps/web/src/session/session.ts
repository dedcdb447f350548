import type { RoomCreated } from '@samedeal/protocol'
import { JoinError } from './join-error.ts'
import { LiveSession } from './live-session.ts'
import type { RoomSession } from './room-session.ts'
import { createRoom, findRoom } from './rooms-http.ts'
import { deviceToken } from './token.ts'

export type { JoinFault } from './join-error.ts'
export type * from './room-session.ts'

/** Makes a room and enters it; the first to enter is its host. Rejects with a JoinError. */
export async function hostRoom(name: string): Promise<RoomSession> {
  return enter(await createRoom(), name)
}

/** Enters the room of that code, however it is typed. Rejects with a JoinError. */
export async function joinRoom(code: string, name: string): Promise<RoomSession> {
  return enter(await findRoom(code), name)
}

async function enter(created: RoomCreated, name: string): Promise<RoomSession> {
  const token = deviceToken(localStorage, (bytes) => crypto.getRandomValues(bytes))
  const place = { code: created.code, token, name }
  try {
    return await LiveSession.enter({ created, place, origin: location.origin })
  } catch {
    throw new JoinError('unreachable')
  }
}
