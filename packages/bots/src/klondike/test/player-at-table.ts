import {
  isWon,
  isRefusal,
  klondike,
  view,
  type Card,
  type KlondikeOptions,
  type Move,
  type Position,
  type Undo,
} from '@samedeal/rules'
import { firstMemory, remember, type Memory } from '../memory.ts'
import type { LastMove } from '../../sight.ts'
import type { KlondikeSight } from '../sight.ts'

export const DRAW_ONE: KlondikeOptions = { draw: 1, passes: 'unlimited', foundationReturn: true }
export const DRAW_THREE: KlondikeOptions = { ...DRAW_ONE, draw: 3 }

/** A player at a real table: gets views, remembers them, and has moves made by the rules. */
export class PlayerAtTable {
  readonly options: KlondikeOptions
  /** All that was done, undone moves and undos included. */
  readonly line: (Move | Undo)[] = []
  position: Position
  memory: Memory
  /** The last move, where the room has undo and it was not an undo. */
  last: LastMove | undefined
  readonly #hasUndo: boolean
  readonly #before: Position[] = []

  constructor(deck: readonly Card[], options: KlondikeOptions, hasUndo = false) {
    this.options = options
    this.#hasUndo = hasUndo
    this.position = klondike.deal(deck, options)
    this.memory = firstMemory(view(this.position))
  }

  get sight(): Omit<KlondikeSight, 'random'> {
    const { options, memory, last } = this
    return { options, view: view(this.position), memory, last }
  }

  get isWon(): boolean {
    return isWon(klondike, this.position)
  }

  /** Makes a move or takes the last one back; throws when that is not allowed. */
  make(action: Move | Undo): void {
    this.line.push(action)
    if ('undo' in action) return this.#undo()
    const next = klondike.play(this.position, action, this.options)
    if (isRefusal(next))
      throw new Error(`${action.from} to ${action.to} is refused: ${next.refused}`)
    if (this.#hasUndo) this.last = { move: action, before: view(this.position) }
    this.#before.push(this.position)
    this.position = next
    this.memory = remember(this.memory, view(next), action)
  }

  #undo(): void {
    const before = this.#before.pop()
    if (!this.#hasUndo || before === undefined) throw new Error('there is nothing to take back')
    this.position = before
    this.last = undefined
    this.memory = remember(this.memory, view(before))
  }
}

/** A deal like the given one for a player with this memory: the cards never seen lie the other way round. */
export function withUnseenReversed(deck: readonly Card[], { deck: seen }: Memory): Card[] {
  const unseen = deck.filter((_, place) => seen[place] === -1)
  return deck.map((card, place) => (seen[place] === -1 ? (unseen.pop() as Card) : card))
}
