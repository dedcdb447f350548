import type { HouseRules } from '@samedeal/race'
import { timeText } from '../words/time-text.ts'

/** What a race's clock knows. Spans are in milliseconds. */
export interface ClockReading {
  /** Since GO. */
  readonly since: number
  /** The target time; undefined when there is none. */
  readonly limit: number | undefined
  /** Left for the present move; undefined when it is not timed. */
  readonly moveLeft: number | undefined
}

/** What a race's clock shows. */
export interface ClockFace {
  /** The time since GO, or how far it is past the limit, with a plus. */
  readonly time: string
  readonly isOvertime: boolean
  /** The limit as a time, while it lies ahead. */
  readonly limit: string | undefined
  /** Begun seconds left for the present move; undefined when it is not timed. */
  readonly moveSeconds: number | undefined
}

/**
 * Since GO, in milliseconds: the time of a finish, in which a racer's own clock stops (0 without one),
 * else up to now. `now` and `startAt` are the server's clock.
 */
export function timeSinceGo(race: {
  readonly startAt: number
  readonly now: number
  readonly finish: number
}): number {
  return race.finish > 0 ? race.finish : race.now - race.startAt
}

/** Reads a race's clock. A limit that is just reached is not yet passed. */
export function clockFace({ since, limit, moveLeft }: ClockReading): ClockFace {
  const isOvertime = limit !== undefined && since > limit
  return {
    time: isOvertime ? `+${timeText(since - limit)}` : timeText(since),
    isOvertime,
    limit: limit === undefined || isOvertime ? undefined : timeText(limit),
    moveSeconds: moveLeft === undefined ? undefined : Math.max(0, Math.ceil(moveLeft / 1000)),
  }
}

/** The target time of a race in milliseconds; undefined when there is none. */
export function timeLimitOf({ timeLimit }: HouseRules): number | undefined {
  return timeLimit === 'none' ? undefined : timeLimit * 60_000
}
