import type { Result, RoomView, RosterSeat } from '@samedeal/race'
import { USUAL_RULES } from '@samedeal/race/settings'

/** A racer's line of the roster: a connected person who is racing, unless said otherwise. */
export function seatOf(seat: number, name: string, more: Partial<RosterSeat> = {}): RosterSeat {
  return {
    seat,
    name,
    kind: 'person',
    connected: true,
    status: 'racing',
    time: 0,
    hasStandIn: false,
    cpuLevel: '',
    points: 0,
    handicap: 0,
    level: 'normal',
    unearned: '',
    ...more,
  }
}

/** A room of the party race in its first round, racing. */
export function roomWith(more: Partial<RoomView>): RoomView {
  return {
    phase: 'racing',
    host: 1,
    game: 'klondike',
    options: { draw: 1, passes: 'unlimited', foundationReturn: true },
    rules: USUAL_RULES,
    round: 1,
    matchRound: 1,
    isMatchOver: false,
    isLocked: false,
    startAt: 1000,
    commitments: [],
    roster: [],
    spectators: 0,
    top: [],
    results: [],
    absent: [],
    ...more,
  }
}

/** A racer's line of the results: finished at a minute a rank, unless said otherwise. */
export function resultOf(seat: number, rank: number, more: Partial<Result> = {}): Result {
  const { outcome = 'finished' } = more
  const isHome = outcome === 'finished' || outcome === 'late'
  return {
    seat,
    name: `Racer ${seat}`,
    kind: 'person',
    rank,
    outcome,
    percent: isHome ? 100 : 50,
    time: isHome ? 60_000 * rank : 0,
    moves: 9,
    byStandIn: false,
    hadStandIn: false,
    points: 0,
    total: 0,
    level: 'normal',
    unearned: '',
    ...more,
  }
}
