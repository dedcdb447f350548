import { effect } from '@preact/signals'
import type { TableSession } from '../../session/room-session.ts'
import { announce } from '../announce/announcer.tsx'
import { plural, text } from '../words/words.ts'

/** Takes the last move back, and says so. */
export function takeBack(session: TableSession): void {
  session.undo()
  announce(text('race.undone'))
}

let stopCounting = () => {}

/** Sends every card home that can go; says how many went when the server has answered. */
export function sendCards(session: TableSession): void {
  stopCounting()
  const before = session.board.peek()?.done ?? 0
  session.send()
  stopCounting = effect(() => {
    const home = session.board.value?.done ?? 0
    if (home <= before) return
    announce(plural('race.sent', home - before))
    queueMicrotask(() => stopCounting())
  })
}
