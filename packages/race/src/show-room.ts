import { LEVELS } from '@samedeal/rules'
import { appliedHandicap, dealLevel } from './house-rules.ts'
import { isMatchOver } from './match.ts'
import type { Race, Seat } from './race.ts'
import { unearnedOf } from './ranking.ts'
import type { Absent, Commitment, RoomView, RosterSeat } from './room-view.ts'

/** Who has points of this match and no seat. A person is known by their place in the order of arrival. */
function absentOf({ remembered, seats }: Race): Absent[] {
  const isSeated = (arrival: number): boolean => {
    return seats.some((seat) => seat.kind === 'person' && seat.arrival === arrival)
  }
  return Object.values(remembered)
    .filter(({ points, arrival }) => points > 0 && !isSeated(arrival))
    .map(({ name, points }) => ({ name, points }))
    .toSorted((a, b) => b.points - a.points)
}

/** What everybody in the room may know of a race: no card, no seed, no person's identity. */
export function roomView(race: Race): RoomView {
  const isOver = race.phase === 'results' && isMatchOver(race)
  return {
    phase: race.phase,
    host: race.host,
    game: race.game,
    options: race.options,
    rules: race.rules,
    round: race.round,
    matchRound: race.matchRound,
    isMatchOver: isOver,
    startAt: race.startAt,
    commitments: race.phase === 'lobby' ? [] : commitmentsOf(race),
    roster: race.seats.map((seat) => rosterSeat(race, seat)),
    isLocked: race.isLocked,
    spectators: race.spectators.filter(({ isScreen }) => !isScreen).length,
    top: race.shown.top,
    results: race.results,
    absent: isOver ? absentOf(race) : [],
  }
}

function commitmentsOf({ deals = {} }: Race): Commitment[] {
  return LEVELS.flatMap((asked) => {
    const dealt = deals[asked]
    return dealt === undefined ? [] : [{ level: dealt.level, hash: dealt.commitment }]
  })
}

function rosterSeat(race: Race, one: Seat): RosterSeat {
  const { seat, name, kind, connected, cpuLevel, points, handicap, game } = one
  const isPlaying = race.phase === 'racing'
  return {
    seat,
    name,
    kind,
    connected,
    status: game?.status ?? 'waiting',
    time: game?.finishedAt === undefined ? 0 : game.finishedAt - race.startAt,
    hasStandIn: game?.hasStandIn ?? false,
    cpuLevel: cpuLevel ?? '',
    points,
    handicap: appliedHandicap(race.rules, handicap),
    unearned: isPlaying && game !== undefined ? unearnedOf(race, game) : '',
    level: (isPlaying ? game?.level : undefined) ?? dealLevel(race.rules, handicap),
  }
}
