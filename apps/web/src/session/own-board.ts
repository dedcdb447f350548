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
  type Stand,
  agrees,
  isBeyond,
  matched,
  revealedIn,
  stepped,
} from './stand.ts'

/** A command that the server has not answered yet, by its number in the round. */
export type Pending = { readonly n: number } & Act

/** A command that has been answered, and the board that it led to. */
interface Answered {
  readonly n: number
  readonly act: Act
  readonly isRefused: boolean
  readonly after: Stand
}

/** What a command came to before the server lost it: it comes to the same when it is done again. */
interface Outcome {
  readonly from: Stand
  readonly to: Stand
}

/** A command on its way. */
interface Waiting {
  readonly pending: Pending
  readonly outcome?: Outcome | undefined
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
 *
 * What is answered is kept until it is safe. When the server comes back without it (its process was
 * killed, and its journal ends before), it goes on its way again, and the board shows no difference.
 */
export class OwnBoard {
  readonly #rules: PlayedBy
  /** The command after which every answered one is kept, and the board that it led to. */
  #base: { readonly n: number; readonly stand: Stand }
  #kept: readonly Answered[] = []
  #confirmed: Stand
  #answered = 0
  #waiting: readonly Waiting[] = []
  #shown: Stand
  /** Whether an undo is on its way whose board only the server knows. */
  #isBeyond = false
  #isDealt = false

  /** Starts with the table as it lies before GO: every card dealt, no face known. */
  constructor(game: Game, options: Options) {
    this.#rules = { game, options }
    const faceless = game.deck.map(() => HIDDEN)
    this.#confirmed = { position: game.deal(faceless, options), moves: 0, before: undefined }
    this.#base = { n: 0, stand: this.#confirmed }
    this.#shown = this.#confirmed
  }

  /** The commands that the server has not answered, oldest first. */
  get pending(): readonly Pending[] {
    return this.#waiting.map(({ pending }) => pending)
  }

  /** Whether what is kept goes back to command `n`: a server that is at it can be followed from there. */
  reaches(n: number): boolean {
    return n >= this.#base.n
  }

  /** The commands that a server may not have when it comes back, oldest first. */
  get unsafe(): readonly Pending[] {
    const answered = this.#kept.filter(({ isRefused }) => !isRefused)
    return [...answered.map(({ n, act }) => ({ ...act, n })), ...this.pending]
  }

  /** What to show now. */
  get state(): BoardState {
    const { position, moves } = this.#shown
    const { game, options } = this.#rules
    const { home, total } = game.progress(position)
    const isKnown = !this.#isBeyond
    const canSend = isKnown && sendMoves(game, position, options).length > 0
    return { position, moves, canUndo: isKnown && moves > 0, canSend, home, total }
  }

