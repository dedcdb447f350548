import { ColyseusSDK, type Room } from '@colyseus/sdk'
import { JOIN_REASONS, JOIN_REFUSED, type FromServer } from '@samedeal/protocol'
import { readRoomState, type RoomState } from '@samedeal/protocol/room-state'
import { JoinError, type JoinFault } from './join-error.ts'
import { findRoom } from './rooms-http.ts'
import type { Socket, Transport } from './transport.ts'

/** What the HTTP status of a join that was refused means; the SDK tells nothing else of it. */
const FAULTS: Readonly<Record<number, JoinFault>> = {
  403: 'foreign-origin',
  404: 'no-such-room',
  409: 'room-full',
  429: 'too-many-sockets',
}

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
  const { code = 0, message } = error as { readonly code?: number; readonly message?: string }
  if (code === JOIN_REFUSED) {
    return new JoinError(JOIN_REASONS.find((reason) => reason === message) ?? 'failed')
  }
  return new JoinError(FAULTS[code] ?? 'unreachable')
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
