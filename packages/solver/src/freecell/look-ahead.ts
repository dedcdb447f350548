import type { FreecellOptions, Move, Position } from '@samedeal/rules'
import { BestFirst } from './best-first.ts'
import { playedLine } from './line.ts'
import { USUAL_WAY } from './ways.ts'
import type { Weights } from './worth.ts'

/** A position to look ahead from, and how far. */
export interface LookAheadRequest {
  readonly position: Position
  readonly options: FreecellOptions
  /** States to look at. */
  readonly states: number
  /** Which of the boards found to go to, from 0 (the first that is better) to 1 (the best). */
  readonly aim: number
  /** How boards are judged; as usual when left out. */
  readonly way?: Weights
}

/**
 * The moves to a better board within sight: at best a win, or the board that is judged least bad. Empty when
 * none is better than the position itself, so that looking ahead again and again comes to an end.
 */
export function lookAhead({
  position,
  options,
  states,
  aim,
  way = USUAL_WAY,
}: LookAheadRequest): readonly Move[] {
  const search = new BestFirst(position, way)
  const outcome = search.run(states)
  const better = search.records - 1
  const path =
    outcome === 'won' && aim === 1
      ? search.path()
      : search.pathToRecord(better === 0 ? 0 : 1 + Math.round(aim * (better - 1)))
  return playedLine(position, path, options).moves
}
