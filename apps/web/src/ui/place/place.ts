import { signal } from '@preact/signals'
import type { RoomSession } from '../../session/room-session.ts'
import { codeOfPath, codeOfWatchPath } from '../code/code-text.ts'

/** Which screen the page shows. An invite is a room's link before its name has been given. */
export type Place =
  | { readonly at: 'home' }
  | { readonly at: 'how-to-play'; readonly session?: RoomSession }
  | { readonly at: 'invite'; readonly code: string }
  | { readonly at: 'watch'; readonly code: string }
  | { readonly at: 'room'; readonly session: RoomSession }

const HOW_TO_PLAY = '#how-to-play'

/** The screen that is shown now. */
export const place = signal<Place>(placeOfAddress())

function placeOfAddress(): Place {
  if (location.hash === HOW_TO_PLAY) return { at: 'how-to-play' }
  const watched = codeOfWatchPath(location.pathname)
  if (watched !== undefined) return { at: 'watch', code: watched }
  const code = codeOfPath(location.pathname)
  return code === undefined ? { at: 'home' } : { at: 'invite', code }
}

/** Follows the browser's back and forward buttons; a room stays open whatever the address. */
export function followAddress(): void {
  addEventListener('popstate', () => {
    const here = place.peek()
    if (here.at === 'room') return
    const session = here.at === 'how-to-play' ? here.session : undefined
    place.value = session === undefined ? placeOfAddress() : { at: 'room', session }
  })
}

/**
 * Shows a room. The address becomes its invite link in place: a reload comes back to the room, and
 * the back button leaves the page instead of stopping between two screens.
 */
export function enterRoom(session: RoomSession): void {
  history.replaceState(null, '', `/${session.code}`)
  place.value = { at: 'room', session }
}

/** Shows the home page. */
export function goHome(): void {
  history.replaceState(null, '', '/')
  place.value = { at: 'home' }
}

/** Shows the page that explains the game, by the rules of the room it was opened from; the back button returns. */
export function openHowToPlay(session?: RoomSession): void {
  history.pushState(null, '', HOW_TO_PLAY)
  place.value = session === undefined ? { at: 'how-to-play' } : { at: 'how-to-play', session }
}

/** Closes the page that explains the game: back into its room, or home. */
export function closeHowToPlay(): void {
  const here = place.peek()
  if (here.at === 'how-to-play' && here.session !== undefined) enterRoom(here.session)
  else goHome()
}
