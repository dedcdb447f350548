import { effect, signal } from '@preact/signals'
import type { HandOver } from '@samedeal/protocol'
import type { RoomView } from '@samedeal/race'
import type { JoinFault } from '../../session/session.ts'
import type { RoomSession } from '../../session/room-session.ts'
import { store, stored } from '../device/stored.ts'
import { enterRoom, goHome } from '../place/place.ts'
import { keptRace } from '../practice/kept-race.ts'
import { practiceRules } from '../practice/practice-rules.ts'
import { countLeaving } from '../results/own-race.ts'
import { playerName } from '../settings/player-name.ts'
import { text, type PlainKey } from '../words/words.ts'

/** What is on its way to a room. */
export type Errand = 'host' | 'join' | 'alone'

/** Where the way into a room stands: under way, or failed, and which text says why. */
export type Entering =
  | { readonly state: 'idle' }
  | { readonly state: 'busy'; readonly errand: Errand }
  | { readonly state: 'failed'; readonly errand: Errand; readonly problem: PlainKey }

/** The state that the buttons of the home page and of the invite page show. */
export const entering = signal<Entering>({ state: 'idle' })

/** Takes the sentence about the last failure away. */
export function forgetProblem(): void {
  if (entering.peek().state === 'failed') entering.value = { state: 'idle' }
}

const ROOM_KEY = 'samedeal.room'

/** The code of the room that this device was in last and has not left. */
export function lastRoom(): string | undefined {
  return stored(ROOM_KEY)
}

/** Opens a room and enters it as its host. */
export function host(name: string): Promise<void> {
  return enter('host', async () => {
    const { hostRoom } = await import('../../session/session.ts')
    return hostRoom(name)
  })
}

/** Joins the room with this code; `isReturn` when the page does so by itself. */
export function join(code: string, name: string, isReturn = false): Promise<void> {
  return enter('join', async () => {
    const { joinRoom } = await import('../../session/session.ts')
    return joinRoom(code, name, isReturn)
  })
}

/** Takes over the seat that another device offers. */
export function takeOver(offer: HandOver): Promise<void> {
  return enter('join', async () => {
    const { takeSeat } = await import('../../session/session.ts')
    return takeSeat(offer)
  })
}

/**
 * Opens the race alone that this device keeps, or else the choice before one; both need no server. The
 * results of a finished race are shown again after a reload only.
 */
export function playAlone({ isReload = false } = {}): Promise<void> {
  return enter('alone', async () => {
    const { openPractice } = await import('../../practice/practice-session.ts')
    const name = playerName.peek().trim()
    const setup = { name: name === '' ? text('name.alone') : name, ...practiceRules() }
    const session = await openPractice({ setup, played: keptRace.peek()?.played ?? 0 })
    if (session.room.peek().phase === 'results' && !isReload) session.toLobby()
    return session
  })
}

/** Leaves the room for good and shows the home page; a race alone can be gone on with. */
export function leaveRoom(session: RoomSession): void {
  if (!session.isPractice) {
    countLeaving(session)
    store(ROOM_KEY, undefined)
  }
  session.leave()
  goHome()
}

async function enter(errand: Errand, open: () => Promise<RoomSession>): Promise<void> {
  if (entering.peek().state === 'busy') return
  entering.value = { state: 'busy', errand }
  try {
    const session = await open()
    await when(session, ({ roster }) => roster.length > 0)
    if (!session.isPractice) store(ROOM_KEY, session.code)
    entering.value = { state: 'idle' }
    enterRoom(session)
  } catch (error) {
    entering.value = { state: 'failed', errand, problem: problemOf(error) }
  }
}

const PROBLEMS = {
  'no-such-room': 'join.no-such-room',
  'bad-code': 'join.bad-code',
  'room-locked': 'refused.room-locked',
  barred: 'refused.barred',
  'handed-over': 'refused.handed-over',
  'bad-hand-over-code': 'refused.bad-hand-over-code',
  'already-seated': 'refused.already-seated',
  'no-such-seat': 'refused.no-such-seat',
  failed: 'join.failed',
  'foreign-origin': 'join.foreign-origin',
  'room-full': 'join.room-full',
  'server-full': 'join.server-full',
  'too-many-joins': 'join.too-many-joins',
  'too-many-rooms': 'join.too-many-rooms',
  'too-many-sockets': 'join.too-many-sockets',
  'too-many-tries': 'join.too-many-tries',
  unreachable: 'join.unreachable',
} as const satisfies Record<JoinFault, PlainKey>

/** Which text says why a way into a room failed: a key, so that it follows a change of language. */
export function problemOf(error: unknown): PlainKey {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const fault = Object.keys(PROBLEMS).find((known): known is JoinFault => known === code)
  return PROBLEMS[fault ?? 'unreachable']
}

/** How long to wait for the room's first news before its screen opens anyway, in milliseconds. */
const FIRST_NEWS = 2000

/** Resolves when the room looks as wanted, or after a while. */
function when(session: RoomSession, wanted: (room: RoomView) => boolean): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const late = setTimeout(resolve, FIRST_NEWS)
  const stop = effect(() => {
    if (wanted(session.room.value)) resolve()
  })
  return promise.finally(() => {
    clearTimeout(late)
    stop()
  })
}
