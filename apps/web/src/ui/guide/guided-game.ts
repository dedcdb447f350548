import { signal, type ReadonlySignal, type Signal } from '@preact/signals'
import type { RoomView } from '@samedeal/race'
import { USUAL_RULES } from '@samedeal/race/settings'
import {
  isRefusal,
  playThrough,
  reveals,
  sendMoves,
  view,
  withReveals,
  type Move,
  type Position,
  type Reason,
} from '@samedeal/rules'
import type { BoardState, TableSession } from '../../session/room-session.ts'
import { UNKNOWN_ROOM } from '../../session/unknown-room.ts'
import { WON, type GuidePlan } from './guide-plan.ts'
import { nextStep, stepAfter, stepOf, suggestion, type Deed } from './guide-steps.ts'

/** Where the guided game stands, and what its player has seen of it: the faces of a stock turned over too. */
interface Stand {
  readonly position: Position
  readonly known: Position
}

/** A guided game: the real rules on a fixed deal, and how far its player has come. */
export class GuidedGame implements TableSession {
  readonly room: ReadonlySignal<RoomView>
  readonly board = signal<BoardState | undefined>(undefined)
  readonly connection = signal('live' as const)
  readonly refusal = signal(undefined)
  /** Shows the move that the present step asks for. */
  readonly hinted = signal<{ readonly move: Move | undefined } | undefined>(undefined)
  /** The name of the present step. */
  readonly step: Signal<string>
  readonly #plan: GuidePlan
  #stand: Stand
  #before: readonly Stand[] = []

  constructor(plan: GuidePlan) {
    const { game, options, deck, steps } = plan
    this.#plan = plan
    this.room = signal({
      ...UNKNOWN_ROOM,
      phase: 'racing',
      game: game.id,
      options,
      rules: { ...USUAL_RULES, timeLimit: 'none' },
    })
    this.step = signal(steps[0]?.name ?? WON)
    this.#stand = begun(game.deal(deck, options))
    this.#show()
  }

  attempt(move: Move): Reason | undefined {
    const before = this.#stand.position
    const next = this.#played(this.#stand, move)
    if (typeof next === 'string') return next
    this.#go(next)
    this.#done({ move, before })
    return undefined
  }

  undo(): void {
    const last = this.#before.at(-1)
    if (last === undefined) return
    this.#before = this.#before.slice(0, -1)
    this.#stand = last
    this.#show()
    this.#done('undo')
  }

  send(): void {
    const { game, options } = this.#plan
    let next = this.#stand
    for (;;) {
      const moves = sendMoves(game, next.position, options)
      if (moves.length === 0) break
      for (const move of moves) next = this.#playOn(next, move)
    }
    if (next === this.#stand) return
    this.#go(next)
    this.#done('send')
  }

  hint(): void {
    this.hinted.value = { move: suggestion(this.#plan, this.step.peek(), this.#stand.position) }
  }

  /** Whether this step can be passed over: the win itself is the player's. */
  get canPass(): boolean {
    const ask = stepOf(this.#plan, this.step.value)?.ask
    return ask !== undefined && ask.does !== 'win'
  }

  /** Whether the present step asks for nothing but to read on. */
  get isToRead(): boolean {
    return stepOf(this.#plan, this.step.value)?.ask.does === 'read'
  }

  get isWon(): boolean {
    return this.step.value === WON
  }

  /** Goes on to the next step without doing what this one asks for. */
  next(): void {
    if (!this.canPass) return
    const step = nextStep(this.#plan, this.step.peek())
    const begins = stepOf(this.#plan, step)?.begins
    if (begins !== undefined) this.#jump(begins)
    this.step.value = step
    this.hint()
  }

  /** Leads to a later position of the same game; nothing before it can be undone. */
  #jump(position: Position): void {
    this.#stand = begun(position)
    this.#before = []
    this.#show()
  }

  #go(next: Stand): void {
    this.#before = [...this.#before, this.#stand]
    this.#stand = next
    this.#show()
  }

  #done(deed: Deed): void {
    const { position } = this.#stand
    this.step.value = stepAfter(this.#plan, { name: this.step.peek(), deed, position })
    this.hint()
  }

  #show(): void {
    const { game, options } = this.#plan
    const { position, known } = this.#stand
    const { done, total } = game.progress(position)
    this.board.value = {
      position: known,
      moves: this.#before.length,
      canUndo: this.#before.length > 0,
      canSend: sendMoves(game, position, options).length > 0,
      done,
      total,
    }
  }

  #played(stand: Stand, move: Move): Stand | Reason {
    const { game, options } = this.#plan
    let { known } = stand
    const seen = (after: Position, made: { readonly move: Move }) => {
      const next = game.play(known, made.move, options)
      if (isRefusal(next)) {
        throw new Error(`a move that is allowed is refused in sight: ${next.refused}`)
      }
      known = withReveals(next, reveals(next, after))
      return after
    }
    const position = playThrough({ game, options }, stand.position, { move, seen })
    return isRefusal(position) ? position.refused : { position, known }
  }

  #playOn(stand: Stand, move: Move): Stand {
    const next = this.#played(stand, move)
    if (typeof next === 'string') {
      throw new Error(`[Send cards] found a move that is refused: ${next}`)
    }
    return next
  }
}

function begun(position: Position): Stand {
  return { position, known: view(position) }
}
