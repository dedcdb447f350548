import { text } from '../words/words.ts'
import { ReactionMark } from './reaction-mark.tsx'
import { shownReactions } from './shown-reactions.ts'
import './reactions.css'

/** What somebody has just called out, beside their name; nothing for who watches. */
export function SeatReaction({ seat }: { seat: number | undefined }) {
  const said = shownReactions.value.find((one) => one.seat !== 0 && one.seat === seat)
  if (said === undefined) return null
  return (
    <span class="reaction">
      <ReactionMark reaction={said.reaction} />
      <span class="unseen">{text(`reaction.${said.reaction}`)}</span>
    </span>
  )
}

/** What has just been called out by somebody whose name stands nowhere else: not on these seats. */
export function SaidElsewhere({ seats }: { seats: readonly number[] }) {
  const said = shownReactions.value.findLast(({ seat }) => !seats.includes(seat))
  if (said === undefined) return null
  return (
    <span class="said">
      <span class="reaction">
        <ReactionMark reaction={said.reaction} />
        <span class="unseen">{text(`reaction.${said.reaction}`)}</span>
      </span>
      <span class="said-name">{said.name}</span>
    </span>
  )
}
