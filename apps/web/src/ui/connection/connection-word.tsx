import { useSignal, useSignalEffect } from '@preact/signals'
import type { RoomSession } from '../../session/room-session.ts'
import { Icon } from '../marks/icon.tsx'
import { plural, text } from '../words/words.ts'
import './connection-word.css'

/** How long the screen says that the connection is back, in milliseconds. */
const BACK_FOR = 2500

/** One word about the connection, and how long it has been gone. */
export function ConnectionWord({ session }: { session: RoomSession }) {
  const secondsGone = useSignal(0)
  const isBack = useSignal(false)
  useSignalEffect(() => {
    if (session.connection.value !== 'connecting') return
    const since = performance.now()
    secondsGone.value = 0
    isBack.value = false
    const count = setInterval(() => {
      secondsGone.value = Math.floor((performance.now() - since) / 1000)
    }, 250)
    return () => {
      clearInterval(count)
      if (session.connection.peek() !== 'live') return
      isBack.value = true
      setTimeout(() => (isBack.value = false), BACK_FOR)
    }
  })
  // Nothing can be lost on the way; the place is kept.
  if (session.isPractice) return <span class="connection" />
  if (session.connection.value === 'connecting') {
    return (
      <span class="connection gone" role="status">
        <Icon name="cross" size={14} />
        <span class="unseen">{text('connection.connecting')}</span>
        <span aria-hidden="true">
          {secondsGone.value === 0
            ? text('connection.connecting')
            : plural('connection.connecting.for', secondsGone.value)}
        </span>
      </span>
    )
  }
  if (isBack.value) {
    return (
      <span class="connection back" role="status">
        <Icon name="turn" size={14} />
        {text('connection.back')}
      </span>
    )
  }
  return (
    <span class="connection" role="status">
      <Icon name="live" size={16} />
      {text('connection.live')}
    </span>
  )
}
