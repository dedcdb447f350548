import {
  isWon,
  HIDDEN,
  isRefusal,
  klondike,
  STANDARD_DECK,
  type Card,
  type KlondikeOptions,
  type Move,
  type Pile,
  type Position,
} from '@samedeal/rules'
import { FIRST_TABLEAU, STOCK, WASTE } from '@samedeal/rules/klondike-table'
import type { DeadEnd } from '../dead-end.ts'
import { dealTables } from './deal-tables.ts'
import { ProgressSearch } from './progress-search.ts'
import { SearchSpace } from './search.ts'

/** States after which nothing is said: some 40 ms on a laptop. Most boards need one, hardly any over ten. */
const MOST_STATES = 20_000

export interface DeadEndQuestion {
  /**
   * The board as its player knows it: HIDDEN for every card whose face they have not seen. Faces that
   * they remember, of a stock that was turned over, may be given; fewer cards known, fewer dead ends.
   */
  readonly view: Position
  readonly options: KlondikeOptions
  /** States at most; what has not been proven by then is not said. */
  readonly states?: number
}

/**
 * Whether nothing more can come of a board: whichever moves its player makes from here, however many,
 * without taking any back, they never
 *
 * - turn up a face-down card of a column,
 * - see a card of the stock that the view does not show, or
 * - bring a card home that is not home now. One that comes down from its foundation and goes up
 *   again is none.
 *
 * Every move of the rules counts: parts of runs, kings on empty columns, cards from foundations where
 * the house rules let them, and the stock in its order for as many passes as are left. Until one of the
 * three happens, no card that is hidden now can make a difference; so the answer holds whatever lies
 * face down, and is found from what is seen alone.
 *
 * Undefined where something can come of it, where the game is won, where the face of a card that was
 * turned up is still on its way, and where the budget ends before a proof.
 */
export function deadEnd(question: DeadEndQuestion): DeadEnd | undefined {
  const { view, options, states = MOST_STATES } = question
  if (isWon(klondike, view) || view.piles.some(showsUnknown)) return undefined
  const known = withHiddenFilled(view)
  const covered = known.piles
    .slice(FIRST_TABLEAU)
    .flatMap(({ faceDown }, column) => (faceDown > 0 ? [column] : []))
  const space = new SearchSpace(dealTables(known), options)
  if (new ProgressSearch(space, covered).run(states) !== false) return undefined
  return whatIsLeft(view, options)
}

/** Whether a pile holds a card whose face the player would see by nothing but drawing, or is to see at once. */
function showsUnknown({ cards, faceDown }: Pile, number: number): boolean {
  return cards.includes(HIDDEN, number === STOCK ? 0 : faceDown)
}

/** The view with some unseen card in each hidden place: which one makes no difference. */
function withHiddenFilled(view: Position): Position {
  const seen = new Set(view.piles.flatMap(({ cards }) => cards))
  const unseen = STANDARD_DECK.filter((card) => !seen.has(card))
  const piles = view.piles.map((pile): Pile => {
    if (!pile.cards.includes(HIDDEN)) return pile
    const cards = pile.cards.map((card) => (card === HIDDEN ? (unseen.pop() as Card) : card))
    return { cards, faceDown: pile.faceDown }
  })
  return { piles, state: view.state }
}

/** What moves there are in a dead end, now and after any turning of the stock. */
function whatIsLeft(view: Position, options: KlondikeOptions): DeadEnd {
  const turned = new Set<number>()
  for (let position = view; ;) {
    const moves = klondike.moves(position, options)
    if (moves.some((move) => !isStockMove(move))) return 'idle'
    const [turn] = moves
    if (turn === undefined) return turned.size === 0 ? 'nothing' : 'stock'
    const waste = (position.piles[WASTE] as Pile).cards.length
    // The cards keep their order: where a pass begins again, nothing new can come up.
    if (turned.has(waste)) return 'stock'
    turned.add(waste)
    const next = klondike.play(position, turn, options)
    if (isRefusal(next)) throw new Error(`a listed move is refused: ${next.refused}`)
    position = next
  }
}

function isStockMove({ from, to }: Move): boolean {
  return from === 'stock' || to === 'stock'
}
