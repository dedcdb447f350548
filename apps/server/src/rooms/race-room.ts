import { ClientState, ErrorCode, Room, ServerError, type Client } from '@colyseus/core'
import { CLOSE_BEHIND, CLOSE_TAKEN, JOIN_REFUSED, type FromServer } from '@samedeal/protocol'
import { numberOf } from '@samedeal/protocol/command-of'
import { readClientMessage } from '@samedeal/protocol/from-client'
import { RoomState, writeRoomState } from '@samedeal/protocol/room-state'
import type { PlayerId, Refused, RoomView } from '@samedeal/race'
import type { LeftRace } from '../journal/journal.ts'
import type { Doer } from '../limits/join-budgets.ts'
import type { Services } from '../services.ts'
import type { AdmittedJoin } from './admitted-join.ts'
import { HandOverCodes } from './hand-over-codes.ts'
import { playerOf } from './player-of.ts'
import { RaceKeeper } from './race-keeper.ts'
import type { RoomWire } from './room-wire.ts'

/** How long a socket may take to say that it is ready, in milliseconds: until then what it is told has to wait here. */
const READY_MS = 10_000

/** What the server's own route gives when it makes a room. */
export interface RaceRoomOptions {
  readonly code: string
  readonly services: Services
  /** What an earlier process has left of the room; undefined for a new one. */
  readonly left?: LeftRace | undefined
}

/** Whose a socket is. */
interface SocketOwner extends Doer {
  /** The page at its other end, and which of its joins this is; undefined when it does not say. */
  readonly page: readonly [name: string, join: number] | undefined
}

type RaceClient = Client<{ userData: SocketOwner }>

/**
 * One room on Colyseus: sockets become players, what they send is read and counted, and what the keeper
 * says goes out. It believes nothing that a client claims.
 */
export class RaceRoom extends Room<{ state: RoomState; client: RaceClient }> {
  override autoDispose = false
  override patchRate = null
  /** Frames a second, whatever is in them, at which a socket is closed: far beyond what the message budgets pass over. */
  override maxMessagesPerSecond = 1_000
  #services!: Services
  #keeper!: RaceKeeper
  readonly #handOverCodes = new HandOverCodes()
  /** The one socket of each connected person. */
  readonly #sockets = new Map<PlayerId, RaceClient>()

