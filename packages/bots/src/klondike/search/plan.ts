import {
  HIDDEN,
  isRefusal,
  klondike,
  type Card,
  type KlondikeOptions,
  type Move,
  type Position,
} from '@samedeal/rules'
import {
  finish,
  foundationSteps,
  leavingSteps,
  realMoves,
  type CardStep,
  type PackedState,
  type SearchSpace,
} from '@samedeal/solver/states'

/** A state that follows another by a move that cannot be taken back, and how it is reached. */
export interface Target extends Readonly<PackedState> {
  /** The foundations just before the move. */
  readonly exit: number
}

/** Where a plan starts: the position as the player knows it, and the same as a state of the search. */
export interface Ground {
  readonly known: Position
  readonly options: KlondikeOptions
  readonly space: SearchSpace
  readonly state: Readonly<PackedState>
}

/** Child number `child` of the state that was expanded last, as a target. */
export function targetOf({ expansion: { children } }: SearchSpace, child: number): Target {
  return {
    columns: children.columns[child] as number,
    stock: children.stock[child] as number,
    waste: children.waste[child] as number,
    recycles: children.recycles[child] as number,
    home: children.home[child] as number,
    exit: children.exit[child] as number,
  }
}

/** The forced moves of a state, as far as the player can foresee them; empty when there are none. */
export function settledMoves({ known, options, space, state }: Ground): Move[] {
  const sent: Card[] = []
  space.settler.settle({ ...state }, sent)
  return untilTurned(known, homewards(sent), options)
}

/**
 * The moves to the foundations that stand for all that can be had from here, if forced moves which
 * cannot be taken back follow from there; else none.
 */
export function raisedMoves({ known, options, space, state }: Ground): Move[] {
  space.paths.find(state.home)
  const home = space.paths.representative
  if (home === state.home) return []
  const up = foundationSteps(space, state.home, home)
  const raised = { ...state, home }
  const sent: Card[] = []
  space.settler.settle(raised, sent)
  const isBound = raised.columns !== state.columns || raised.stock !== state.stock
  space.settler.settle({ ...state })
  return isBound ? untilTurned(known, [...up, ...homewards(sent)], options) : []
}

/** The moves from a settled state to a target. */
export function movesTo({ known, options, space, state }: Ground, target: Target): Move[] {
  const steps = foundationSteps(space, state.home, target.exit)
  steps.push(...leavingSteps(space, { ...state }, target))
  return untilTurned(known, steps, options)
}

/** The moves that end a won game. */
export function lastMoves({ known, options, state }: Ground): Move[] {
  const steps: CardStep[] = []
  finish({ ...state }, steps)
  return realMoves(known, steps, options)
}

function homewards(cards: readonly Card[]): CardStep[] {
  return cards.map((card) => ({ card, isHome: true }))
}

/** The moves that make these steps, up to the first that turns up a card that the player does not know. */
function untilTurned(
  known: Position,
  steps: readonly CardStep[],
  options: KlondikeOptions,
): Move[] {
  const moves: Move[] = []
  let position = known
  for (const step of steps) {
    for (const move of realMoves(position, [step], options)) {
      const next = klondike.play(position, move, options)
      if (isRefusal(next)) throw new Error(`a planned move is refused: ${next.refused}`)
      moves.push(move)
      position = next
      if (showsUnknown(position)) return moves
    }
  }
  return moves
}

function showsUnknown({ piles }: Position): boolean {
  return piles.some(({ cards, faceDown }) => cards.length > faceDown && cards.at(-1) === HIDDEN)
}
