import {
  HIDDEN,
  isRefusal,
  sendMoves,
  type Game,
  type Move,
  type Options,
  type Position,
  type Reason,
  type Reveal,
} from '@samedeal/rules'
import type { BoardState } from './room-session.ts'
import {
  type Act,
  type PlayedBy,
  type Snapshot,
  agrees,
  isBeyond,
  matched,
  revealedIn,
  stepped,
} from './snapshot.ts'

/** A command of the own seat, with its number in the round. */
export type OwnCommand = { readonly n: number } & Act

/** A command that has been answered, and the board that it led to. */
interface Answered {
  readonly n: number
  readonly act: Act
  readonly isRefused: boolean
  readonly after: Snapshot
}

/** What a command came to before the server lost it: it comes to the same when it is done again. */
interface Outcome {
  readonly from: Snapshot
  readonly to: Snapshot
}

/** A command that is shown and not answered. */
interface Unanswered {
  readonly command: OwnCommand
  readonly outcome?: Outcome | undefined
}

/** The board as the server sent it: after command `n`, with `moves` moves behind it. */
export interface SentBoard {
  readonly n: number
  readonly moves: number
  readonly position: Position
}

/**
 * The player's own board: what the server has confirmed, and on top of it the commands that it has not
 * answered, played at once by the same rules. Nothing here waits for the network.
 *
 * A command goes from state to state:
 *
 *             unanswered
 *     ┌───────────────────────────┐   moved, refused               safe
 *     │  queued  ───────►  sent   │ ────────────────►  answered  ────────►  safe
 *     └───────────────────────────┘                       │
 *           ▲                      board of before it     │
 *           └─────────────────────────────────────────────┘
 *
 * Queued and sent are told apart by the outbox alone; a lost socket puts what was sent back into the queue.
 * What is not safe is unsafe: kept here, and by the device for its next page. When the server comes back
 * without an answered command (its process was killed, and its journal ends before), it is unanswered again,
 * and the board shows no difference. A refused command is answered too, but is never done again.
 */
export class OwnBoard {
  readonly #rules: PlayedBy
  /** The last command that is safe, and the board that it led to. */
  #base: { readonly n: number; readonly snapshot: Snapshot }
  /** The answered commands since then. */
  #answered: readonly Answered[] = []
  #confirmed: Snapshot
  #lastAnswered = 0
  #unanswered: readonly Unanswered[] = []
  #shown: Snapshot
  /** Whether an unanswered undo leads to a board that only the server knows. */
  #isBeyond = false
  #isDealt = false

  /** Starts with the table as it lies before GO: every card dealt, no face known. */
  constructor(game: Game, options: Options) {
    this.#rules = { game, options }
    const faceless = game.deck(options).map(() => HIDDEN)
    this.#confirmed = { position: game.deal(faceless, options), moves: 0, previous: undefined }
    this.#base = { n: 0, snapshot: this.#confirmed }
    this.#shown = this.#confirmed
  }

  /** The unanswered commands, oldest first. */
  get unanswered(): readonly OwnCommand[] {
    return this.#unanswered.map(({ command }) => command)
  }

  /** Whether the answered ones go back to command `n`: a server that is at it can be followed from there. */
  reaches(n: number): boolean {
    return n >= this.#base.n
  }

  /** The unsafe commands, which a server may not have when it comes back, oldest first. */
  get unsafe(): readonly OwnCommand[] {
    const answered = this.#answered.filter(({ isRefused }) => !isRefused)
    return [...answered.map(({ n, act }) => ({ ...act, n })), ...this.unanswered]
  }

  /** What to show now. */
  get state(): BoardState {
    const { position, moves } = this.#shown
    const { game, options } = this.#rules
    const { done, total } = game.progress(position)
    const isKnown = !this.#isBeyond
    const canSend = isKnown && sendMoves(game, position, options).length > 0
    return { position, moves, canUndo: isKnown && moves > 0, canSend, done, total }
  }

