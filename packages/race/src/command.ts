import type { Move, OptionValue, Undo, CpuLevel } from '@samedeal/rules'
import type { Preset } from './presets.ts'
import type { Deals, PlayerId, Thinker } from './race.ts'

/** What a person may ask for. `n` numbers a seat's commands of one round from 1. */
export type PlayerCommand =
  /**
   * Arrives, or comes back: on another socket, in another tab, after a reload. A big screen
   * (`isScreen`) only ever watches.
   */
  | {
      readonly type: 'join'
      readonly player: PlayerId
      readonly name: string
      readonly isScreen?: boolean
      /** Their browser comes back by itself, without having been asked to. */
      readonly isReturn?: boolean
    }
  /** The socket is gone; the seat stays. */
  | { readonly type: 'drop'; readonly player: PlayerId }
  /** Goes for good; in a round this is quitting too. */
  | { readonly type: 'leave'; readonly player: PlayerId }
  | { readonly type: 'add-cpu'; readonly player: PlayerId; readonly level: CpuLevel }
  | {
      readonly type: 'set-cpu'
      readonly player: PlayerId
      readonly seat: number
      readonly level: CpuLevel
    }
  /** Takes a seat away; in a round its owner is out and ranks last. */
  | { readonly type: 'remove-seat'; readonly player: PlayerId; readonly seat: number }
  | { readonly type: 'make-host'; readonly player: PlayerId; readonly seat: number }
  /** Nobody new comes in any more, or everybody may again. */
  | { readonly type: 'lock'; readonly player: PlayerId; readonly isLocked: boolean }
  /** One option of the game or one house rule. */
  | {
      readonly type: 'set-option'
      readonly player: PlayerId
      readonly name: string
      readonly value: OptionValue
    }
  | { readonly type: 'preset'; readonly player: PlayerId; readonly id: Preset['id'] }
  /** The game of the rounds to come, by its id. */
  | { readonly type: 'set-game'; readonly player: PlayerId; readonly game: string }
  /** The next round, from the lobby or from the results. */
  | { readonly type: 'start'; readonly player: PlayerId }
  /** Ends the round that runs, for everybody. */
  | { readonly type: 'end-round'; readonly player: PlayerId }
  /** Back from the results to the lobby. */
  | { readonly type: 'to-lobby'; readonly player: PlayerId }
  | { readonly type: 'move'; readonly player: PlayerId; readonly n: number; readonly move: Move }
  | { readonly type: 'send'; readonly player: PlayerId; readonly n: number }
  | { readonly type: 'undo'; readonly player: PlayerId; readonly n: number }
  /** Asks for a card to move. */
  | { readonly type: 'hint'; readonly player: PlayerId }
  | { readonly type: 'quit'; readonly player: PlayerId }
  /** Asks for a seat's record of the round that is over. */
  | { readonly type: 'record'; readonly player: PlayerId; readonly seat: number }

/** What the server supplies. */
export type ServerCommand =
  /** The dealer's answer to `deal-wanted`. */
  | { readonly type: 'deal'; readonly round: number; readonly deals: Deals }
  /** The dealer cannot bring what was wanted. */
  | { readonly type: 'deal-failed'; readonly round: number }
  /**
   * The answer to `think`: what the thinker will do at `at`; no action means that it sees nothing useful left:
   * a CPU and a stand-in stop, the table makes any move that is legal. Only a CPU in its own seat ever takes a
   * move back. `step` is that of the question: an answer that comes too late is passed over.
   */
  | {
      readonly type: 'plan'
      readonly round: number
      readonly seat: number
      readonly step: number
      readonly as: Thinker
      readonly action: Move | Undo | undefined
      readonly at: number
    }
  /**
   * A new process goes on with the race, by its edition of the rules: nobody is connected, and all that was
   * asked for is lost.
   */
  | { readonly type: 'resume'; readonly edition?: number }
  /** A seat moves to another device: `to` becomes its player, and the one before is told. */
  | { readonly type: 'hand-over'; readonly player: PlayerId; readonly to: PlayerId }
  /** Time has passed. */
  | { readonly type: 'tick' }

export type Command = PlayerCommand | ServerCommand
