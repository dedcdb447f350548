import { effect, signal } from '@preact/signals'
import type { HandOver } from '@samedeal/protocol'
import type { RoomView } from '@samedeal/race'
import { inTime, mendPage } from '../../offline/page-build.ts'
import type { JoinFault } from '../../session/session.ts'
import type { RoomSession } from '../../session/room-session.ts'
import { store, stored } from '../device/stored.ts'
import { PAGE_FAULT_WORDS } from '../place/missing-part.tsx'
import { enterRoom, goHome, showHome, type NumberedDeal } from '../place/place.ts'
import { keptRace } from '../practice/kept-race.ts'
import { practiceRules } from '../practice/practice-rules.ts'
import { countLeaving } from '../results/own-race.ts'
import { playerName } from '../settings/player-name.ts'
import { text, type PlainKey } from '../words/words.ts'
import { forgetErrand, keepErrand, keptErrand, type KeptErrand } from './kept-errand.ts'

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

/** Offers no way back any more: there is no such room. */
export function forgetLastRoom(): void {
  store(ROOM_KEY, undefined)
}

/** Opens a room and enters it as its host. */
export function host(name: string, game?: string): Promise<void> {
  return enter('host', {
    again: { errand: 'host', name },
    open: async () => (await loadSession()).hostRoom(name, game),
  })
}

/** Joins the room with this code; `isReturn` when the page does so by itself. */
export function join(code: string, name: string, isReturn = false): Promise<void> {
  return enter('join', {
    again: { errand: 'join', code, name },
    isReturn,
    open: async () => (await loadSession()).joinRoom(code, name, isReturn),
  })
}

/** Takes over the seat that another device offers. */
export function takeOver(offer: HandOver): Promise<void> {
  return enter('join', {
    isReturn: true,
    open: async () => (await loadSession()).takeSeat(offer),
  })
}

const loadSession = () => inTime(import('../../session/session.ts'))

/** Goes on with what somebody wanted when this page turned out to be out of date and was loaded anew. */
export function resumeErrand(): void {
  const kept = keptErrand()
  forgetErrand()
  if (kept?.errand === 'host') void host(kept.name)
  else if (kept?.errand === 'join') void join(kept.code, kept.name)
  else if (kept?.errand === 'alone') void playAlone()
}

/** Waits no longer for a room: should it open all the same, it is not entered. */
export function giveUp(): void {
  way++
  forgetErrand()
  entering.value = { state: 'idle' }
  goHome()
}

/**
 * Opens the race alone that this device keeps, or else the choice before one; both need no server. The
 * results of a finished race are shown again after a reload only. A deal that a link names is chosen, unless a
 * race waits to be gone on with.
 */
export function playAlone({
  isReload = false,
  deal,
}: { isReload?: boolean; deal?: NumberedDeal | undefined } = {}): Promise<void> {
  const open = async () => {
    const { openPractice } = await inTime(import('../../practice/practice-session.ts'))
    const name = playerName.peek().trim()
    const rules = practiceRules(deal?.game)
    const dealNumber = deal?.number
    const setup = { name: name === '' ? text('name.alone') : name, ...rules, dealNumber }
    const session = await openPractice({ setup, played: keptRace.peek()?.played ?? 0 })
    const isOver = session.room.peek().phase === 'results'
    if (isOver && (!isReload || deal !== undefined)) session.toLobby()
    if (isOver && deal !== undefined) {
      session.setGame(deal.game)
      session.chooseDeal(deal.number)
    }
    return session
  }
  return enter('alone', { again: { errand: 'alone' }, isReturn: true, open })
}

/** Leaves the room for good and shows the home page; a race alone can be gone on with. */
export function leaveRoom(session: RoomSession): void {
  // The seat is another page's now.
  if (session.connection.peek() === 'taken') return goHome()
  if (!session.isPractice) {
    countLeaving(session)
    forgetLastRoom()
  }
  session.leave()
  showHome()
}

/** A way into a room. */
interface Way {
  readonly open: () => Promise<RoomSession>
  /** What a page that has to be loaded anew first goes on with. */
  readonly again?: KeptErrand
  /** There is a seat already: giving up leaves it where it is. */
  readonly isReturn?: boolean
}

/** How long a way into a room may take in all, in milliseconds; each step has a shorter limit of its own. */
const WAY_MS = 40_000

/** Counts the ways that were begun or given up: one that ends late is passed over. */
let way = 0

async function enter(errand: Errand, { open, again, isReturn = false }: Way): Promise<void> {
  if (entering.peek().state === 'busy') return
  const own = ++way
  entering.value = { state: 'busy', errand }
  const opening = open()
  try {
    const session = await inTime(opening, { ms: WAY_MS })
    await when(session, ({ roster }) => roster.length > 0)
    if (own !== way) return abandon(session, isReturn)
    if (!session.isPractice) store(ROOM_KEY, session.code)
    forgetErrand()
    entering.value = { state: 'idle' }
    enterRoom(session)
  } catch (error) {
    if (again !== undefined) keepErrand(again)
    const problem = await problemOf(error)
    forgetErrand()
    if (own !== way) return
    way++
    if (isGone(error) && errand === 'join') forgetRoom(again)
    void opening.then((session) => abandon(session, isReturn)).catch(() => undefined)
    entering.value = { state: 'failed', errand, problem }
  }
}

/** A room that has opened after all, when nobody waits for it any more. */
function abandon(session: RoomSession, isReturn: boolean): void {
  if (isReturn) session.stepOut()
  else session.leave()
}

/** Whether there is no seat to come back to, for good. */
function isGone(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'no-such-room' || code === 'barred' || code === 'handed-over'
}

function forgetRoom(again: KeptErrand | undefined): void {
  if (again?.errand === 'join' && again.code === lastRoom()) forgetLastRoom()
}

const PROBLEMS = {
  'no-such-room': 'join.no-such-room',
  'bad-code': 'join.bad-code',
  'no-such-game': 'refused.no-such-game',
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
  'room-silent': 'join.room-silent',
} as const satisfies Record<JoinFault, PlainKey>

/** Faults of the server behind which a page may stand that no longer speaks its language. */
const VAGUE: ReadonlySet<JoinFault> = new Set(['failed', 'room-silent'])

/**
 * Which text says why a way into a room failed: a key, so that it follows a change of language. A page that
 * turns out to be out of date is loaded anew instead.
 */
export async function problemOf(error: unknown): Promise<PlainKey> {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const fault = Object.keys(PROBLEMS).find((known): known is JoinFault => known === code)
  if (fault !== undefined && !VAGUE.has(fault)) return PROBLEMS[fault]
  const page = await mendPage()
  return fault === undefined || page === 'out-of-date' ? PAGE_FAULT_WORDS[page] : PROBLEMS[fault]
}

/** How long to wait for the room's first news before its screen opens anyway, in milliseconds. */
const FIRST_NEWS = 2000

/** Resolves when the room looks as wanted, or after a while. */
function when(session: RoomSession, wanted: (room: RoomView) => boolean): Promise<void> {
  let late: ReturnType<typeof setTimeout> | undefined
  let stop: (() => void) | undefined
  return new Promise<void>((resolve) => {
    late = setTimeout(resolve, FIRST_NEWS)
    stop = effect(() => {
      if (wanted(session.room.value)) resolve()
    })
  }).finally(() => {
    clearTimeout(late)
    stop?.()
  })
}
