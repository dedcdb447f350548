import { GAMES, type Game } from '@samedeal/rules'
import { isStandInsRace, NOTHING_BROUGHT } from './brought.ts'
import { isOfFirstEdition } from './edition.ts'
import { limitOf } from './house-rules.ts'
import type { Race, Seat, SeatGame } from './race.ts'
import type { Result, Standing, Unearned } from './room-view.ts'
import { movesMade } from './seat-game.ts'

/** A seat that takes part in the round. */
export interface Racer extends Seat {
  readonly game: SeatGame
}

export interface Ranked {
  readonly racer: Racer
  readonly rank: number
}

/** The seats that take part in the round. */
export function racers(race: Race): Racer[] {
  return race.seats.filter((seat): seat is Racer => seat.game !== undefined)
}

/**
 * The racers in order of rank: finishers within the time limit, then later finishers, each by time;
 * then the unfinished, then those who quit or were removed, each by cards home. Equal time, or equal
 * progress, shares the rank.
 */
export function ranking(race: Race): Ranked[] {
  const order = (a: Racer, b: Racer): number => compare(race, a.game, b.game)
  const ordered = racers(race).toSorted((a, b) => order(a, b) || a.seat - b.seat)
  const ranked: Ranked[] = []
  for (const [index, racer] of ordered.entries()) {
    const before = ranked.at(-1)
    const shares = before !== undefined && order(before.racer, racer) === 0
    ranked.push({ racer, rank: shares ? before.rank : index + 1 })
  }
  return ranked
}

const GROUPS = ['finished', 'late', 'unfinished', 'out'] as const

function compare(race: Race, a: SeatGame, b: SeatGame): number {
  const group = GROUPS.indexOf(groupOf(race, a)) - GROUPS.indexOf(groupOf(race, b))
  if (group !== 0) return group
  if (a.finishedAt !== undefined && b.finishedAt !== undefined) return a.finishedAt - b.finishedAt
  return b.progress.done - a.progress.done
}

function groupOf(race: Race, game: SeatGame): (typeof GROUPS)[number] {
  if (game.status === 'quit' || game.status === 'removed') return 'out'
  if (game.finishedAt === undefined) return 'unfinished'
  return timeOf(race, game) <= limitOf(race.rules) ? 'finished' : 'late'
}

/** Share of the cards that are done, rounded down. */
function percentDone({ progress: { done, total } }: SeatGame): number {
  return Math.floor((100 * done) / total)
}

/** Milliseconds from GO to the winning move; 0 when not finished. */
function timeOf(race: Race, game: SeatGame): number {
  return game.finishedAt === undefined ? 0 : game.finishedAt - race.startAt
}

/** The three best now, without anybody who is out. */
export function topThree(race: Race): Standing[] {
  return ranking(race)
    .filter(({ racer }) => groupOf(race, racer.game) !== 'out')
    .slice(0, 3)
    .map(({ racer, rank }) => ({
      seat: racer.seat,
      rank,
      percent: percentDone(racer.game),
      time: timeOf(race, racer.game),
    }))
}

/** The round's results, in order of rank, with the points that each place earns. */
export function resultsOf(race: Race): Result[] {
  const ranked = ranking(race)
  return ranked.map(({ racer, rank }) => {
    const points = pointsFor(race, { racer, rank }, ranked)
    return {
      seat: racer.seat,
      name: racer.name,
      kind: racer.kind,
      rank,
      outcome: outcomeOf(race, racer.game),
      percent: percentDone(racer.game),
      time: timeOf(race, racer.game),
      moves: movesMade(racer.game),
      byStandIn: racer.game.finishedByStandIn,
      hadStandIn: racer.game.entries.some(({ by }) => by === 'stand-in'),
      unearned: unearnedOf(race, racer.game),
      points,
      total: racer.points + points,
      level: racer.game.level,
    }
  })
}

/**
 * A finish of one's own within the limit earns one point, and one more for each racer ranked behind;
 * anything else earns none, a finish that is a stand-in's and a race against nobody included.
 */
function pointsFor(race: Race, { racer, rank }: Ranked, ranked: readonly Ranked[]): number {
  const { game } = racer
  if (groupOf(race, game) !== 'finished' || unearnedOf(race, game) !== '') return 0
  if (ranked.length === 1 && !isOfFirstEdition(race)) return 0
  return 1 + ranked.filter((other) => other.rank > rank).length
}

/** Why a finish earns its player nothing, neither points nor a personal best; '' where it does. */
export function unearnedOf(race: Race, game: SeatGame): Unearned {
  if (game.finishedAt === undefined) return ''
  if (game.finishedByStandIn) return 'finished-by-stand-in'
  if (isOfFirstEdition(race)) return ''
  return isStandInsRace(game.brought ?? NOTHING_BROUGHT) ? 'played-by-stand-in' : ''
}

function outcomeOf(race: Race, game: SeatGame): Result['outcome'] {
  const { status } = game
  if (status === 'quit' || status === 'removed') return status
  const group = groupOf(race, game)
  return group === 'out' ? 'quit' : group
}

/** The race's game. A race is only ever made with a known one. */
export function gameOf(race: Race): Game {
  return GAMES.get(race.game) as Game
}
