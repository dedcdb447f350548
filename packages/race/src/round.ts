import { view } from '@samedeal/rules'
import type { Card } from '@samedeal/rules'
import type { RaceEvent } from './event.ts'
import { outcome, refusal, type Outcome } from './outcome.ts'
import { ROUND_MAX_MS, type PlayerId, type Race } from './race.ts'
import { gameOf, racers, ranking, resultsOf, topThree } from './ranking.ts'
import { newSeatGame } from './seat-game.ts'
import { connectedPeople, seatOf, seatSpectators, withHost } from './seats.ts'

const ROOM: RaceEvent = { type: 'room' }

/**
 * The host starts the next round: 3-2-1 for everyone who is connected. Who is not gives the seat
 * up, and who has been watching takes one.
 */
export function start(race: Race, { player }: { readonly player: PlayerId }, now: number): Outcome {
  if (race.phase === 'countdown' || race.phase === 'racing') {
    return refusal(race, player, { why: 'between-rounds-only' })
  }
  const { race: gathered, seated } = gather(race)
  const round = race.round + 1
  const started: Race = {
    ...gathered,
    phase: 'countdown',
    round,
    startAt: now + race.countdown,
    deck: undefined,
    results: [],
    shown: { top: [], ranks: {}, at: 0 },
  }
  return outcome(started, ...seated, ROOM, { type: 'deal-wanted', round })
}

/** The host takes the party back to the lobby, where the house rules can be changed. */
export function toLobby(race: Race, { player }: { readonly player: PlayerId }): Outcome {
  if (race.phase !== 'results') return refusal(race, player, { why: 'between-rounds-only' })
  const { race: gathered, seated } = gather(race)
  return outcome({ ...gathered, phase: 'lobby', startAt: 0, results: [] }, ...seated, ROOM)
}

/** Clears the last round away: seats for those who are connected, and nobody else's. */
function gather(race: Race): { readonly race: Race; readonly seated: RaceEvent[] } {
  const seats = race.seats
    .filter(({ connected }) => connected)
    .map((seat) => ({ ...seat, game: undefined }))
  const { race: gathered, seated } = seatSpectators({ ...race, seats })
  const events = seated.map((player): RaceEvent => {
    return { type: 'seated', player, seat: seatOf(gathered, player)?.seat ?? 0 }
  })
  return { race: withHost(gathered), seated: events }
}

/** The dealer's deal arrives; GO waits for it if it must. */
export function deal(
  race: Race,
  { round, deck }: { readonly round: number; readonly deck: readonly Card[] },
  now: number,
): Outcome {
  if (race.phase !== 'countdown' || round !== race.round || race.deck !== undefined) {
    return { race, events: [] }
  }
  const dealt = { ...race, deck, startAt: Math.max(race.startAt, now) }
  return outcome(dealt, ...(dealt.startAt === race.startAt ? [] : [ROOM]))
}

/** GO: every seat gets the deal, and every face that it may see, in this very tick. */
export function go(race: Race, deck: readonly Card[]): Outcome {
  const rules = { game: gameOf(race), options: race.options, deck }
  const seats = race.seats.map((seat) => ({ ...seat, game: newSeatGame(rules) }))
  const racing: Race = { ...race, phase: 'racing', seats }
  const events = seats.map(({ seat, kind, game }): RaceEvent => {
    if (kind === 'cpu') return { type: 'think', seat, round: race.round }
    return { type: 'board', seat, n: game.n, view: view(game.position), moves: 0 }
  })
  return outcome(racing, ...events, ROOM)
}

/**
 * Whether the round is over: when every person has finished or quit (one who has lost the
 * connection holds nobody up while others are there), or sixty minutes after GO.
 */
export function isOver(race: Race, now: number): boolean {
  if (race.phase !== 'racing') return false
  if (now >= race.startAt + ROUND_MAX_MS) return true
  const playing = racers(race).filter(({ kind, game }) => {
    return kind === 'person' && game.status === 'racing'
  })
  if (playing.length === 0) return true
  return connectedPeople(race) > 0 && playing.every(({ connected }) => !connected)
}

/** Ends the round with its results. */
export function end(race: Race, now: number): Outcome {
  const ranks = Object.fromEntries(ranking(race).map(({ racer, rank }) => [racer.seat, rank]))
  return outcome(
    {
      ...race,
      phase: 'results',
      results: resultsOf(race),
      shown: { top: topThree(race), ranks, at: now },
    },
    ROOM,
  )
}
