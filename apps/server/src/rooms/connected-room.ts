import { CLOSE_TAKEN, type FromServer } from '@samedeal/protocol'
import { numberOf } from '@samedeal/protocol/command-of'
import { readClientMessage } from '@samedeal/protocol/from-client'
import type { PlayerId, Refused, RoomView } from '@samedeal/race'
import type { Game } from '@samedeal/rules'
import type { LeftRace } from '../journal/journal.ts'
import type { Doer } from '../limits/join-budgets.ts'
import type { Services } from '../services.ts'
import type { AdmittedJoin } from './admitted-join.ts'
import { HandOverCodes } from './hand-over-codes.ts'
import { RaceKeeper, type KeeperServices } from './race-keeper.ts'
import type { RoomSocket } from './room-socket.ts'
import type { RoomWire } from './room-wire.ts'

/** What a room needs of the process, besides what its keeper needs. */
export interface ConnectedRoomServices
  extends KeeperServices, Pick<Services, 'messages' | 'socketsPerRoom'> {}

/** What a connected room needs from outside. */
export interface ConnectedRoomParts extends Pick<RoomWire, 'show' | 'close'> {
  readonly code: string
  readonly services: ConnectedRoomServices
  /** The game that a new room begins with; the usual one if not given. */
  readonly game?: Game | undefined
  /** What an earlier process has left of the room; undefined for a new one. */
  readonly left?: LeftRace | undefined
  /** How many sockets the room has, the one that joins included. */
  readonly sockets: () => number
}

/** Somebody who is connected. */
interface Connected extends Doer {
  readonly socket: RoomSocket
  /** The page at the socket's other end, and which of its joins this is; undefined when it does not say. */
  readonly page: AdmittedJoin['page']
}

/**
 * One room with those who are connected: sockets become players, what they send is read and counted, and what
 * the keeper says goes out. It believes nothing that a client claims, and knows no library of sockets.
 */
export class ConnectedRoom {
  readonly #services: ConnectedRoomServices
  readonly #sockets: () => number
  readonly #keeper: RaceKeeper
  readonly #handOverCodes = new HandOverCodes()
  /** Each connected person, with their one socket. */
  readonly #connected = new Map<PlayerId, Connected>()
  /** Whose each socket is or was. */
  readonly #owners = new WeakMap<RoomSocket, Connected>()

  constructor({ code, services, game, left, sockets, show, close }: ConnectedRoomParts) {
    this.#services = services
    this.#sockets = sockets
    this.#keeper = new RaceKeeper({ code, services, game, left, wire: this.#wire({ show, close }) })
  }

  /** How far the party has come. */
  get phase(): RoomView['phase'] {
    return this.#keeper.phase
  }

  /** Whether a player has a seat. */
  hasSeat(player: PlayerId): boolean {
    return this.#keeper.hasSeat(player)
  }

