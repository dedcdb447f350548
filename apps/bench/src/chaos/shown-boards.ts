import type { BoardState } from '@samedeal/web/session'
import type { Heard } from './bad-line.ts'
import { jump } from './jumps.ts'

interface EarlyJump {
  readonly what: string
  /** The first command that was not answered when it happened. */
  readonly from: number
}

/**
 * Every board that a player is shown, held against the one before: it goes backwards by the player's own
 * doing, or because something was refused. A browser that knows what turned up knows a refusal
 * before it hears of it, and what was built on a refused command may be right again only
 * when all that was on its way is answered.
 */
export class ShownBoards {
  /** How often the server has refused something. */
  refusals = 0
  /** How many commands were answered and then lost with the server. */
  lost = 0
  #shown: BoardState | undefined
  #cause: 'own' | 'refused' | undefined
  /** Refusals that were said and have not been heard, or never will be. */
  #unheard = 0
  /** The last command that was sent, and the last that an answer has come to. */
  #sent = 0
  #answered = 0
  /** Something was refused or is known to the server alone, and not all that was on its way then is answered. */
  #isUnsettled = false
  /** Jumps before any refusal: one of the commands that are not answered yet has to be refused. */
  #early: readonly EarlyJump[] = []
  #unexplained: readonly EarlyJump[] = []

  /** Jumps that no refusal has come to explain. */
  get unexplained(): readonly string[] {
    return [...this.#unexplained, ...this.#early].map(({ what }) => what)
  }

  /** The player does something. */
  own(act: () => void): void {
    this.#cause = 'own'
    act()
    this.#cause = undefined
  }

  /** The page is loaded again: it shows nothing yet, and then what was done before as its cards get known. */
  reload(): void {
    this.#shown = undefined
    this.unsettle()
  }

  /** What is shown depends on the server until all that is on its way is answered. */
  unsettle(): void {
    this.#isUnsettled = true
  }

  /** The browser has sent command `n`. */
  send(n: number): void {
    this.#sent = n
  }

  /** The server has refused command `n`, and says so. */
  refuse(n: number): void {
    this.refusals++
    this.#unheard++
    this.#early = this.#early.filter(({ from }) => n < from)
  }

  /** The browser hears something. */
  hear(heard: Heard, hear: () => void): void {
    if (heard.type === 'refused' && heard.body.why === 'too-fast') return hear()
    const { type } = heard
    const isRefused = type === 'refused' || (type === 'board' && this.#unheard > 0)
    if (isRefused) {
      this.#isUnsettled = true
      this.#cause = 'refused'
    }
    hear()
    this.#cause = undefined
    if (heard.type === 'board') this.lost += Math.max(0, this.#answered - heard.body.n)
    this.#answered = answeredBy(heard) ?? this.#answered
    if (type === 'refused') this.#unheard--
    else if (type === 'seated') this.#unheard = 0
    else if (type === 'moved' && this.#answered >= this.#sent) this.#settle()
  }

  /** Everything is answered. */
  #settle(): void {
    this.#isUnsettled = false
    this.#unexplained = [...this.#unexplained, ...this.#early]
    this.#early = []
  }

  /** A board is shown. Gives what is wrong with it, whatever comes; undefined when nothing is. */
  show(board: BoardState | undefined, now: number): string | undefined {
    const before = this.#shown
    this.#shown = board
    if (before === undefined || this.#cause !== undefined) return undefined
    if (board === undefined) return 'the board went away'
    const back = jump(before, board)
    if (back === undefined || this.#unheard > 0 || this.#isUnsettled) return undefined
    const what = `the board jumped back at ${Math.round(now)} ms: ${back}`
    this.#early = [...this.#early, { what, from: this.#answered + 1 }]
    return undefined
  }
}

/** The number of the command that a message answers. */
function answeredBy(heard: Heard): number | undefined {
  if (heard.type === 'moved') return heard.body[0]
  return heard.type === 'board' || heard.type === 'refused' ? heard.body.n : undefined
}
