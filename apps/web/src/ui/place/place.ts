import { signal } from '@preact/signals'
import { decodedPath, handOverText, readHandOver, roomOfPath } from '@samedeal/protocol'
import { GAMES, USUAL_GAME } from '@samedeal/rules'
import type { RoomSession } from '../../session/room-session.ts'

/** Which screen the page shows. An invite is a room's link before its name has been given. */
export type Place =
  | { readonly at: 'home' }
  /** A race alone; `deal` as a link names one: the game's id and a number. */
  | { readonly at: 'alone'; readonly deal?: NumberedDeal }
  | { readonly at: Page }
  /** The guided game of a game, by its id. */
  | { readonly at: 'guide'; readonly game: string }
  | { readonly at: 'how-to-play'; readonly session?: RoomSession }
  | { readonly at: 'invite'; readonly code: string }
  | { readonly at: 'watch'; readonly code: string }
  /** Where a seat moves to this device; `offer` as its code is typed, empty when it is not known yet. */
  | { readonly at: 'take-seat'; readonly offer: string }
  | { readonly at: 'room'; readonly session: RoomSession }
  /** An address that names nothing. */
  | { readonly at: 'lost'; readonly path: string }

/** A deal that is known by its number. */
export interface NumberedDeal {
  /** The game's id. */
  readonly game: string
  readonly number: number
}

/** Pages that are opened from home and belong to no room; each has its name as its address. */
const PAGES = ['statistics'] as const
type Page = (typeof PAGES)[number]

/** The path of the home page, also as the name of its file. */
const HOME = /^\/+(index\.html)?$/
const HOW_TO_PLAY = '#how-to-play'
/** The address at which a seat moves here; a room's has the one-time code behind it. */
const HAND_OVER = '#hand-over'
/** The address of a race alone, which has no code. */
const ALONE = '#alone'

/** The address of the usual game's guided game; another's has its id behind it. */
const GUIDE = '#guide'

/** The screen that is shown now. */
export const place = signal<Place>(placeOfAddress())

/**
 * In the history entry of a room, which lies above one of the home page: so the back button leads out of the
 * room and not out of the site, and what it would cost can be asked first.
 */
const IN_ROOM = 'room'
const BELOW_ROOM = 'below-room'

/** The room that the back button would leave in the middle of the own race: whether that is meant is asked. */
export const leavingByBack = signal<RoomSession | undefined>(undefined)

/** In the history entry of a page that explains the game and was opened from another screen. */
const OPENED = 'opened'

/** A room's address names the room whatever follows it: a reload comes back to the room. */
function placeOfAddress(): Place {
  const room = roomOfPath(location.pathname)
  if (room?.isScreen) return { at: 'watch', code: room.code }
  const code = room?.code
  const offer = offerOfHash(location.hash)
  if (offer !== undefined) {
    return { at: 'take-seat', offer: code === undefined ? '' : offerText(code, offer) }
  }
  if (code !== undefined) return { at: 'invite', code }
  if (!HOME.test(location.pathname)) return { at: 'lost', path: location.pathname }
  if (location.hash === ALONE) return { at: 'alone' }
  if (location.hash.startsWith(`${ALONE}=`)) {
    const deal = readDeal(location.hash.slice(ALONE.length + 1))
    return deal === undefined ? { at: 'lost', path: location.hash } : { at: 'alone', deal }
  }
  if (location.hash === GUIDE) return { at: 'guide', game: USUAL_GAME.id }
  if (location.hash.startsWith(`${GUIDE}=`)) {
    const game = location.hash.slice(GUIDE.length + 1)
    return GAMES.has(game) ? { at: 'guide', game } : { at: 'lost', path: location.hash }
  }
  const page = PAGES.find((name) => location.hash === `#${name}`)
  if (page !== undefined) return { at: page }
  return location.hash === HOW_TO_PLAY ? { at: 'how-to-play' } : { at: 'home' }
}

/** The one-time code in an address that moves a seat; undefined for any other address. */
function offerOfHash(hash: string): string | undefined {
  const [name, handOver = ''] = hash.split('=')
  return name === HAND_OVER ? handOver : undefined
}

function offerText(code: string, handOver: string): string {
  const offer = readHandOver(code + handOver)
  return offer === undefined ? '' : handOverText(offer)
}

/** The deal that a link names, as in "GAME-617"; undefined where there is no such game or deal. */
function readDeal(named: string): NumberedDeal | undefined {
  const [game = '', typed = ''] = named.split('-')
  const number = GAMES.get(game)?.numbered?.read(decodedPath(typed))
  return number === undefined ? undefined : { game, number }
}

/** The address at which anybody plays a deal alone. */
export function dealLink({ game, number }: NumberedDeal): string {
  return `${location.origin}/${ALONE}=${game}-${number}`
}

