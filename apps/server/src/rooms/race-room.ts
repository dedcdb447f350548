import { ClientState, ErrorCode, Room, ServerError } from '@colyseus/core'
import { CLOSE_BEHIND, JOIN_REFUSED } from '@samedeal/protocol'
import { RoomState, writeRoomState } from '@samedeal/protocol/room-state'
import type { RoomView } from '@samedeal/race'
import type { Game } from '@samedeal/rules'
import type { LeftRace } from '../journal/journal.ts'
import type { Services } from '../services.ts'
import type { AdmittedJoin } from './admitted-join.ts'
import { ColyseusSocket, type RaceClient } from './colyseus-socket.ts'
import { ConnectedRoom } from './connected-room.ts'
import { playerOf } from './player-of.ts'

/** How long a socket may take to say that it is ready, in milliseconds: until then what it is told has to wait here. */
const READY_MS = 10_000

/** What the server's own route gives when it makes a room. */
export interface RaceRoomOptions {
  readonly code: string
  readonly services: Services
  /** The game that a new room begins with; the usual one if not given. */
  readonly game?: Game | undefined
  /** What an earlier process has left of the room; undefined for a new one. */
  readonly left?: LeftRace | undefined
}

/** One room on Colyseus: a shell around the room and those who are connected. */
export class RaceRoom extends Room<{ state: RoomState; client: RaceClient }> {
  override autoDispose = false
  override patchRate = null
  /** Frames a second, whatever is in them, at which a socket is closed: far beyond what the message budgets pass over. */
  override maxMessagesPerSecond = 1_000
  #services!: Services
  #room!: ConnectedRoom

  override onCreate({ code, services, game, left }: RaceRoomOptions): void {
    this.roomId = code
    this.state = new RoomState()
    this.#services = services
    this.#room = new ConnectedRoom({
      code,
      services,
      game,
      left,
      sockets: () => this.clients.length,
      show: (view) => {
        writeRoomState(this.state, view)
        this.broadcastPatch()
      },
      close: () => void this.disconnect(),
    })
    services.living.add(this)
    this.onMessage('*', ({ userData: socket }: RaceClient, type, body: unknown) => {
      if (socket !== undefined) this.#room.receive(socket, type, body)
    })
  }

  override onJoin(client: RaceClient, join: AdmittedJoin): void {
    const socket = new ColyseusSocket(client, (record) => {
      return this.#services.records.bytes(this.roomId, record)
    })
    const why = this.#room.join(socket, join)
    if (why === 'joined-since') {
      throw new ServerError(ErrorCode.AUTH_FAILED, 'This page has joined again in the meantime.')
    }
    if (why !== undefined) throw new ServerError(JOIN_REFUSED, why)
    client.userData = socket
    setTimeout(() => {
      if (client.state === ClientState.JOINING) client.leave(CLOSE_BEHIND)
    }, READY_MS).unref()
  }

  override onLeave({ userData: socket }: RaceClient): void {
    if (socket !== undefined) this.#room.leave(socket)
  }

  /** How far the party has come. */
  get phase(): RoomView['phase'] {
    return this.#room.phase
  }

  /** Whether the player of a token has a seat. */
  hasSeat(token: string): boolean {
    return this.#room.hasSeat(playerOf(token))
  }

  /** Hangs up on the socket in whose place a page joins again; false when there is none. */
  makeWay(join: AdmittedJoin): boolean {
    return this.#room.makeWay(join)
  }

  /** Handles nothing any more and says so: the server is about to restart. */
  stop(): void {
    this.#room.stop()
  }

  override async onDispose(): Promise<void> {
    this.#room.end()
    this.#services.living.delete(this)
    await this.#services.codes.release(this.roomId)
  }

  /** Keeps a fault in one handler from ending the room. What was refused is no fault. */
  override onUncaughtException(error: Error, method: string): void {
    if (error.cause instanceof ServerError) return
    this.#services.report(`room ${this.roomId}: ${method} failed`, error)
  }
}