  /**
   * Somebody comes in on a socket, which takes the place of the one they had. Gives why they do not:
   * `joined-since` when their page has given this join up for a later one.
   */
  join(socket: RoomSocket, join: AdmittedJoin): Refused | 'joined-since' | undefined {
    const { player, address, name, isScreen = false, isReturn = false, handOver, page } = join
    const moved = handOver === undefined ? undefined : this.#takeSeat(player, handOver)
    const why = moved ?? this.#keeper.joinRefusal({ player, isReturn }) ?? this.#fullFor(player)
    if (why !== undefined) return why
    const before = this.#connected.get(player)
    const isBack = page !== undefined && page[0] === before?.page?.[0]
    if (isBack && page[1] < (before?.page?.[1] ?? 0)) return 'joined-since'
    const connected = { player, address, page, socket }
    this.#connected.set(player, connected)
    this.#owners.set(socket, connected)
    if (isBack) before?.socket.close()
    else if (before !== undefined) {
      before.socket.tell('taken', true)
      before.socket.close(CLOSE_TAKEN)
    }
    if (!this.#keeper.isSaving) socket.tell('unsaved', true)
    this.#keeper.do({ type: 'join', player, name, isScreen, ...(isReturn && { isReturn }) })
    return undefined
  }

  /** A socket has ended. */
  leave(socket: RoomSocket): void {
    const player = this.#ownerOf(socket)?.player
    if (player === undefined) return
    this.#connected.delete(player)
    this.#keeper.do({ type: 'drop', player })
  }

  /**
   * Hangs up on the socket in whose place a page joins again, from the same address: a line that has broken
   * without a word holds it open for a while. False when there is none.
   */
  makeWay({ player, address, page }: AdmittedJoin): boolean {
    const before = this.#connected.get(player)
    const isBack = page !== undefined && page[0] === before?.page?.[0]
    if (!isBack || before?.address !== address || page[1] <= (before.page?.[1] ?? 0)) return false
    before.socket.hangUp()
    return true
  }

  /** Something has come on a socket. */
  receive(socket: RoomSocket, type: unknown, body: unknown): void {
    // What was still under way on a socket that the player has left comes again on the new one.
    const sender = this.#ownerOf(socket)
    // Nor is anything done on a socket that is being closed, or is not ready: it could not be answered.
    if (sender === undefined || !socket.isUp) return
    const { player } = sender
    const message = readClientMessage(type, body)
    const taken = this.#services.messages.take(sender, message?.type)
    if (taken === 'passed-over') return
    if (message === undefined) return socket.tell('refused', { why: 'malformed' })
    if (taken === 'refused')
      return socket.tell('refused', { why: 'too-fast', ...numberOf(message) })
    if (message.type === 'clock') return socket.tell('clock', [message.body, this.#keeper.now()])
    if (message.type === 'react') return this.#keeper.react(player, message.body)
    if (message.type === 'hand-over-code') return this.#offerSeat(sender)
    if (message.type === 'leave') this.#connected.delete(player)
    this.#keeper.receive(player, message)
    if (message.type === 'leave') socket.close()
  }

  /** Handles nothing any more and says so: the server is about to restart. */
  stop(): void {
    this.end()
    this.#tellAll('stopping', true)
  }

  /** Handles nothing any more. */
  end(): void {
    this.#keeper.end()
  }

  /** Whose a socket is; undefined when it is not, or no longer, the socket of anybody. */
  #ownerOf(socket: RoomSocket): Connected | undefined {
    const owner = this.#owners.get(socket)
    return owner !== undefined && this.#connected.get(owner.player) === owner ? owner : undefined
  }

  /** Gives a player the one-time code that moves their seat to another device. */
  #offerSeat({ player, socket }: Connected): void {
    if (!this.#keeper.hasSeat(player)) return socket.tell('refused', { why: 'no-seat' })
    const { handOver, until } = this.#handOverCodes.offer(player, this.#keeper.now())
    return socket.tell('hand-over-code', { handOver, until })
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

  /** Why a full room has no place for a player; whoever has a seat has one. */
  #fullFor(player: PlayerId): Refused | undefined {
    const isFull = this.#sockets() > this.#services.socketsPerRoom
    return isFull && !this.#keeper.hasSeat(player) ? 'room-full' : undefined
  }

  #tellAll<Type extends keyof FromServer>(type: Type, body: FromServer[Type]): void {
    for (const { socket } of this.#connected.values()) socket.tell(type, body)
  }

  #wire({ show, close }: Pick<RoomWire, 'show' | 'close'>): RoomWire {
    return {
      show,
      close,
      tell: (player, type, body) => {
        const connected = this.#connected.get(player)
        if (connected === undefined) return
        if (type !== 'record') return connected.socket.tell(type, body)
        const bytes = connected.socket.sendRecord(body as FromServer['record'])
        this.#services.messages.answered(connected, bytes)
      },
      tellAll: (type, body) => this.#tellAll(type, body),
      sendAway: (player, why) => {
        const connected = this.#connected.get(player)
        this.#connected.delete(player)
        if (connected === undefined) return
        connected.socket.tell(why, true)
        connected.socket.close()
      },
    }
  }
}
