import {
  isRefusal,
  klondike,
  view,
  type Card,
  type KlondikeOptions,
  type Move,
  type Position,
} from '@samedeal/rules'
import { firstMemory, remember, type Memory } from '../memory.ts'
import type { HintSight } from '../hint.ts'

export const DRAW_ONE: KlondikeOptions = { draw: 1, passes: 'unlimited', foundationReturn: true }
export const DRAW_THREE: KlondikeOptions = { ...DRAW_ONE, draw: 3 }

/** A player at a real table: gets views, remembers them, and has moves made by the rules. */
export class PlayerAtTable {
  readonly options: KlondikeOptions
  readonly line: Move[] = []
  position: Position
  memory: Memory

  constructor(deck: readonly Card[], options: KlondikeOptions) {
    this.options = options
    this.position = klondike.deal(deck, options)
    this.memory = firstMemory(view(this.position))
  }

  get sight(): HintSight {
    const { options, memory } = this
    return { game: klondike, options, view: view(this.position), memory }
  }

  get isWon(): boolean {
    return klondike.progress(this.position).isWon
  }

  /** Makes a move; throws when the rules refuse it. */
  make(move: Move): void {
    const next = klondike.play(this.position, move, this.options)
    if (isRefusal(next)) throw new Error(`${move.from} to ${move.to} is refused: ${next.refused}`)
    this.position = next
    this.line.push(move)
    this.memory = remember(this.memory, view(next), move)
  }
}

/** A deal like the given one for a player with this memory: the cards never seen lie the other way round. */
export function withUnseenReversed(deck: readonly Card[], { deck: seen }: Memory): Card[] {
  const unseen = deck.filter((_, place) => seen[place] === -1)
  return deck.map((card, place) => (seen[place] === -1 ? (unseen.pop() as Card) : card))
}