/** The address that moves a seat to whoever opens it. A browser tells no server what follows the #. */
export function handOverLink(inviteUrl: string, handOver: string): string {
  return `${inviteUrl}${HAND_OVER}=${handOver}`
}

/** Shows the page on which a seat moves to this device; the back button returns. */
export function openTakeSeat(): void {
  history.pushState(null, '', HAND_OVER)
  place.value = { at: 'take-seat', offer: '' }
}

/**
 * Follows the browser's back and forward buttons. Forward of a room, an address that is not its own becomes
 * its own again; back of it lies home.
 */
export function followAddress(): void {
  addEventListener('popstate', () => {
    const here = place.peek()
    const session = here.at === 'room' || here.at === 'how-to-play' ? here.session : undefined
    if (session === undefined) place.value = placeOfAddress()
    else if (isHowToPlayOf(session)) place.value = { at: 'how-to-play', session }
    else if (history.state === IN_ROOM || isAddressOf(session)) showRoom(session)
    else stepBack(session)
  })
}

function isHowToPlayOf({ code }: RoomSession): boolean {
  return location.pathname === `/${code}` && location.hash === HOW_TO_PLAY
}

/** Whether the address is the room's, whatever somebody has written behind it. */
function isAddressOf({ isPractice, code }: RoomSession): boolean {
  if (history.state === BELOW_ROOM) return false
  return isPractice ? location.hash === ALONE : location.pathname === `/${code}`
}

/** The back button leads out of a room: at once, or after a question while the own race is on. */
function stepBack(session: RoomSession): void {
  if (!isInRace(session)) {
    goHome()
    return
  }
  if (history.state === BELOW_ROOM) history.forward()
  else history.pushState(IN_ROOM, '', addressOf(session))
  // A second time it takes the question back.
  leavingByBack.value = leavingByBack.peek() === session ? undefined : session
}

/** Whether leaving the room now costs the own race something. */
function isInRace({ room, seat, connection }: RoomSession): boolean {
  const { phase, roster } = room.peek()
  const own = roster.find((one) => one.seat === seat.peek())
  const isThere = connection.peek() === 'live' || connection.peek() === 'connecting'
  if (own === undefined || !isThere) return false
  return phase === 'countdown' || (phase === 'racing' && own.status === 'racing')
}

/** Enters a room: it lies above the home page in the history, under its invite link. */
export function enterRoom(session: RoomSession): void {
  // A page that explains the game lies above its room already, and so does one that was loaded anew.
  const isAbove = history.state === OPENED && isAddressOf(session)
  if (history.state !== IN_ROOM && !isAbove) {
    history.replaceState(BELOW_ROOM, '', '/')
    history.pushState(IN_ROOM, '', addressOf(session))
  }
  showRoom(session)
}

/** Shows a room where its history entry is open: a reload comes back to it. */
function showRoom(session: RoomSession): void {
  history.replaceState(IN_ROOM, '', addressOf(session))
  place.value = { at: 'room', session }
}

function addressOf({ isPractice, code }: RoomSession): string {
  return isPractice ? `/${ALONE}` : `/${code}`
}

/** Shows the home page. Out of a room it only steps: the seat is kept, and home offers the way back. */
export function goHome(): void {
  const here = place.peek()
  if (here.at === 'room' || here.at === 'how-to-play') here.session?.stepOut()
  showHome()
}

/** Shows the home page, where there is nothing to step out of. */
export function showHome(): void {
  leavingByBack.value = undefined
  place.value = { at: 'home' }
  if (history.state === IN_ROOM) history.back()
  else history.replaceState(null, '', '/')
}

/** Shows the page that explains the game, by the rules of the room it was opened from; the back button returns. */
export function openHowToPlay(session?: RoomSession): void {
  history.pushState(OPENED, '', HOW_TO_PLAY)
  place.value = session === undefined ? { at: 'how-to-play' } : { at: 'how-to-play', session }
}

/**
 * Closes the page that explains the game: back into its room, or home. Where a screen opened it, that
 * is the step back in the history, so that no address is left over.
 */
export function closeHowToPlay(): void {
  const here = place.peek()
  if (here.at !== 'how-to-play') return
  const { session } = here
  if (history.state === OPENED) {
    place.value = session === undefined ? { at: 'home' } : { at: 'room', session }
    history.back()
  } else if (session === undefined) goHome()
  else showRoom(session)
}

/** Opens a page from home; the back button returns. */
export function openPage(page: Page): void {
  history.pushState(OPENED, '', `#${page}`)
  place.value = { at: page }
}

/** Opens a game's guided game; the back button returns. */
export function openGuide(game = USUAL_GAME.id): void {
  history.pushState(OPENED, '', game === USUAL_GAME.id ? GUIDE : `${GUIDE}=${game}`)
  place.value = { at: 'guide', game }
}

/** Closes a page that was opened from home. */
export function closePage(): void {
  if (history.state === OPENED) {
    place.value = { at: 'home' }
    history.back()
  } else goHome()
}