  /** Whether the board that the server has confirmed can be this one: every card known of it is the same. */
  canBe(position: Position): boolean {
    return agrees(this.#confirmed.position, position)
  }

  /** Plays a move on what is shown; gives the command to send, or the reason why it is not allowed. */
  attempt(move: Move): Pending | Reason {
    if (!this.#isDealt || this.#isBeyond) return 'not-yet-known'
    const { game, options } = this.#rules
    const position = game.play(this.#shown.position, move, options)
    return isRefusal(position) ? position.refused : this.#post({ act: 'move', move })
  }

  /** Sends every card home that can go, as far as their faces are known; undefined when none can. */
  send(): Pending | undefined {
    return this.state.canSend ? this.#post({ act: 'send' }) : undefined
  }

  /** Takes the last step back; undefined when there is none. */
  undo(): Pending | undefined {
    return this.state.canUndo ? this.#post({ act: 'undo' }) : undefined
  }

  /** Does again what an earlier page did and the server does not have; each shows as soon as its cards are known. */
  redo(acts: readonly Act[]): void {
    for (const act of acts) this.#post(act)
  }

  /** The server has done command `n`, and these cards turned up. */
  confirm(n: number, revealed: readonly Reveal[]): void {
    const first = this.#waiting[0]
    if (first?.pending.n !== n) return
    this.#answer(first, { revealed, isRefused: false })
    this.#replay()
  }

  /** The server has refused command `n`; gives the command, if it is one of ours. */
  refuse(n: number): Pending | undefined {
    const first = this.#waiting[0]
    if (first?.pending.n !== n) return undefined
    this.#answer(first, { revealed: [], isRefused: true })
    this.#replay()
    return first.pending
  }

  /** Everything up to command `n` outlives the server's process: it need not be kept any more. */
  safe(n: number): void {
    const last = this.#kept.find((one) => one.n === n)
    if (last === undefined) return
    this.#base = { n, stand: last.after }
    this.#kept = this.#kept.filter((one) => one.n > n)
  }

  /**
   * The server sends the whole board: at GO, after a return, or after an undo. It is what holds. With a
   * smaller number than was answered, the answered ones after it are on their way again, numbered on
   * from it.
   */
  load({ n, moves, position }: SentBoard): void {
    if (n < this.#answered) this.#goBack(n)
    let last: Act | undefined
    while (this.#waiting[0] !== undefined && this.#waiting[0].pending.n <= n) {
      last = this.#waiting[0].pending
      this.#answer(this.#waiting[0], { revealed: [], isRefused: false })
    }
    const own = this.#answered === n ? this.#confirmed : undefined
    const { stand, isOwn } = matched(own, { position, moves, isSent: last?.act === 'send' })
    if (this.#answered === n) this.#correct(stand)
    else this.#begin(n, stand)
    if (isOwn) this.#relink(this.#confirmed, stand)
    this.#confirmed = stand
    this.#isDealt = true
    this.#replay()
  }

  /** Command `n` is the last that the server knows: what came after it is to be done again. */
  #goBack(n: number): void {
    const stand =
      n === this.#base.n ? this.#base.stand : this.#kept.find((one) => one.n === n)?.after
    // What followed was built on commands that this page does not have: it would be another move now.
    if (stand === undefined) return this.#begin(n, this.#confirmed)
    let from = stand
    const again = this.#kept.flatMap(({ n: number, act, isRefused, after }) => {
      if (number <= n || isRefused) return []
      const outcome = { from, to: after }
      from = after
      return [{ act, outcome }]
    })
    const waiting = this.#waiting.map(({ pending, outcome }) => ({ act: pending, outcome }))
    this.#kept = this.#kept.filter((one) => one.n <= n)
    this.#answered = n
    this.#confirmed = stand
    this.#waiting = [...again, ...waiting].map(({ act, outcome }, index) => ({
      pending: { ...act, n: n + 1 + index },
      outcome,
    }))
    return undefined
  }

  /** Nothing is known of what was before command `n`, nor is anything on its way. */
  #begin(n: number, stand: Stand): void {
    this.#base = { n, stand }
    this.#kept = []
    this.#waiting = []
    this.#answered = n
  }

  /** The board that the last answered command led to is another than was thought. */
  #correct(stand: Stand): void {
    const last = this.#kept.at(-1)
    if (last === undefined) this.#base = { n: this.#answered, stand }
    else this.#kept = [...this.#kept.slice(0, -1), { ...last, after: stand }]
  }

  #post(act: Act): Pending {
    const pending = { ...act, n: this.#answered + this.#waiting.length + 1 }
    this.#waiting = [...this.#waiting, { pending }]
    this.#shown = this.#after(this.#shown, { pending })
    return pending
  }

  #answer(
    { pending, outcome }: Waiting,
    { revealed, isRefused }: { readonly revealed: readonly Reveal[]; readonly isRefused: boolean },
  ): void {
    const done = isRefused
      ? this.#confirmed
      : this.#after(this.#confirmed, { pending, outcome }, revealed)
    const after = revealedIn(done, revealed)
    this.#confirmed = after
    this.#answered = pending.n
    this.#kept = [...this.#kept, { n: pending.n, act: pending, isRefused, after }]
    this.#waiting = this.#waiting.slice(1)
    this.#relink(done, after)
  }

  /** The same board with more faces: what the next commands came to still holds, with these faces too. */
  #relink(from: Stand, same: Stand): void {
    let [before, now] = [from, same]
    this.#waiting = this.#waiting.map((one) => {
      const { pending, outcome } = one
      if (now === before || outcome?.from !== before) return one
      const played = stepped(this.#rules, now, { act: pending })
      const { stand, isOwn } = matched(played, { ...outcome.to, isSent: false })
      const linked = { from: now, to: isOwn ? stand : outcome.to }
      before = outcome.to
      now = linked.to
      return { pending, outcome: linked }
    })
  }

  #replay(): void {
    this.#isBeyond = false
    this.#shown = this.#waiting.reduce((stand, one) => this.#after(stand, one), this.#confirmed)
  }

  #after(stand: Stand, { pending, outcome }: Waiting, revealed: readonly Reveal[] = []): Stand {
    if (outcome?.from === stand) return outcome.to
    if (pending.act === 'undo' && isBeyond(stand)) this.#isBeyond = true
    return stepped(this.#rules, stand, { act: pending, revealed })
  }
}
