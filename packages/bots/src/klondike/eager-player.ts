import {
  faceUpCount,
  KING,
  klondike,
  rankOf,
  type Card,
  type Move,
  type Pile,
  type PileKind,
  type Position,
} from '@samedeal/rules'
import type { Memory } from './memory.ts'
import type { LastMove } from '../sight.ts'
import type { KlondikeSight } from './sight.ts'
import { isStockMove } from './stock-move.ts'

/** How a player looks at the board that plays whatever looks best. */
export interface Character {
  /** What each kind of move is worth. */
  readonly worth: {
    readonly home: number
    /** A card home that is far ahead of the lowest foundation: a column may still want it. */
    readonly homeEarly: number
    /** A run that leaves a face-down card to be turned up; and more for each that lies there. */
    readonly turnUp: number
    readonly turnUpEach: number
    /** A run that empties a column while a king waits. */
    readonly empty: number
    readonly layWaste: number
    /** Part of a run, when the card under it can go home. */
    readonly split: number
    readonly turnStock: number
  }
  /** How far chance moves the worth of a move, either way together. */
  readonly noise: number
  /** How often a move is overlooked, from 0 to 1. */
  readonly blindness: number
  /** Whole passes through the stock without any other move, after which the player gives up. */
  readonly patience: number
  /** How often it takes back a move whose turned-up card is of no use, when there is another; from 0 to 1. */
  readonly regret: number
}

/**
 * The next move of an eager player: whatever looks best at first sight. Undefined when it gives up:
 * it has gone through the stock again without finding a move.
 */
export function eagerMove(sight: KlondikeSight, character: Character): Move | undefined {
  const { options, view, random } = sight
  const look = new Look(sight)
  let chosen: Move | undefined
  let best = -Infinity
  for (const move of klondike.moves(view, options)) {
    const isStock = isStockMove(move)
    const worth = isStock ? character.worth.turnStock : look.worthOf(move, character)
    if (worth <= 0 || (!isStock && random() < character.blindness)) continue
    const seen = worth + character.noise * (random() - 0.5)
    if (seen <= best) continue
    best = seen
    chosen = move
  }
  if (chosen === undefined || !isStockMove(chosen)) return chosen
  return isPatient(sight.memory, character) ? chosen : undefined
}

/**
 * The move that an eager player would rather have made than its last: one that turns up a card
 * elsewhere, when the card that came up can go nowhere and nothing can go onto it. At most one move.
 */
export function eagerOtherMove(sight: KlondikeSight, last: LastMove, character: Character): Move[] {
  const { options, view, random } = sight
  if (random() >= character.regret) return []
  const look = new Look(sight)
  const column = last.move.from
  const isUseful = (move: Move): boolean =>
    (move.from === column || move.to === column) && look.worthOf(move, character) > 0
  if (klondike.moves(view, options).some(isUseful)) return []
  const back = new Look({ ...sight, view: last.before })
  return klondike
    .moves(last.before, options)
    .filter((move) => move.from !== column && back.turnsUp(move))
    .slice(0, 1)
}

function isPatient({ idleRecycles }: Memory, { patience }: Character): boolean {
  return idleRecycles <= patience
}

/** Ranks above the lowest foundation from which a card counts as far ahead. */
const FAR_AHEAD = 4

/** One look at the board. */
class Look {
  readonly #view: Position
  readonly #number: ReadonlyMap<string, number>
  readonly #kinds: readonly PileKind[]
  readonly #kingWaits: boolean
  /** The height of the lowest foundation. */
  readonly #lowest: number

  constructor({ options, view }: KlondikeSight) {
    const table = klondike.table(options)
    this.#view = view
    this.#number = new Map(table.map(({ id }, number) => [id, number]))
    this.#kinds = table.map(({ kind }) => kind)
    const heights = view.piles.map(({ cards }) => cards.length)
    this.#lowest = Math.min(...heights.filter((_, number) => this.#kinds[number] === 'foundation'))
    this.#kingWaits = view.piles.some((pile, number) => isWaitingKing(pile, this.#kinds[number]))
  }

  /** Whether a move turns up a card of a column. */
  turnsUp({ from, count }: Move): boolean {
    const source = this.#number.get(from) as number
    const pile = this.#view.piles[source] as Pile
    return this.#kinds[source] === 'tableau' && pile.faceDown > 0 && faceUpCount(pile) === count
  }

  /** What a move is worth to the player; 0 for one that it never makes. */
  worthOf(move: Move, { worth }: Character): number {
    const { from, to, count } = move
    const source = this.#number.get(from) as number
    const pile = this.#view.piles[source] as Pile
    const kind = this.#kinds[source]
    const target = this.#kinds[this.#number.get(to) as number]
    if (kind === 'foundation') return 0
    const turnsUp = this.turnsUp(move)
    const turning = turnsUp ? worth.turnUp + worth.turnUpEach * pile.faceDown : 0
    if (target === 'foundation') {
      const isEarly = rankOf(pile.cards.at(-1) as Card) - this.#lowest > FAR_AHEAD
      return Math.max(isEarly ? worth.homeEarly : worth.home, turning)
    }
    if (kind === 'waste') return worth.layWaste
    if (turnsUp) return turning
    if (faceUpCount(pile) === count) return this.#emptying(pile, worth.empty)
    return this.#goesHome(pile.cards[pile.cards.length - count - 1] as Card) ? worth.split : 0
  }

  #emptying({ cards }: Pile, worth: number): number {
    return rankOf(cards[0] as Card) === KING || !this.#kingWaits ? 0 : worth
  }

  #goesHome(card: Card): boolean {
    return this.#view.piles.some(({ cards }, number) => {
      if (this.#kinds[number] !== 'foundation') return false
      const top = cards.at(-1)
      return top === undefined ? false : top + 1 === card && rankOf(top) !== KING
    })
  }
}

/** Whether a king shows that an empty column would help. */
function isWaitingKing({ cards, faceDown }: Pile, kind: PileKind | undefined): boolean {
  if (cards.length === 0) return false
  if (kind === 'waste') return rankOf(cards.at(-1) as Card) === KING
  return kind === 'tableau' && faceDown > 0 && rankOf(cards[faceDown] as Card) === KING
}
