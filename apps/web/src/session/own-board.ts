import {
  HIDDEN,
  isRefusal,
  sendMoves,
  withReveals,
  type Game,
  type Move,
  type Options,
  type Position,
  type Reason,
  type Reveal,
} from '@samedeal/rules'
import type { BoardState } from './room-session.ts'

/** A command that the server has not answered yet. */
export type Pending = { readonly n: number } & Act

type Act =
  | { readonly act: 'move'; readonly move: Move }
  | { readonly act: 'send' }
  | { readonly act: 'undo' }

/** A board and how many moves led to it. */
interface Reached {
  readonly position: Position
  readonly moves: number
}

/** The own board as it stands, with the boards before each step as far as this browser knows them. */
interface Stand extends Reached {
  readonly before: readonly Reached[]
}

/** The board as the server sent it: after command `n`, with `moves` moves behind it. */
export interface SentBoard {
  readonly n: number
  readonly moves: number
  readonly position: Position
}

/**
 * The player's own board: what the server has confirmed, and on top of it the commands that are still
 * on their way, played at once by the same rules. Nothing here waits for the network.
 */
export class OwnBoard {
  readonly #game: Game
  readonly #options: Options
  #confirmed: Stand
  #answered = 0
  #next = 1
  #pending: readonly Pending[] = []
  #shown: Stand

  /** Starts with the table as it lies before GO: every card dealt, no face known. */
  constructor(game: Game, options: Options) {
    this.#game = game
    this.#options = options
    const faceless = game.deck.map(() => HIDDEN)
    this.#confirmed = { position: game.deal(faceless, options), moves: 0, before: [] }
    this.#shown = this.#confirmed
  }

  /** The commands to send again after an outage, oldest first. */
  get pending(): readonly Pending[] {
    return this.#pending
  }

  /** What to show now. */
  get state(): BoardState {
    const { position, moves } = this.#shown
    const { home, total } = this.#game.progress(position)
    const canSend = sendMoves(this.#game, position, this.#options).length > 0
    return { position, moves, canUndo: moves > 0, canSend, home, total }
  }

  /** Plays a move on what is shown; gives the command to send, or the reason why it is not allowed. */
  attempt(move: Move): Pending | Reason {
    if (this.#waitsForUndo()) return 'not-yet-known'
    const position = this.#game.play(this.#shown.position, move, this.#options)
    return isRefusal(position) ? position.refused : this.#post({ act: 'move', move })
  }

  /** Sends every card home that can go, as far as their faces are known; undefined when none can. */
  send(): Pending | undefined {
    return this.state.canSend && !this.#waitsForUndo() ? this.#post({ act: 'send' }) : undefined
  }

  /** Takes the last step back; undefined when there is none. */
  undo(): Pending | undefined {
    return this.state.canUndo && !this.#waitsForUndo() ? this.#post({ act: 'undo' }) : undefined
  }

  /** The server has done command `n`, and these cards turned up. */
  confirm(n: number, revealed: readonly Reveal[]): void {
    const pending = this.#answer(n)
    if (pending === undefined || pending.act === 'undo') return
    this.#confirmed = this.#step(this.#confirmed, pending, revealed)
    this.#replay()
  }

  /** The server has refused command `n`; gives the command, if it is one of ours. */
  refuse(n: number): Pending | undefined {
    const pending = this.#answer(n)
    this.#replay()
    return pending
  }

  /** The server sends the whole board: at GO, after a return, or after an undo. */
  load({ n, moves, position }: SentBoard): void {
    const first = this.#pending[0]
    const undone = first?.n === n && first.act === 'undo'
    const own = undone ? this.#step(this.#confirmed, { act: 'undo' }) : undefined
    this.#pending = this.#pending.filter((pending) => pending.n > n)
    this.#answered = n
    this.#next = Math.max(this.#next, n + 1)
    this.#confirmed =
      own?.moves === moves && agrees(own.position, position) ? own : { position, moves, before: [] }
    this.#replay()
  }

  #post(act: Act): Pending {
    const pending = { n: this.#next++, ...act }
    this.#pending = [...this.#pending, pending]
    this.#shown = this.#step(this.#shown, act)
    return pending
  }

  /** Whether an undo is on its way whose board only the server knows. */
  #waitsForUndo(): boolean {
    let known = this.#confirmed.before.length
    for (const { act } of this.#pending) {
      known += act === 'undo' ? -1 : 1
      if (known < 0) return true
    }
    return false
  }

  #answer(n: number): Pending | undefined {
    if (n <= this.#answered) return undefined
    this.#answered = n
    const pending = this.#pending.find((one) => one.n === n)
    this.#pending = this.#pending.filter((one) => one.n > n)
    return pending
  }

  #replay(): void {
    this.#shown = this.#pending.reduce<Stand>(
      (stand, pending) => this.#step(stand, pending),
      this.#confirmed,
    )
  }

  /** The stand after one command, with the cards that it turned up; the same when it cannot be done here. */
  #step(stand: Stand, act: Act, revealed: readonly Reveal[] = []): Stand {
    const { position, moves, before } = stand
    if (act.act === 'undo') {
      const last = before.at(-1)
      return last === undefined ? stand : { ...last, before: before.slice(0, -1) }
    }
    const next =
      act.act === 'move' ? this.#moved(stand, act.move, revealed) : this.#sent(stand, revealed)
    return next === undefined ? stand : { ...next, before: [...before, { position, moves }] }
  }

  #moved(
    { position, moves }: Reached,
    move: Move,
    revealed: readonly Reveal[],
  ): Reached | undefined {
    const next = this.#game.play(position, move, this.#options)
    if (isRefusal(next)) return undefined
    return { position: withReveals(next, revealed), moves: moves + 1 }
  }

  /** Sends what can go, turning cards up on the way as far as they are known. */
  #sent({ position, moves }: Reached, revealed: readonly Reveal[]): Reached | undefined {
    let reached: Reached = { position, moves }
    for (;;) {
      const batch = sendMoves(this.#game, reached.position, this.#options)
      if (batch.length === 0) return reached.moves === moves ? undefined : reached
      for (const move of batch) reached = this.#moved(reached, move, revealed) ?? reached
    }
  }
}

/** Whether two views of a board can be of the same board: the cards that both know are the same. */
function agrees(a: Position, b: Position): boolean {
  return (
    a.recycles === b.recycles &&
    a.piles.every((pile, number) => {
      const other = b.piles[number]
      if (other?.cards.length !== pile.cards.length || other.faceDown !== pile.faceDown)
        return false
      return pile.cards.every((card, index) => {
        const known = other.cards[index] ?? HIDDEN
        return card === HIDDEN || known === HIDDEN || card === known
      })
    })
  )
}