  override onCreate({ code, services, left }: RaceRoomOptions): void {
    this.roomId = code
    this.state = new RoomState()
    this.#services = services
    this.#keeper = new RaceKeeper({ code, services, wire: this.#wire(), left })
    services.living.add(this)
    this.onMessage('*', (client, type, body: unknown) => this.#receive(client, type, body))
  }

  override onJoin(client: RaceClient, join: AdmittedJoin): void {
    const { player, address, name, isScreen = false, isReturn = false, handOver, page } = join
    const moved = handOver === undefined ? undefined : this.#takeSeat(player, handOver)
    const why = moved ?? this.#keeper.joinRefusal({ player, isReturn }) ?? this.#fullFor(player)
    if (why !== undefined) throw new ServerError(JOIN_REFUSED, why)
    const before = this.#sockets.get(player)
    const isBack = page !== undefined && page[0] === before?.userData?.page?.[0]
    if (isBack && page[1] < (before?.userData?.page?.[1] ?? 0)) {
      throw new ServerError(ErrorCode.AUTH_FAILED, 'This page has joined again in the meantime.')
    }
    this.#sockets.set(player, client)
    client.userData = { player, address, page }
    setTimeout(() => {
      if (client.state === ClientState.JOINING) client.leave(CLOSE_BEHIND)
    }, READY_MS).unref()
    if (isBack) before?.leave()
    else if (before !== undefined) {
      tell(before, 'taken', true)
      before.leave(CLOSE_TAKEN)
    }
    if (!this.#keeper.isSaving) tell(client, 'unsaved', true)
    this.#keeper.do({ type: 'join', player, name, isScreen, ...(isReturn && { isReturn }) })
  }

  override onLeave(client: RaceClient): void {
    const player = client.userData?.player
    if (player === undefined || this.#sockets.get(player) !== client) return
    this.#sockets.delete(player)
    this.#keeper.do({ type: 'drop', player })
  }

  /** How far the party has come. */
  get phase(): RoomView['phase'] {
    return this.#keeper.phase
  }

  /** Whether the player of a token has a seat. */
  hasSeat(token: string): boolean {
    return this.#keeper.hasSeat(playerOf(token))
  }

  /**
   * Hangs up on the socket in whose place a page joins again, from the same address: a line that has broken
   * without a word holds it open for a while. False when there is none.
   */
  makeWay({ player, address, page }: AdmittedJoin): boolean {
    const client = this.#sockets.get(player)
    const before = client?.userData
    const isBack = page !== undefined && page[0] === before?.page?.[0]
    if (!isBack || before?.address !== address || page[1] <= (before.page?.[1] ?? 0)) return false
    // A closing handshake would wait for a browser that is gone.
    ;(client?.ref as { terminate?: () => void } | undefined)?.terminate?.()
    return true
  }

  /** Handles nothing any more and says so: the server is about to restart. */
  stop(): void {
    this.#keeper.end()
    for (const client of this.#sockets.values()) tell(client, 'stopping', true)
  }

  override async onDispose(): Promise<void> {
    this.#keeper.end()
    this.#services.living.delete(this)
    await this.#services.codes.release(this.roomId)
  }

  /** Keeps a fault in one handler from ending the room. What was refused is no fault. */
  override onUncaughtException(error: Error, method: string): void {
    if (error.cause instanceof ServerError) return
    this.#services.report(`room ${this.roomId}: ${method} failed`, error)
  }

  #receive(client: RaceClient, type: unknown, body: unknown): void {
    if (client.userData === undefined) return
    const { player } = client.userData
    // What was still under way on a socket that the player has left comes again on the new one.
    if (this.#sockets.get(player) !== client) return
    // Nor is anything done on a socket that is being closed, or is not ready: it could not be answered.
    if (!isOpen(client) || client.state !== ClientState.JOINED) return
    const message = readClientMessage(type, body)
    const taken = this.#services.messages.take(client.userData, message?.type)
    if (taken === 'passed-over') return
    if (message === undefined) return tell(client, 'refused', { why: 'malformed' })
    if (taken === 'refused')
      return tell(client, 'refused', { why: 'too-fast', ...numberOf(message) })
    if (message.type === 'clock') return tell(client, 'clock', [message.body, this.#keeper.now()])
    if (message.type === 'react') return this.#keeper.react(player, message.body)
    if (message.type === 'hand-over-code') return this.#offerSeat(client, player)
    if (message.type === 'leave') this.#sockets.delete(player)
    this.#keeper.receive(player, message)
    if (message.type === 'leave') client.leave()
  }

  /** Gives a player the one-time code that moves their seat to another device. */
  #offerSeat(client: RaceClient, player: PlayerId): void {
    if (!this.#keeper.hasSeat(player)) return tell(client, 'refused', { why: 'no-seat' })
    const { handOver, until } = this.#handOverCodes.offer(player, this.#keeper.now())
    return tell(client, 'hand-over-code', { handOver, until })
  }

  /** Moves the seat that a code was given for to the device that has brought it; a reason when it stays. */
  #takeSeat(to: PlayerId, handOver: string): Refused | undefined {
    const offer = this.#handOverCodes.find(handOver, to, this.#keeper.now())
    if (offer === undefined) return 'bad-hand-over-code'
    if (offer.usedBy === to) return undefined
    const why = this.#keeper.handOver(offer.player, to)
    if (why === undefined) this.#handOverCodes.use(offer, to)
    return why
  }

  /** Sends a record, encoded once for all who ask for it, and weighs it: it may be a thousand times a move. */
  #sendRecord(client: RaceClient, record: FromServer['record']): void {
    const bytes = this.#services.records.bytes(this.roomId, record)
    client.enqueueRaw(bytes)
    if (client.userData !== undefined) {
      this.#services.messages.answered(client.userData, bytes.byteLength)
    }
  }

  /** Why a full room has no place for a player; whoever has a seat has one. */
  #fullFor(player: PlayerId): Refused | undefined {
    // The socket that asks is counted already.
    const isFull = this.clients.length > this.#services.socketsPerRoom
    return isFull && !this.#keeper.hasSeat(player) ? 'room-full' : undefined
  }

  #wire(): RoomWire {
    return {
      tell: (player, type, body) => {
        const client = this.#sockets.get(player)
        if (client === undefined) return
        if (type === 'record') this.#sendRecord(client, body as FromServer['record'])
        else tell(client, type, body)
      },
      tellAll: (type, body) => {
        for (const client of this.#sockets.values()) tell(client, type, body)
      },
      show: (view) => {
        writeRoomState(this.state, view)
        this.broadcastPatch()
      },
      sendAway: (player, why) => {
        const client = this.#sockets.get(player)
        this.#sockets.delete(player)
        if (client === undefined) return
        tell(client, why, true)
        client.leave()
      },
      close: () => void this.disconnect(),
    }
  }
}

/** Whether a socket still carries answers; Colyseus hands on what arrives on it until it is closed at both ends. */
function isOpen({ ref }: RaceClient): boolean {
  return (ref as typeof ref & { readonly readyState: number }).readyState === WebSocket.OPEN
}

function tell<Type extends keyof FromServer>(
  client: RaceClient,
  type: Type,
  body: FromServer[Type],
): void {
  client.send(type, body)
}
