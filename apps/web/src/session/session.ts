import type { HandOver, RoomCreated } from '@samedeal/protocol'
import { browserSurroundings } from './browser-surroundings.ts'
import type { DeviceKeep } from './unsafe-commands.ts'
import { LiveSession } from './live-session.ts'
import type { RoomSession } from './room-session.ts'
import { RoomSocket } from './room-socket.ts'
import { createRoom, findRoom } from './rooms-http.ts'
import { deviceToken } from './token.ts'
import type { Place } from './transport.ts'

export type { JoinFault } from './join-error.ts'
export type * from './room-session.ts'

/** Makes a room, of the usual game if none is named, and enters it; the first to enter is its host. Rejects with a JoinError. */
export async function hostRoom(name: string, game?: string): Promise<RoomSession> {
  return enter(await createRoom(game), name)
}

/**
 * Enters the room of that code, however it is typed; `isReturn` when nobody has asked for it but the page.
 * Rejects with a JoinError.
 */
export async function joinRoom(code: string, name: string, isReturn = false): Promise<RoomSession> {
  const created = await findRoom(code)
  return open(created, { code: created.code, token: ownToken(), name, isReturn })
}

/** Takes over the seat that another device offers. Rejects with a JoinError. */
export async function takeSeat({ code, handOver }: HandOver): Promise<RoomSession> {
  const created = await findRoom(code)
  return open(created, { code: created.code, token: ownToken(), name: '', handOver })
}

/**
 * Opens a big screen on the room of that code. It is nobody: it has a token of its own that lasts as long
 * as its tab, so it neither takes a seat nor touches that of whoever plays in the same browser, and may come
 * back to a room that has been locked since. Rejects with a JoinError.
 */
export async function watchRoom(code: string): Promise<RoomSession> {
  const created = await findRoom(code)
  const place = {
    code: created.code,
    token: deviceToken(() => sessionStorage, random),
    name: 'Big screen',
    isScreen: true,
  }
  return open(created, place)
}

async function enter(created: RoomCreated, name: string): Promise<RoomSession> {
  return open(created, { code: created.code, token: ownToken(), name })
}

function random(bytes: Uint8Array<ArrayBuffer>): Uint8Array {
  return crypto.getRandomValues(bytes)
}

let tokenOfThisPage: string | undefined

/** This device's token; where the browser forbids storage, one that lasts as long as the page. */
function ownToken(): string {
  tokenOfThisPage ??= deviceToken(() => localStorage, random)
  return tokenOfThisPage
}

const device: DeviceKeep = {
  storage: () => localStorage,
  onLeave: (write) => addEventListener('pagehide', write),
}

function open(created: RoomCreated, place: Place): Promise<RoomSession> {
  const surroundings = browserSurroundings()
  return LiveSession.enter({
    ...created,
    keep: { tab: () => sessionStorage, device },
    connect: (listener) => new RoomSocket(surroundings, place, listener),
  })
}