  /** Whether the board that the server has confirmed can be this one: every card known of it is the same. */
  canBe(position: Position): boolean {
    return agrees(this.#confirmed.position, position)
  }

  /** Plays a move on what is shown; gives the command to send, or the reason why it is not allowed. */
  attempt(move: Move): OwnCommand | Reason {
    if (!this.#isDealt || this.#isBeyond) return 'not-yet-known'
    const { game, options } = this.#rules
    const position = game.play(this.#shown.position, move, options)
    return isRefusal(position) ? position.refused : this.#post({ act: 'move', move })
  }

  /** Sends every card home that can go, as far as their faces are known; undefined when none can. */
  send(): OwnCommand | undefined {
    return this.state.canSend ? this.#post({ act: 'send' }) : undefined
  }

  /** Takes the last step back; undefined when there is none. */
  undo(): OwnCommand | undefined {
    return this.state.canUndo ? this.#post({ act: 'undo' }) : undefined
  }

  /** Does again what an earlier page did and the server does not have; each shows as soon as its cards are known. */
  redo(acts: readonly Act[]): void {
    for (const act of acts) this.#post(act)
  }

  /** The server has done command `n`, and these cards turned up. */
  confirm(n: number, revealed: readonly Reveal[]): void {
    const first = this.#unanswered[0]
    if (first?.command.n !== n) return
    this.#answer(first, { revealed, isRefused: false })
    this.#replay()
  }

  /** The server has refused command `n`; gives the command, if it is one of ours. */
  refuse(n: number): OwnCommand | undefined {
    const first = this.#unanswered[0]
    if (first?.command.n !== n) return undefined
    this.#answer(first, { revealed: [], isRefused: true })
    this.#replay()
    return first.command
  }

  /** Everything up to command `n` is safe: it outlives the server's process, and is kept here no longer. */
  safe(n: number): void {
    const last = this.#answered.find((one) => one.n === n)
    if (last === undefined) return
    this.#base = { n, snapshot: last.after }
    this.#answered = this.#answered.filter((one) => one.n > n)
  }

  /**
   * The server sends the whole board: at GO, after a return, or after an undo. It is what holds. With a
   * smaller number than was answered, the answered ones after it are unanswered again, numbered on
   * from it.
   */
  load({ n, moves, position }: SentBoard): void {
    if (n < this.#lastAnswered) this.#goBack(n)
    let last: Act | undefined
    while (this.#unanswered[0] !== undefined && this.#unanswered[0].command.n <= n) {
      last = this.#unanswered[0].command
      this.#answer(this.#unanswered[0], { revealed: [], isRefused: false })
    }
    const own = this.#lastAnswered === n ? this.#confirmed : undefined
    const { snapshot, isOwn } = matched(own, { position, moves, isSent: last?.act === 'send' })
    if (this.#lastAnswered === n) this.#correct(snapshot)
    else this.#begin(n, snapshot)
    if (isOwn) this.#relink(this.#confirmed, snapshot)
    this.#confirmed = snapshot
    this.#isDealt = true
    this.#replay()
  }

  /** Command `n` is the last that the server knows: what came after it is to be done again. */
  #goBack(n: number): void {
    const snapshot =
      n === this.#base.n ? this.#base.snapshot : this.#answered.find((one) => one.n === n)?.after
    // What followed was built on commands that this page does not have: it would be another move now.
    if (snapshot === undefined) return this.#begin(n, this.#confirmed)
    let from = snapshot
    const again = this.#answered.flatMap(({ n: number, act, isRefused, after }) => {
      if (number <= n || isRefused) return []
      const outcome = { from, to: after }
      from = after
      return [{ act, outcome }]
    })
    const waiting = this.#unanswered.map(({ command, outcome }) => ({ act: command, outcome }))
    this.#answered = this.#answered.filter((one) => one.n <= n)
    this.#lastAnswered = n
    this.#confirmed = snapshot
    this.#unanswered = [...again, ...waiting].map(({ act, outcome }, index) => ({
      command: { ...act, n: n + 1 + index },
      outcome,
    }))
    return undefined
  }

  /** Nothing is known of what was before command `n`, nor is anything unanswered. */
  #begin(n: number, snapshot: Snapshot): void {
    this.#base = { n, snapshot }
    this.#answered = []
    this.#unanswered = []
    this.#lastAnswered = n
  }

  /** The board that the last answered command led to is another than was thought. */
  #correct(snapshot: Snapshot): void {
    const last = this.#answered.at(-1)
    if (last === undefined) this.#base = { n: this.#lastAnswered, snapshot }
    else this.#answered = [...this.#answered.slice(0, -1), { ...last, after: snapshot }]
  }

  #post(act: Act): OwnCommand {
    const command = { ...act, n: this.#lastAnswered + this.#unanswered.length + 1 }
    this.#unanswered = [...this.#unanswered, { command }]
    this.#shown = this.#after(this.#shown, { command })
    return command
  }

  #answer(
    { command, outcome }: Unanswered,
    { revealed, isRefused }: { readonly revealed: readonly Reveal[]; readonly isRefused: boolean },
  ): void {
    const done = isRefused
      ? this.#confirmed
      : this.#after(this.#confirmed, { command, outcome }, revealed)
    const after = revealedIn(done, revealed)
    this.#confirmed = after
    this.#lastAnswered = command.n
    this.#answered = [...this.#answered, { n: command.n, act: command, isRefused, after }]
    this.#unanswered = this.#unanswered.slice(1)
    this.#relink(done, after)
  }

  /** The same board with more faces: what the next commands came to still holds, with these faces too. */
  #relink(from: Snapshot, same: Snapshot): void {
    let [before, now] = [from, same]
    this.#unanswered = this.#unanswered.map((one) => {
      const { command, outcome } = one
      if (now === before || outcome?.from !== before) return one
      const played = stepped(this.#rules, now, { act: command })
      const { snapshot, isOwn } = matched(played, { ...outcome.to, isSent: false })
      const linked = { from: now, to: isOwn ? snapshot : outcome.to }
      before = outcome.to
      now = linked.to
      return { command, outcome: linked }
    })
  }

  #replay(): void {
    this.#isBeyond = false
    this.#shown = this.#unanswered.reduce(
      (snapshot, one) => this.#after(snapshot, one),
      this.#confirmed,
    )
  }

  #after(
    snapshot: Snapshot,
    { command, outcome }: Unanswered,
    revealed: readonly Reveal[] = [],
  ): Snapshot {
    if (outcome?.from === snapshot) return outcome.to
    if (command.act === 'undo' && isBeyond(snapshot)) this.#isBeyond = true
    return stepped(this.#rules, snapshot, { act: command, revealed })
  }
}
