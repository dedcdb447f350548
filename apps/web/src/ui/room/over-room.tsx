import type { ComponentChildren } from 'preact'
import './over-room.css'

interface OverRoomProps {
  readonly label: string
  /** At the top of the page, where it covers no card, instead of over the bar. */
  readonly isAtTop?: boolean
  readonly children: ComponentChildren
}

/** A small panel over the room: a question, or the way out of a long wait. */
export function OverRoom({ label, isAtTop = false, children }: OverRoomProps) {
  return (
    <div class={`over-room panel${isAtTop ? ' at-top' : ''}`} role="dialog" aria-label={label}>
      {children}
    </div>
  )
}
