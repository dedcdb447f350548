import { signal } from '@preact/signals'
import type { RoomSession, SeatReaction } from '../../session/room-session.ts'
import { announce } from '../announce/announcer.tsx'
import { followNews } from '../announce/follow-news.ts'
import { store, stored } from '../device/stored.ts'
import { text } from '../words/words.ts'

/** How long a reaction stands, in milliseconds. */
const SHOWN_MS = 4_000

const KEY = 'samedeal.reactions'

/** Whether this device shows no reactions. */
export const areReactionsMuted = signal(stored(KEY) === 'muted')

/** Shows reactions on this device from now on, or none. */
export function muteReactions(isMuted: boolean): void {
  areReactionsMuted.value = isMuted
  store(KEY, isMuted ? 'muted' : undefined)
  if (isMuted) shownReactions.value = []
}

/** The reactions that stand now, the newest last; one for each person. */
export const shownReactions = signal<readonly SeatReaction[]>([])

/** Shows what is called out in a room, until the returned function is called. */
export function followReactions(session: Pick<RoomSession, 'reaction'>): () => void {
  const stop = followNews(session.reaction, (said) => {
    if (!areReactionsMuted.peek()) show(said)
  })
  return () => {
    stop()
    shownReactions.value = []
  }
}

function show(said: SeatReaction): void {
  const { name, reaction } = said
  const others = shownReactions.peek().filter((one) => one.name !== name)
  shownReactions.value = [...others, said]
  announce(text('reaction.said', { name, reaction: text(`reaction.${reaction}`) }))
  setTimeout(() => {
    shownReactions.value = shownReactions.peek().filter((one) => one !== said)
  }, SHOWN_MS)
}
