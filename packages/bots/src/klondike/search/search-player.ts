import { HIDDEN, type KlondikeOptions, type Move, type Position } from '@samedeal/rules'
import { solve } from '@samedeal/solver/klondike'
import { STOCK } from '@samedeal/rules/klondike-table'
import { lastMoves, movesTo, raisedMoves, settledMoves, targetOf, type Ground } from './plan.ts'
import { Playout } from './playout.ts'
import { Tree, type TreeBudget } from './tree.ts'
import { unseenStockMoves } from './unseen-stock.ts'
import { Worlds } from './worlds.ts'

export interface SearchRequest {
  /** What the player knows: HIDDEN for every other card. */
  readonly known: Position
  readonly options: KlondikeOptions
  /** No games: the move that looks best at a glance. */
  readonly budget: TreeBudget
  /** Numbers from 0 up to 1. */
  readonly random: () => number
}

/** States that the solver may take up when no card is hidden any more. */
export const ENDGAME_STATES = 20_000

/**
 * The next moves of a player that searches: all those up to the next that cannot be taken back, or up
 * to the first card that turns up. Empty when it sees nothing that could ever bring the game forward.
 */
export function searchedMoves(request: SearchRequest): readonly Move[] {
  const { known, options, random } = request
  if (known.piles[STOCK]?.cards.includes(HIDDEN) === true) return unseenStockMoves(request)
  const worlds = new Worlds(known, options, random)
  if (worlds.hidden === 0) {
    const answer = solve({ position: known, options, budget: { states: ENDGAME_STATES } })
    if (answer.verdict === 'win') return answer.moves
    if (answer.verdict === 'loss') return []
  }
  const { space } = worlds
  const ground: Ground = { known, options, space, state: space.start }
  const forced = settledMoves(ground)
  if (forced.length > 0) return forced
  if (space.isWon(ground.state)) return lastMoves(ground)
  const raised = raisedMoves(ground)
  return raised.length > 0 ? raised : chosenMoves(ground, worlds, request)
}

function chosenMoves(ground: Ground, worlds: Worlds, { budget, random }: SearchRequest): Move[] {
  const { space, state } = ground
  space.paths.find(state.home)
  const root = { ...state, home: space.paths.representative }
  const playout = new Playout(space, random)
  playout.place(root)
  if (playout.look() !== 'open') return []
  const isOnly = space.expansion.children.count === 1
  const child =
    isOnly || budget.games === 0
      ? playout.best(0)
      : new Tree(worlds, playout, { ...playout.state }).choose(budget)
  return movesTo(ground, targetOf(space, child))
}
