import { signal, type ReadonlySignal } from '@preact/signals'
import type { RoomView } from '@samedeal/race'
import { USUAL_RULES } from '@samedeal/race/settings'
import {
  isRefusal,
  klondike,
  reveals,
  sendMoves,
  view,
  withReveals,
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

/** Where the guided game stands, and what its player has seen of it: the faces of a stock turned over too. */
interface Stand {
  readonly position: Position
  readonly known: Position
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
  #stand: Stand = begun(game.deal(GUIDE_DECK, GUIDE_OPTIONS))
  #before: readonly Stand[] = []

  constructor() {
    this.#show()
  }

  attempt(move: Move): Reason | undefined {
    const next = played(this.#stand, move)
    if (typeof next === 'string') return next
    this.#go(next)
    this.#done(deedOf(move))
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
    let next = this.#stand
    for (;;) {
      const moves = sendMoves(game, next.position, GUIDE_OPTIONS)
      if (moves.length === 0) break
      for (const move of moves) next = playOn(next, move)
    }
    if (next === this.#stand) return
    this.#go(next)
    this.#done('send')
  }

  hint(): void {
    this.hinted.value = { move: suggestion(this.step.peek(), this.#stand.position) }
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
    this.#stand = begun(GUIDE_ENDING)
    this.#before = []
    this.#show()
  }

  #go(next: Stand): void {
    this.#before = [...this.#before, this.#stand]
    this.#stand = next
    this.#show()
  }

  #done(deed: Deed): void {
    this.step.value = stepAfter(this.step.peek(), deed, this.#stand.position)
    this.hint()
  }

  #show(): void {
    const { position, known } = this.#stand
    const { done, total } = game.progress(position)
    this.board.value = {
      position: known,
      moves: this.#before.length,
      canUndo: this.#before.length > 0,
      canSend: sendMoves(game, position, GUIDE_OPTIONS).length > 0,
      done,
      total,
    }
  }
}

function begun(position: Position): Stand {
  return { position, known: view(position) }
}

function played({ position, known }: Stand, move: Move): Stand | Reason {
  const next = game.play(position, move, GUIDE_OPTIONS)
  if (isRefusal(next)) return next.refused
  const seen = game.play(known, move, GUIDE_OPTIONS)
  if (isRefusal(seen))
    throw new Error(`a move that is allowed is refused in sight: ${seen.refused}`)
  return { position: next, known: withReveals(seen, reveals(seen, next)) }
}

function playOn(stand: Stand, move: Move): Stand {
  const next = played(stand, move)
  if (typeof next === 'string') {
    throw new Error(`[Send cards] found a move that is refused: ${next}`)
  }
  return next
}
