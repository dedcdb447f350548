import { ClientState, type Client } from '@colyseus/core'
import type { FromServer } from '@samedeal/protocol'
import type { RoomSocket } from './room-socket.ts'

/** Colyseus's client, with the socket that the room has made of it. */
export type RaceClient = Client<{ userData: ColyseusSocket }>

/** One player's socket on Colyseus. */
export class ColyseusSocket implements RoomSocket {
  readonly #client: RaceClient
  readonly #encoded: (record: FromServer['record']) => Uint8Array

  /** Records go out as `encoded` gives them. */
  constructor(client: RaceClient, encoded: (record: FromServer['record']) => Uint8Array) {
    this.#client = client
    this.#encoded = encoded
  }

  /** Colyseus hands on what arrives until a socket is closed at both ends. */
  get isUp(): boolean {
    const { ref, state } = this.#client
    const { readyState } = ref as typeof ref & { readonly readyState: number }
    return readyState === WebSocket.OPEN && state === ClientState.JOINED
  }

  tell<Type extends keyof FromServer>(type: Type, body: FromServer[Type]): void {
    this.#client.send(type, body)
  }

  sendRecord(record: FromServer['record']): number {
    const bytes = this.#encoded(record)
    this.#client.enqueueRaw(bytes)
    return bytes.byteLength
  }

  close(code?: number): void {
    this.#client.leave(code)
  }

  hangUp(): void {
    const { ref } = this.#client
    ;(ref as { terminate?: () => void }).terminate?.()
  }
}
