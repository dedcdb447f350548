import { setTimeout as wait } from 'node:timers/promises'
import { ErrorCode, matchMaker, ServerError } from '@colyseus/core'
import type { CodeGuesses } from '../limits/code-guesses.ts'
import type { SocketQuota } from '../limits/socket-quota.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { STATUS } from './refuse.ts'

interface MatchmakingParts {
  readonly rooms: Rooms
  readonly guesses: CodeGuesses
  readonly sockets: SocketQuota
}

type Invoke = typeof matchMaker.controller.invokeMethod

/**
 * Leaves one way of Colyseus's own into a room: by its code. Rooms are neither made nor listed this way,
 * and no other site's page is told anything.
 */
export function guardMatchmaking({ rooms, guesses, sockets }: MatchmakingParts): void {
  // oxlint-disable-next-line max-params -- Colyseus calls it so.
  const invokeMethod: Invoke = async (method, code, options, context) => {
    if (method !== 'joinById') {
      throw new ServerError(ErrorCode.MATCHMAKE_NO_HANDLER, `invalid method "${method}"`)
    }
    const address = context?.ip ?? 'unknown'
    if (guesses.isTooMany(address)) {
      throw new ServerError(STATUS['too-many-tries'], 'Too many wrong codes from your network.')
    }
    if (!sockets.hasRoom(address)) {
      throw new ServerError(STATUS['too-many-sockets'], 'Too many connections from your network.')
    }
    if (!(await rooms.find(code))) {
      if (rooms.isStopping)
        throw new ServerError(STATUS.stopping, 'The server is about to restart.')
      await wait(guesses.wrong(address), undefined, { ref: false })
      throw new ServerError(ErrorCode.MATCHMAKE_INVALID_ROOM_ID, `There is no room ${code}.`)
    }
    const seat: unknown = await matchMaker.joinById(code, options, context)
    sockets.promise(address)
    return seat
  }
  const corsHeaders = { DEFAULT_CORS_HEADERS: {}, getCorsHeaders: () => ({}) }
  Object.assign(matchMaker.controller, {
    ...corsHeaders,
    exposedMethods: ['joinById'],
    invokeMethod,
  })
}
