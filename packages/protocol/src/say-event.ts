import type { RaceEvent } from '@samedeal/race'
import type { FromServer } from './from-server.ts'
import { boardToWire, movedToWire } from './wire-board.ts'

/** An event that one person is told in a message of the same name. */
export type PersonalEvent = Extract<
  RaceEvent,
  { type: 'moved' | 'board' | 'rank' | 'move-clock' | 'record' | 'refused' | 'seated' }
>

/** Says a message to somebody. */
type Say = <Type extends keyof FromServer>(type: Type, body: FromServer[Type]) => void

/** Says what an event is on the wire. Who it is for, the event names by seat or by player. */
export function sayEvent(event: PersonalEvent, say: Say): void {
  switch (event.type) {
    case 'moved':
      return say('moved', movedToWire(event.n, event.revealed))
    case 'board': {
      const { n, moves } = event
      return say('board', { n, moves, board: boardToWire(event.view) })
    }
    case 'rank':
      return say('rank', event.rank)
    case 'move-clock':
      return say('move-clock', event.deadline)
    case 'record': {
      const { type, player: _, ...record } = event
      return say(type, record)
    }
    case 'refused': {
      const { why, n } = event
      return say('refused', n === undefined ? { why } : { why, n })
    }
    case 'seated':
      return say('seated', event.seat)
  }
}
