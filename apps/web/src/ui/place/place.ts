import { signal } from '@preact/signals'
import { handOverText, readHandOver, roomOfPath } from '@samedeal/protocol'
import type { RoomSession } from '../../session/room-session.ts'

/** Which screen the page shows. An invite is a room's link before its name has been given. */
export type Place =
  | { readonly at: 'home' }
  | { readonly at: 'alone' }
  | { readonly at: Page }
  | { readonly at: 'how-to-play'; readonly session?: RoomSession }
  | { readonly at: 'invite'; readonly code: string }
  | { readonly at: 'watch'; readonly code: string }
  /** Where a seat moves to this device; `offer` as its code is typed, empty when it is not known yet. */
  | { readonly at: 'take-seat'; readonly offer: string }
  | { readonly at: 'room'; readonly session: RoomSession }
  /** An address that names nothing. */
  | { readonly at: 'lost'; readonly path: string }

/** Pages that are opened from home and belong to no room; each has its name as its address. */
const PAGES = ['statistics', 'guide'] as const
type Page = (typeof PAGES)[number]

/** The path of the home page, also as the name of its file. */
const HOME = /^\/+(index\.html)?$/
const HOW_TO_PLAY = '#how-to-play'
/** The address at which a seat moves here; a room's has the one-time code behind it. */
const HAND_OVER = '#hand-over'
/** The address of a race alone, which has no code. */
const ALONE = '#alone'

/** The screen that is shown now. */
export const place = signal<Place>(placeOfAddress())

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
 * Follows the browser's back and forward buttons. A room stays open, with the page that explains the
 * game before it or not: an address that is not its own becomes its own again.
 */
export function followAddress(): void {
  addEventListener('popstate', () => {
    const here = place.peek()
    const session = here.at === 'room' || here.at === 'how-to-play' ? here.session : undefined
    if (session === undefined) place.value = placeOfAddress()
    else if (isHowToPlayOf(session)) place.value = { at: 'how-to-play', session }
    else enterRoom(session)
  })
}

function isHowToPlayOf({ code }: RoomSession): boolean {
  return location.pathname === `/${code}` && location.hash === HOW_TO_PLAY
}

/** Shows a room, under its invite link: a reload comes back to it. */
export function enterRoom(session: RoomSession): void {
  history.replaceState(null, '', session.isPractice ? `/${ALONE}` : `/${session.code}`)
  place.value = { at: 'room', session }
}

/** Shows the home page. */
export function goHome(): void {
  history.replaceState(null, '', '/')
  place.value = { at: 'home' }
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
  else enterRoom(session)
}

/** Opens a page from home; the back button returns. */
export function openPage(page: Page): void {
  history.pushState(OPENED, '', `#${page}`)
  place.value = { at: page }
}

/** Closes a page that was opened from home. */
export function closePage(): void {
  if (history.state === OPENED) {
    place.value = { at: 'home' }
    history.back()
  } else goHome()
}
