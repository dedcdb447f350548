import { ColyseusSDK, type Room } from '@colyseus/sdk'
import { JOIN_REASONS, JOIN_REFUSED, type FromServer } from '@samedeal/protocol'
import { readRoomState, type RoomState } from '@samedeal/protocol/room-state'
import { JoinError } from './join-error.ts'
import { findRoom } from './rooms-http.ts'
import type { Socket, Transport } from './transport.ts'

/** Colyseus's code for a room that is not there, or that takes nobody in. */
const INVALID_ROOM = 522
/** The HTTP status by which the server tells that this network has all the sockets it may have. */
const TOO_MANY = 429
/** The server's close code for a socket whose player has come back on another one. */
const CLOSE_TAKEN = 4100

type RaceRoom = Room<unknown, RoomState>

/** Rooms on a Colyseus server at an address such as http://192.0.2.1:2567 */
export function colyseusTransport(origin: string): Transport {
  const sdk = new ColyseusSDK(origin)
  return {
    async join({ code, ...who }) {
      try {
        return socketOf(await sdk.joinById<RoomState>(code, who))
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
  const { code, message } = error as { readonly code?: number; readonly message?: string }
  if (code === TOO_MANY) return new JoinError('too-many-sockets')
  if (code === JOIN_REFUSED) {
    return new JoinError(JOIN_REASONS.find((reason) => reason === message) ?? 'failed')
  }
  if (code !== INVALID_ROOM) return new JoinError('unreachable')
  return new JoinError(message?.includes('locked') === true ? 'failed' : 'no-such-room')
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
      room.onLeave((code) => listener.gone(code === CLOSE_TAKEN))
    },
    send: (type, body) => room.send(type, body),
    close: () => void room.leave(false),
  }
}
