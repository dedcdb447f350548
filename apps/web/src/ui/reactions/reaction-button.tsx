import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { RoomSession } from '../../session/room-session.ts'
import { OWN_KEYS } from '../controls/own-keys.ts'
import { text } from '../words/words.ts'
import { ReactionMark } from './reaction-mark.tsx'
import { ReactionPicker } from './reaction-picker.tsx'
import './reactions.css'

/** Opens the reactions beside itself, until one is called out or something else is pressed. */
export function ReactionButton({ session }: { session: RoomSession }) {
  const open = useSignal(false)
  const around = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    open.value = false
    button.current?.focus()
  }
  useEffect(() => {
    if (!open.value) return
    around.current?.querySelector<HTMLElement>('.reaction-picker button')?.focus()
    const closeOutside = ({ target }: PointerEvent) => {
      if (around.current?.contains(target as Node) !== true) open.value = false
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [open.value])
  if (session.isPractice) return null
  return (
    <span
      ref={around}
      class="reaction-open"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open.value) return
        event.stopPropagation()
        close()
      }}
    >
      <button
        ref={button}
        type="button"
        class="icon-button"
        aria-label={text('reaction.title')}
        aria-expanded={open.value}
        onClick={() => (open.value = !open.value)}
      >
        <ReactionMark reaction="laugh" />
      </button>
      {open.value && (
        <div class="panel reaction-panel" {...OWN_KEYS}>
          <ReactionPicker session={session} onPicked={close} />
        </div>
      )}
    </span>
  )
}
