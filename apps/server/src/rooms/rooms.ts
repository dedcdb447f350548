import { matchMaker } from '@colyseus/core'
import { RACE_ROOM } from '@samedeal/protocol'
import type { RoomView } from '@samedeal/race'
import type { Game } from '@samedeal/rules'
import type { Services } from '../services.ts'
import type { AdmittedJoin } from './admitted-join.ts'
import { isOver } from './left-room.ts'
import { RaceRoom, type RaceRoomOptions } from './race-room.ts'

/** The rooms of this server: the one way in which they are made, found and stopped. */
export class Rooms {
  readonly #services: Services
  /** Rooms that are just being brought back, so that no two requests bring back the same. */
  readonly #returning = new Map<string, Promise<boolean>>()
  #isStopping = false

  constructor(services: Services) {
    this.#services = services
  }

  /** Whether no new room is made any more. */
  get isStopping(): boolean {
    return this.#isStopping
  }

  /** Makes a room that begins with a game; gives its code. */
  async create(game: Game): Promise<string> {
    const code = await this.#services.codes.claim()
    try {
      await this.#make({ code, services: this.#services, game })
    } catch (error) {
      await this.#services.codes.release(code)
      throw error
    }
    return code
  }

  /** Whether there is a room of that code. One that an earlier process has left is brought back. */
  async find(code: string): Promise<boolean> {
    const room = await matchMaker.driver.findOne({ roomId: code })
    if (room?.roomId === code) return true
    if (this.#isStopping) return false
    const returning = this.#returning.get(code)
    if (returning !== undefined) return returning
    if (!this.#services.journal.left.has(code)) return false
    const back = this.#bringBack(code).finally(() => this.#returning.delete(code))
    this.#returning.set(code, back)
    return back
  }

  /** Whether the player of a token has a seat in the room of that code. */
  async hasSeat(code: string, token: string): Promise<boolean> {
    if (!(await this.find(code))) return false
    const room = matchMaker.getLocalRoomById(code)
    return room instanceof RaceRoom && room.hasSeat(token)
  }

  /** Ends the socket in the room of that code in whose place a page joins again; false when there is none. */
  makeWay(code: string, join: AdmittedJoin): boolean {
    const room = matchMaker.getLocalRoomById(code)
    return room instanceof RaceRoom && room.makeWay(join)
  }

  /** How far the room of that code has come; undefined when it is not here. */
  phaseOf(code: string): RoomView['phase'] | undefined {
    const room = matchMaker.getLocalRoomById(code)
    return room instanceof RaceRoom ? room.phase : undefined
  }

  /** Tells everybody that the server is about to restart; from now on nothing happens in any room. */
  stop(): void {
    this.#isStopping = true
    for (const room of this.#services.living) room.stop()
  }

  async #bringBack(code: string): Promise<boolean> {
    const { journal, codes, report } = this.#services
    const left = await journal.read(code)
    if (left === undefined || this.#isStopping) return false
    await codes.keep(code)
    try {
      if (!isOver(left)) {
        await this.#make({ code, services: this.#services, left })
        return true
      }
      journal.forget(code)
    } catch (error) {
      report(`room ${code} cannot be restored`, error)
      journal.setAside(code)
    }
    await codes.release(code)
    return false
  }

  async #make(options: RaceRoomOptions): Promise<void> {
    await matchMaker.createRoom(RACE_ROOM, options)
  }
}
