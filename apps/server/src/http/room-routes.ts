import { setTimeout as wait } from 'node:timers/promises'
import { matchMaker } from '@colyseus/core'
import {
  readRoomCode,
  ROOMS_PATH,
  type HttpError,
  type RoomCreated,
  type RoomFound,
} from '@samedeal/protocol'
import { JoinOptions, NewRoom } from '@samedeal/protocol/from-client'
import { GAMES, USUAL_GAME, type Game } from '@samedeal/rules'
import { json, Router, type Request, type Response } from 'express'
import type { CodeGuesses } from '../limits/code-guesses.ts'
import type { JoinBudgets } from '../limits/join-budgets.ts'
import type { RoomQuota } from '../limits/room-quota.ts'
import type { SocketQuota } from '../limits/socket-quota.ts'
import { admittedJoin, type AdmittedJoin } from '../rooms/admitted-join.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Addresses } from './addresses.ts'
import { clientAddress, type Trust } from './client-address.ts'
import { refuse } from './refuse.ts'

export interface RoomRoutesConfig {
  readonly rooms: Rooms
  readonly addresses: Addresses
  readonly trust: Trust
  readonly quota: RoomQuota
  readonly sockets: SocketQuota
  readonly joins: JoinBudgets
  readonly guesses: CodeGuesses
}

/** The most that a wish for a new room may bring, in bytes. */
const LARGEST_ROOM = 1_024
/** The most that a join may bring, in bytes: a name longer than anybody pastes fits. */
const LARGEST_JOIN = 65_536

const STOPPING: HttpError = {
  error: 'stopping',
  message: 'The server is restarting. Try again in a moment.',
}

const NO_PLACE = {
  'server-full': 'The server is full. Try again in a few minutes.',
  'too-many-rooms':
    'Your network has as many rooms open as it may. Join one of them, or leave one first.',
} as const

/** The only ways to make, find and join a room. The address of the last is the one that Colyseus's SDK asks. */
export function roomRoutes(config: RoomRoutesConfig): Router {
  const { rooms, addresses, trust, quota, sockets, joins, guesses } = config
  const router = Router()

  router.post(ROOMS_PATH, json({ limit: LARGEST_ROOM }), async (request, response) => {
    if (rooms.isStopping) return refuse(response, STOPPING)
    const game = gameIn(request.body)
    if ('error' in game) return refuse(response, game)
    const place = quota.take(clientAddress(request, trust))
    if (typeof place === 'string') {
      return refuse(response, { error: place, message: NO_PLACE[place] })
    }
    const code = await rooms.create(game).catch((error: unknown) => {
      place.giveBack()
      throw error
    })
    place.settle(code)
    response.status(201).json(found(code, request))
  })

  router.get(`${ROOMS_PATH}/:code`, async (request, response) => {
    const code = await knownCode(request, response)
    if (code === undefined) return
    const answer: RoomFound = { ...found(code, request), phase: rooms.phaseOf(code) ?? 'lobby' }
    response.json(answer)
  })

  router.post(
    '/matchmake/joinById/:code',
    json({ limit: LARGEST_JOIN }),
    async (request, response) => {
      const address = clientAddress(request, trust)
      const who = JoinOptions.safeParse(request.body)
      const join = who.data && admittedJoin(who.data, address)
      // A page that comes back needs no more sockets than it had. Each frees its own, lest they race for those of others.
      const isBack = makesWay(request.params.code, join)
      if (!isBack && !sockets.hasRoom(address)) {
        const message = 'Too many connections from your network.'
        return refuse(response, { error: 'too-many-sockets', message })
      }
      const tooMany = join && joins.take(join)
      // Whoever has a seat there comes back, however often others at the same address join.
      const isHeldUp =
        tooMany === 'person' ||
        (tooMany === 'address' && !(await hasSeat(request.params.code, who.data?.token)))
      if (isHeldUp) {
        response.set('Retry-After', '1')
        const message = 'You have joined too often in a short time. Try again in a moment.'
        return refuse(response, { error: 'too-many-joins', message })
      }
      const code = await knownCode(request, response, who.data?.token)
      if (code === undefined) return undefined
      if (join === undefined) {
        const message = 'To join, send a token and a name.'
        return refuse(response, { error: 'bad-request', message })
      }
      const seat = await matchMaker.joinById(code, join).catch(() => undefined)
      if (seat === undefined) {
        return refuse(response, { error: 'room-full', message: `Room ${code} is full.` })
      }
      response.json(seat)
    },
  )

  return router

  /**
   * The code that a request names, if there is such a room. Else it is refused, wrong guesses slowly. Whose
   * token has a seat there comes back whatever others at the same address have guessed.
   */
  async function knownCode(
    request: Request<{ code: string }>,
    response: Response,
    token?: string,
  ): Promise<string | undefined> {
    const address = clientAddress(request, trust)
    if (guesses.isTooMany(address) && !(await hasSeat(request.params.code, token))) {
      const message = 'Too many wrong codes have come from your network. Try again later.'
      return refused(response, { error: 'too-many-tries', message })
    }
    const typed = request.params.code
    const code = readRoomCode(typed)
    if (code === undefined) {
      const message = `"${typed}" isn’t a room code: a code has six letters and never I, L, O or U.`
      return refused(response, { error: 'bad-code', message })
    }
    if (await rooms.find(code)) return code
    if (rooms.isStopping) return refused(response, STOPPING)
    await wait(guesses.wrong(address), undefined, { ref: false })
    return refused(response, { error: 'no-such-room', message: `There is no room ${code}.` })
  }

  function makesWay(typed: string, join: AdmittedJoin | undefined): boolean {
    const code = readRoomCode(typed)
    return code !== undefined && join !== undefined && rooms.makeWay(code, join)
  }

  async function hasSeat(typed: string, token: string | undefined): Promise<boolean> {
    const code = readRoomCode(typed)
    return code !== undefined && token !== undefined && rooms.hasSeat(code, token)
  }

  function found(code: string, request: Request): RoomCreated {
    const origin = `${request.protocol}://${request.get('host') ?? 'localhost'}`
    return { code, inviteUrl: `${addresses.invite(origin)}/${code}` }
  }
}

/** The game that a new room is to begin with; what is wrong with the wish where it cannot. */
function gameIn(body: unknown): Game | HttpError {
  if (body === undefined) return USUAL_GAME
  const wish = NewRoom.safeParse(body)
  if (!wish.success) {
    const message = 'For a room of another game, send {"game": "…"} with the game’s name.'
    return { error: 'bad-request', message }
  }
  const { game } = wish.data
  if (game === undefined) return USUAL_GAME
  const offered = [...GAMES.keys()].join(', ')
  const message = `There is no game "${game}" here. The games are: ${offered}.`
  return GAMES.get(game) ?? { error: 'no-such-game', message }
}

function refused(response: Response, error: HttpError): undefined {
  refuse(response, error)
  return undefined
}
