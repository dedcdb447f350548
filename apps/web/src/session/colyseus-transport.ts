import { ColyseusSDK, type Room } from '@colyseus/sdk'
import {
  CLOSE_BEHIND,
  CLOSE_TAKEN,
  JOIN_REASONS,
  JOIN_REFUSED,
  type FromServer,
} from '@samedeal/protocol'
import { readRoomState, type RoomState } from '@samedeal/protocol/room-state'
import { JoinError } from './join-error.ts'
import { ask, findRoom } from './rooms-http.ts'
import type { Socket, SocketEnd, Transport } from './transport.ts'

/** How a socket ended, by the server's close code. */
const ENDS: Readonly<Record<number, SocketEnd>> = {
  [CLOSE_TAKEN]: 'taken',
  [CLOSE_BEHIND]: 'behind',
}

type RaceRoom = Room<unknown, RoomState>
/** A place in a room that the server holds for a socket. */
type Seat = Parameters<ColyseusSDK['consumeSeatReservation']>[0]

/** Rooms on a Colyseus server at an address such as http://192.0.2.1:2567 */
export function colyseusTransport(origin: string): Transport {
  const sdk = new ColyseusSDK(origin)
  return {
    async join({ code, ...who }) {
      // Not by the SDK, which keeps the status of a refusal and throws its reason away.
      const seat = await ask<Seat>(`${origin}/matchmake/joinById/${code}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(who),
      })
      try {
        return socketOf(await sdk.consumeSeatReservation<RoomState>(seat))
      } catch (error) {
        throw faultOf(error)
      }
    },
    async find(code) {
      try {
        await findRoom(code)
        return true
      } catch (error) {
        if (error instanceof JoinError && error.code === 'no-such-room') return false
        throw error
      }
    },
  }
}

function faultOf(error: unknown): JoinError {
  const { code = 0, message } = error as { readonly code?: number; readonly message?: string }
  if (code === JOIN_REFUSED) {
    return new JoinError(JOIN_REASONS.find((reason) => reason === message) ?? 'failed')
  }
  return new JoinError('unreachable')
}

function socketOf(room: RaceRoom): Socket {
  // The SDK's own way back dies with the server's process: RoomSocket comes back as the same player.
  room.reconnection.enabled = false
  return {
    get isOpen() {
      return room.connection.isOpen
    },
    listen(listener) {
      room.onStateChange((state) => listener.room(readRoomState(state)))
      room.onMessage('*', (type, body: unknown) => {
        const known = type as keyof FromServer
        listener.message(known, body as FromServer[typeof known])
      })
      room.onLeave((code) => listener.gone(ENDS[code] ?? 'lost'))
    },
    send: (type, body) => room.send(type, body),
    close: () => void room.leave(false),
  }
}
