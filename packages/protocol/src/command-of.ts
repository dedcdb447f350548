import type { Command, PlayerId } from '@samedeal/race'
import type { ClientMessage } from './from-client.ts'
import { moveFromWire, type WireRules } from './wire-move.ts'

/** A message that asks something of the race. */
export type RaceMessage = Exclude<ClientMessage, { type: 'clock' | 'react' | 'hand-over-code' }>

/** The race's command for a player's message, in a room that plays by these rules. */
export function commandOf(rules: WireRules, player: PlayerId, message: RaceMessage): Command {
  switch (message.type) {
    case 'move': {
      const move = moveFromWire(rules, message.body)
      return { type: 'move', player, n: message.body[0], move }
    }
    case 'undo':
    case 'send':
      return { type: message.type, player, n: numberIn(message.body) }
    case 'remove-seat':
    case 'make-host':
    case 'record':
      return { type: message.type, player, seat: message.body }
    case 'add-cpu':
      return { type: 'add-cpu', player, level: message.body }
    case 'set-cpu': {
      const [seat, level] = message.body
      return { type: 'set-cpu', player, seat, level }
    }
    case 'set-option': {
      const [name, value] = message.body
      return { type: 'set-option', player, name, value }
    }
    case 'lock':
      return { type: 'lock', player, isLocked: message.body }
    case 'preset':
      return { type: 'preset', player, id: message.body }
    case 'set-game':
      return { type: 'set-game', player, game: message.body }
    case 'quit':
    case 'start':
    case 'end-round':
    case 'to-lobby':
    case 'hint':
    case 'leave':
      return { type: message.type, player }
  }
}

/** The number of a message that has one. */
export function numberOf(message: ClientMessage): { readonly n?: number } {
  switch (message.type) {
    case 'move':
      return { n: message.body[0] }
    case 'undo':
    case 'send':
      return { n: numberIn(message.body) }
    default:
      return {}
  }
}

/** Whether a message is a command of another round than this one, whose numbers mean nothing here. */
export function isOfAnotherRound(message: ClientMessage, round: number): boolean {
  switch (message.type) {
    case 'move':
      return (message.body[4] ?? round) !== round
    case 'undo':
    case 'send':
      return typeof message.body !== 'number' && message.body[1] !== round
    default:
      return false
  }
}

function numberIn(body: number | readonly [n: number, round: number]): number {
  return typeof body === 'number' ? body : body[0]
}
