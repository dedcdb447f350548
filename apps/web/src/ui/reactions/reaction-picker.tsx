import { signal } from '@preact/signals'
import { REACTIONS, type Reaction } from '@samedeal/protocol'
import type { RoomSession } from '../../session/room-session.ts'
import { Icon } from '../marks/icon.tsx'
import { text } from '../words/words.ts'
import { ReactionMark } from './reaction-mark.tsx'
import { areReactionsMuted, muteReactions } from './shown-reactions.ts'
import './reactions.css'

/** So many reactions in so many milliseconds are as many as the server passes on. */
const MOST = 3
const WITHIN_MS = 6_000

/** How many of the own reactions were called out in that time. */
const lately = signal(0)

interface ReactionPickerProps {
  readonly session: RoomSession
  /** Called when one has been called out. */
  readonly onPicked?: () => void
}

/** The six reactions, and the switch that mutes them all. Nothing where nobody else could see them. */
export function ReactionPicker({ session, onPicked }: ReactionPickerProps) {
  if (session.isPractice) return null
  const isMuted = areReactionsMuted.value
  const isOff = isMuted || lately.value >= MOST || session.connection.value !== 'live'
  const pick = (reaction: Reaction) => {
    session.react(reaction)
    lately.value++
    setTimeout(() => lately.value--, WITHIN_MS)
    onPicked?.()
  }
  return (
    <div class="reaction-picker" role="group" aria-label={text('reaction.title')}>
      {REACTIONS.map((reaction) => (
        <button
          key={reaction}
          type="button"
          class="icon-button"
          aria-label={text(`reaction.${reaction}`)}
          title={text(`reaction.${reaction}`)}
          disabled={isOff}
          onClick={() => pick(reaction)}
        >
          <ReactionMark reaction={reaction} />
        </button>
      ))}
      <button
        type="button"
        class="icon-button reaction-mute"
        aria-label={text('reaction.mute')}
        title={text('reaction.mute')}
        aria-pressed={isMuted}
        onClick={() => muteReactions(!isMuted)}
      >
        <Icon name={isMuted ? 'muted' : 'eye'} />
      </button>
    </div>
  )
}
