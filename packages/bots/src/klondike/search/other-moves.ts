import { HIDDEN, type KlondikeOptions, type Move, type Position } from '@samedeal/rules'
import { solve } from '@samedeal/solver/klondike'
import { dealTables } from '@samedeal/solver/states'
import { STOCK } from '@samedeal/rules/klondike-table'
import { movesTo, raisedMoves, settledMoves, targetOf, type Ground } from './plan.ts'
import { Playout } from './playout.ts'
import { ENDGAME_STATES } from './search-player.ts'
import { Tree, type TreeBudget } from './tree.ts'
import { Worlds } from './worlds.ts'

export interface LookBack {
  /** What the player knows of the board before its last move, what that turned up included. */
  readonly before: Position
  /** The same after it. */
  readonly after: Position
  readonly options: KlondikeOptions
  readonly budget: TreeBudget
  /** Numbers from 0 up to 1. */
  readonly random: () => number
}

/** How much larger a share of games another move has to win. */
const LEAD = 0.1

/**
 * The moves to the choice that a player would rather have made than its last move, knowing what that
 * turned up; empty when it stands by it, or has not seen the whole stock. Costs as much as a choice of the same budget.
 */
export function otherMoves(back: LookBack): readonly Move[] {
  const { before, options, budget, random } = back
  if (before.piles[STOCK]?.cards.includes(HIDDEN) === true) return []
  const worlds = new Worlds(before, options, random)
  if (worlds.hidden === 0) return winningMoves(back)
  const { space } = worlds
  const ground: Ground = { known: before, options, space, state: space.start }
  if (settledMoves(ground).length > 0 || raisedMoves(ground).length > 0) return []
  space.paths.find(ground.state.home)
  const playout = new Playout(space, random)
  playout.place({ ...ground.state, home: space.paths.representative })
  if (playout.look() !== 'open') return []
  const made = childThatLedTo(ground, back.after)
  if (made === undefined) return []
  const child = new Tree(worlds, playout, { ...playout.state }).chooseOver(made, LEAD, budget)
  return child === undefined ? [] : movesTo(ground, targetOf(space, child))
}

/** When every card is known: a win from before, if there is none any more. */
function winningMoves({ before, after, options }: LookBack): readonly Move[] {
  const budget = { states: ENDGAME_STATES }
  if (solve({ position: after, options, budget }).verdict !== 'loss') return []
  const answer = solve({ position: before, options, budget })
  return answer.verdict === 'win' ? answer.moves : []
}

/** The number of the child of the state expanded last whose columns and stock are those of a position. */
function childThatLedTo({ space }: Ground, after: Position): number | undefined {
  const { columns, stock } = dealTables(after).start
  const { children } = space.expansion
  for (let child = 0; child < children.count; child++) {
    if (children.columns[child] === columns && children.stock[child] === stock) return child
  }
  return undefined
}
