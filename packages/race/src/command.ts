import type { Card, Move, OptionValue } from '@samedeal/rules'
import type { PlayerId } from './race.ts'

/** What a person may ask for. `n` numbers a seat's commands of one round from 1. */
export type PlayerCommand =
  /** Arrives, or comes back: on another socket, in another tab, after a reload. */
  | { readonly type: 'join'; readonly player: PlayerId; readonly name: string }
  /** The socket is gone; the seat stays. */
  | { readonly type: 'drop'; readonly player: PlayerId }
  /** Goes for good; in a round this is quitting too. */
  | { readonly type: 'leave'; readonly player: PlayerId }
  | { readonly type: 'add-cpu'; readonly player: PlayerId }
  | { readonly type: 'remove-seat'; readonly player: PlayerId; readonly seat: number }
  | {
      readonly type: 'set-option'
      readonly player: PlayerId
      readonly name: string
      readonly value: OptionValue
    }
  /** The next round, from the lobby or from the results. */
  | { readonly type: 'start'; readonly player: PlayerId }
  /** Back from the results to the lobby. */
  | { readonly type: 'to-lobby'; readonly player: PlayerId }
  | { readonly type: 'move'; readonly player: PlayerId; readonly n: number; readonly move: Move }
  | { readonly type: 'undo'; readonly player: PlayerId; readonly n: number }
  | { readonly type: 'quit'; readonly player: PlayerId }

/** What the server brings. */
export type ServerCommand =
  /** The dealer's answer to `deal-wanted`. */
  | { readonly type: 'deal'; readonly round: number; readonly deck: readonly Card[] }
  /** A CPU's answer to `think`: what it will do at `at`; no move means that it stops for good. */
  | {
      readonly type: 'plan'
      readonly round: number
      readonly seat: number
      readonly move: Move | undefined
      readonly at: number
    }
  /** Time has passed. */
  | { readonly type: 'tick' }

export type Command = PlayerCommand | ServerCommand
