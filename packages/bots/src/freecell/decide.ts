import {
  isWon,
  freecell,
  isRefusal,
  type CpuLevel,
  type FreecellOptions,
  type Move,
  type Position,
} from '@samedeal/rules'
import { lookAhead, solveFreecell } from '@samedeal/solver/freecell'
import { thinkingTime } from '../pace.ts'
import type { Decision, Sight, TimedAction } from '../sight.ts'
import { glanceMoves, glanceToTheEnd } from './glance-moves.ts'
import { FREECELL_POLICIES, type FreecellPolicy } from './levels.ts'
import { markOf, type FreecellMemory } from './memory.ts'

/** Moves without a card home after which no level tries what it sees no good in. */
const MOST_IDLE_MOVES = 60
/** Boards in a thought that takes well under a millisecond. */
const QUICK_STATES = 10

/** All that a CPU player of FreeCell may use. */
export type FreecellSight = Sight<FreecellOptions, FreecellMemory>

/**
 * What a CPU of this level does next in FreeCell: the same for the same sight and the same random numbers.
 * All moves up to the board that it aims for are decided together; a Champion that has found a win decides
 * all the rest. `thought` is the level whose thinking it does, where there is no time for its own; its
 * pace stays that of `level`.
 */
export function decideFreecell(
  sight: FreecellSight,
  level: CpuLevel,
  thought: CpuLevel = level,
): Decision {
  const moves = movesOf(sight, FREECELL_POLICIES[thought])
  return { actions: timed(sight, moves, level) }
}

/** Whether a level decides in no time worth mentioning, well under a millisecond. */
export function isQuickAtFreecell(level: CpuLevel): boolean {
  const { search, foresight } = FREECELL_POLICIES[level]
  return search === 0 && (foresight === undefined || foresight.states <= QUICK_STATES)
}

function movesOf(
  sight: FreecellSight,
  { search, foresight, character }: FreecellPolicy,
): readonly Move[] {
  const { view: position, options, memory, random } = sight
  if (isWon(freecell, position)) return []
  if (search > 0) {
    const found = solveFreecell({ position, options, budget: { states: search } })
    if (found.verdict === 'win') return found.moves
  }
  if (foresight !== undefined) {
    const aim = random() < foresight.slips ? random() : 1
    const ahead = lookAhead({ position, options, states: foresight.states, aim })
    if (leadsOn(sight, ahead)) return ahead
  }
  if (memory.idleMoves > MOST_IDLE_MOVES) return []
  const look = { position, character, random }
  const glanced = foresight === undefined ? glanceMoves(look) : glanceToTheEnd(look)
  return leadsOn(sight, glanced) ? glanced : []
}

/** Whether moves lead to a board that has not been seen in this game: so nobody goes in a circle for ever. */
function leadsOn(
  { view: position, options, memory }: FreecellSight,
  moves: readonly Move[],
): boolean {
  if (moves.length === 0) return false
  const end = moves.reduce((now, move) => after(now, move, options), position)
  return !memory.seen.has(markOf(end))
}

/**
 * Gives each move its time. A card that goes home, and one that comes from where the move before came from,
 * needs no thought of its own.
 */
function timed(
  { view: position, options, random }: FreecellSight,
  moves: readonly Move[],
  level: CpuLevel,
): TimedAction[] {
  let now = position
  let before: string | undefined
  return moves.map((action) => {
    const follows = action.from === before || action.to.startsWith('foundation')
    const choices = follows ? 1 : freecell.moves(now, options).length
    before = action.from
    now = after(now, action, options)
    return { action, after: thinkingTime(level, { choices }, random) }
  })
}

function after(position: Position, move: Move, options: FreecellOptions): Position {
  const next = freecell.play(position, move, options)
  if (isRefusal(next)) throw new Error(`a CPU player's own move is refused: ${next.refused}`)
  return next
}
