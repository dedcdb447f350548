import { useSignal, useSignalEffect } from '@preact/signals'
import { useRef } from 'preact/hooks'
import type { RoomSession } from '../../session/room-session.ts'
import { announce } from '../announce/announcer.tsx'
import { text } from '../words/words.ts'
import type { RoomRules } from './room-rules.ts'
import { ruleNews, type RuleChange } from './rule-news.ts'

/** Tells everybody but the host what the host has just changed; it stays until the next change. */
export function NewsLine({ session }: { session: RoomSession }) {
  const shown = useSignal<RuleChange | undefined>(undefined)
  const known = useRef<RoomRules>(session.room.peek())
  useSignalEffect(() => {
    const after = session.room.value
    const before = known.current
    known.current = after
    if (session.seat.peek() !== 0 && session.seat.peek() === after.host) return
    const host = after.roster.find(({ seat }) => seat === after.host)
    const change = { before, after, name: host?.name ?? text('lobby.rules.host-word') }
    const news = ruleNews(change)
    if (news === undefined) return
    shown.value = change
    announce(news)
  })
  if (shown.value === undefined) return null
  const news = ruleNews(shown.value)
  return (
    <p key={news} class="rule-news">
      {news}
    </p>
  )
}
