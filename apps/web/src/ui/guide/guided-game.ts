import { signal, type ReadonlySignal } from '@preact/signals'
import type { RoomView } from '@samedeal/race'
import { USUAL_RULES } from '@samedeal/race/settings'
import {
  isRefusal,
  klondike,
  sendMoves,
  view,
  type Game,
  type Move,
  type Position,
  type Reason,
} from '@samedeal/rules'
import type { BoardState, TableSession } from '../../session/room-session.ts'
import { UNKNOWN_ROOM } from '../../session/unknown-room.ts'
import { GUIDE_DECK, GUIDE_ENDING, GUIDE_OPTIONS } from './guided-deal.ts'
import { deedOf, nextStep, stepAfter, suggestion, type Deed, type Step } from './guide-steps.ts'

const game: Game = klondike

const ROOM: RoomView = {
  ...UNKNOWN_ROOM,
  phase: 'racing',
  options: GUIDE_OPTIONS,
  rules: { ...USUAL_RULES, timeLimit: 'none' },
}

/** The guided game: the real rules on a fixed deal, and how far its player has come. */
export class GuidedGame implements TableSession {
  readonly room: ReadonlySignal<RoomView> = signal(ROOM)
  readonly board = signal<BoardState | undefined>(undefined)
  readonly connection = signal('live' as const)
  readonly refusal = signal(undefined)
  /** Shows the move that the present step asks for. */
  readonly hinted = signal<{ readonly move: Move | undefined } | undefined>(undefined)
  readonly step = signal<Step>('draw')
  #position: Position = game.deal(GUIDE_DECK, GUIDE_OPTIONS)
  #before: readonly Position[] = []

  constructor() {
    this.#show()
  }

  attempt(move: Move): Reason | undefined {
    const next = game.play(this.#position, move, GUIDE_OPTIONS)
    if (isRefusal(next)) return next.refused
    this.#go(next)
    this.#done(deedOf(move))
    return undefined
  }

  undo(): void {
    const last = this.#before.at(-1)
    if (last === undefined) return
    this.#before = this.#before.slice(0, -1)
    this.#position = last
    this.#show()
    this.#done('undo')
  }

  send(): void {
    let next = this.#position
    for (;;) {
      const moves = sendMoves(game, next, GUIDE_OPTIONS)
      if (moves.length === 0) break
      for (const move of moves) next = playOn(next, move)
    }
    if (next === this.#position) return
    this.#go(next)
    this.#done('send')
  }

  hint(): void {
    this.hinted.value = { move: suggestion(this.step.peek(), this.#position) }
  }

  /** Whether this step can be passed over: the win itself is the player's. */
  get canPass(): boolean {
    return this.step.value !== 'last' && this.step.value !== 'won'
  }

  /** Goes on to the next step without doing what this one asks for. */
  next(): void {
    if (!this.canPass) return
    const step = nextStep(this.step.peek())
    if (step === 'send') this.#jump()
    this.step.value = step
    this.hint()
  }

  /** Leads to the end of the same game; nothing before it can be undone. */
  #jump(): void {
    this.#position = GUIDE_ENDING
    this.#before = []
    this.#show()
  }

  #go(next: Position): void {
    this.#before = [...this.#before, this.#position]
    this.#position = next
    this.#show()
  }

  #done(deed: Deed): void {
    this.step.value = stepAfter(this.step.peek(), deed, this.#position)
    this.hint()
  }

  #show(): void {
    const { home, total } = game.progress(this.#position)
    this.board.value = {
      position: view(this.#position),
      moves: this.#before.length,
      canUndo: this.#before.length > 0,
      canSend: sendMoves(game, this.#position, GUIDE_OPTIONS).length > 0,
      home,
      total,
    }
  }
}

function playOn(position: Position, move: Move): Position {
  const next = game.play(position, move, GUIDE_OPTIONS)
  if (isRefusal(next)) throw new Error(`[Send cards] found a move that is refused: ${next.refused}`)
  return next
}
