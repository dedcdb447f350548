import { GAMES, type Game } from '@samedeal/rules'
import type { Race, Seat, SeatGame } from './race.ts'
import type { Result, Standing } from './room-view.ts'

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
 * The racers in order of rank: finishers by time, then the unfinished by cards home, then those who
 * quit by cards home. Equal time, or equal progress, shares the rank.
 */
export function ranking(race: Race): Ranked[] {
  const ordered = racers(race).toSorted((a, b) => compare(a.game, b.game) || a.seat - b.seat)
  const ranked: Ranked[] = []
  for (const [index, racer] of ordered.entries()) {
    const before = ranked.at(-1)
    const shares = before !== undefined && compare(before.racer.game, racer.game) === 0
    ranked.push({ racer, rank: shares ? before.rank : index + 1 })
  }
  return ranked
}

const GROUPS = { finished: 0, racing: 1, waiting: 1, quit: 2 } as const

function compare(a: SeatGame, b: SeatGame): number {
  const group = GROUPS[a.status] - GROUPS[b.status]
  if (group !== 0) return group
  if (a.finishedAt !== undefined && b.finishedAt !== undefined) return a.finishedAt - b.finishedAt
  return b.home - a.home
}

/** Share of the cards that are home, rounded down. */
function percentHome(race: Race, game: SeatGame): number {
  return Math.floor((100 * game.home) / gameOf(race).deck.length)
}

/** Milliseconds from GO to the winning move; 0 when not finished. */
function timeOf(race: Race, game: SeatGame): number {
  return game.finishedAt === undefined ? 0 : game.finishedAt - race.startAt
}

/** The three best now. Who has quit is not among them. */
export function topThree(race: Race): Standing[] {
  return ranking(race)
    .filter(({ racer }) => racer.game.status !== 'quit')
    .slice(0, 3)
    .map(({ racer, rank }) => ({
      seat: racer.seat,
      rank,
      percent: percentHome(race, racer.game),
      time: timeOf(race, racer.game),
    }))
}

/** The round's results, in order of rank. */
export function resultsOf(race: Race): Result[] {
  return ranking(race).map(({ racer, rank }) => ({
    seat: racer.seat,
    name: racer.name,
    kind: racer.kind,
    rank,
    outcome: outcomeOf(racer.game),
    percent: percentHome(race, racer.game),
    time: timeOf(race, racer.game),
    moves: racer.game.line.length,
  }))
}

function outcomeOf({ status }: SeatGame): Result['outcome'] {
  return status === 'finished' || status === 'quit' ? status : 'unfinished'
}

/** The race's game. A race is only ever made with a known one. */
export function gameOf(race: Race): Game {
  return GAMES.get(race.game) as Game
}
