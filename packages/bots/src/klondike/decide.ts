import { klondike, type CpuLevel, type Move, type Undo } from '@samedeal/rules'
import { eagerMove, eagerOtherMove } from './eager-player.ts'
import { budgetFor, POLICIES } from './levels.ts'
import { hasSeenStock, recalled, type Memory } from './memory.ts'
import { thinkingTime } from '../pace.ts'
import { otherMoves } from './search/other-moves.ts'
import { searchedMoves } from './search/search-player.ts'
import type { TreeBudget } from './search/tree.ts'
import type { Decision } from '../sight.ts'
import type { KlondikeSight } from './sight.ts'
import { isStockMove } from './stock-move.ts'

/** Moves without progress after which every level stops: longer than any way to a move that helps. */
const MOST_IDLE_MOVES = 150

/**
 * What a CPU of this level does next: the same for the same sight and the same random numbers, and
 * whatever the cards are that it has not seen. `thought` is the level whose thinking it does, where
 * there is no time for its own; its pace stays that of `level`.
 */
export function decide(sight: KlondikeSight, level: CpuLevel, thought: CpuLevel = level): Decision {
  const { options, view, random } = sight
  const actions = actionsOf(sight, thought)
  const choices = actions.length === 0 ? 1 : klondike.moves(view, options).length
  return {
    actions: actions.map((action, index) => ({
      action,
      after: thinkingTime(
        level,
        {
          choices: index === 0 ? choices : 1,
          turnsStock: 'from' in action && isStockMove(action),
        },
        random,
      ),
    })),
  }
}

function actionsOf(sight: KlondikeSight, level: CpuLevel): readonly (Move | Undo)[] {
  if (sight.memory.idleMoves > MOST_IDLE_MOVES) return []
  const rather = sight.memory.secondThoughts === 'open' ? ratherOf(sight, level) : []
  return rather.length > 0 ? [{ undo: true }, ...rather] : movesOf(sight, level)
}

/**
 * The moves that a level would rather have made than its last, knowing now what that turned up; empty
 * when it stands by it, or when the room has no undo.
 */
function ratherOf(sight: KlondikeSight, level: CpuLevel): readonly Move[] {
  const { last, memory, options, view, random } = sight
  if (last === undefined) return []
  const policy = POLICIES[level]
  if (policy.kind === 'eager') return eagerOtherMove(sight, last, policy.character)
  return otherMoves({
    before: recalled(memory, last.before),
    after: recalled(memory, view),
    options,
    budget: policy.secondThought,
    random,
  })
}

/**
 * Whether a level decides in no time worth mentioning, well under a millisecond: those that do not
 * search, and every level until it has seen the whole stock.
 */
export function isQuick(memory: Memory, level: CpuLevel): boolean {
  return POLICIES[level].kind === 'eager' || !hasSeenStock(memory)
}

function movesOf(sight: KlondikeSight, level: CpuLevel): readonly Move[] {
  const policy = POLICIES[level]
  if (policy.kind === 'eager') {
    const move = eagerMove(sight, policy.character)
    return move === undefined ? [] : [move]
  }
  const budget = budgetFor(policy.budgets, sight.options)
  const moves = search(sight, budget)
  return moves.length > 0 ? moves : oncemore(sight)
}

/** The moves of a player that searches; see `searchedMoves`. */
export function search(
  { options, view, memory, random }: KlondikeSight,
  budget: TreeBudget,
): readonly Move[] {
  const known = recalled(memory, view)
  return searchedMoves({ known, options, budget, random })
}

/** A player who sees nothing left to do goes through the stock once more, as people do, and then stops. */
function oncemore({ options, view, memory }: KlondikeSight): readonly Move[] {
  if (memory.idleRecycles > 0) return []
  return klondike.moves(view, options).filter(isStockMove).slice(0, 1)
}
