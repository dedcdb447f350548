import {
  HIDDEN,
  isRefusal,
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
export interface Pending {
  readonly n: number
  /** Undefined for an undo. */
  readonly move: Move | undefined
}

/** The own board as it stands after some moves, with the boards before each of them as far as known. */
interface Stand {
  readonly position: Position
  readonly before: readonly Position[]
  /** Moves that lie before the oldest board in `before`. */
  readonly older: number
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
    this.#confirmed = { position: game.deal(faceless, options), before: [], older: 0 }
    this.#shown = this.#confirmed
  }

  /** The commands to send again after an outage, oldest first. */
  get pending(): readonly Pending[] {
    return this.#pending
  }

  /** What to show now. */
  get state(): BoardState {
    const { position, before, older } = this.#shown
    const { home, total } = this.#game.progress(position)
    const moves = older + before.length
    return { position, moves, canUndo: moves > 0, home, total }
  }

  /** Plays a move on what is shown; gives the command to send, or the reason why it is not allowed. */
  attempt(move: Move): Pending | Reason {
    if (this.#waitsForUndo()) return 'not-yet-known'
    const position = this.#game.play(this.#shown.position, move, this.#options)
    return isRefusal(position) ? position.refused : this.#send(move)
  }

  /** Takes the last move back; undefined when there is none. */
  undo(): Pending | undefined {
    return this.state.canUndo && !this.#waitsForUndo() ? this.#send(undefined) : undefined
  }

  /** The server has done command `n`, and these cards turned up. */
  confirm(n: number, revealed: readonly Reveal[]): void {
    const pending = this.#answer(n)
    if (pending?.move === undefined) return
    const after = step(this.#confirmed, pending, this.#play)
    this.#confirmed = { ...after, position: withReveals(after.position, revealed) }
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
    const undone = this.#pending[0]?.n === n && this.#pending[0].move === undefined
    const own = undone ? step(this.#confirmed, { n, move: undefined }, this.#play) : undefined
    this.#pending = this.#pending.filter((pending) => pending.n > n)
    this.#answered = n
    this.#next = Math.max(this.#next, n + 1)
    this.#confirmed =
      own !== undefined && agrees(own.position, position)
        ? own
        : { position, before: [], older: moves }
    this.#replay()
  }

  readonly #play = (position: Position, move: Move): Position | undefined => {
    const next = this.#game.play(position, move, this.#options)
    return isRefusal(next) ? undefined : next
  }

  #send(move: Move | undefined): Pending {
    const pending = { n: this.#next++, move }
    this.#pending = [...this.#pending, pending]
    this.#shown = step(this.#shown, pending, this.#play)
    return pending
  }

  /** Whether an undo is on its way whose board only the server knows. */
  #waitsForUndo(): boolean {
    let known = this.#confirmed.before.length
    for (const { move } of this.#pending) {
      known += move === undefined ? -1 : 1
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
    this.#shown = this.#pending.reduce(
      (stand, pending) => step(stand, pending, this.#play),
      this.#confirmed,
    )
  }
}

/** The stand after one command; the same when it cannot be done here. */
function step(
  stand: Stand,
  { move }: Pending,
  play: (position: Position, move: Move) => Position | undefined,
): Stand {
  const { position, before, older } = stand
  if (move === undefined) {
    const last = before.at(-1)
    return last === undefined ? stand : { position: last, before: before.slice(0, -1), older }
  }
  const next = play(position, move)
  return next === undefined ? stand : { position: next, before: [...before, position], older }
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
