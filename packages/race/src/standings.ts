import type { RaceEvent } from './event.ts'
import { outcome, type Outcome } from './outcome.ts'
import { STANDINGS_EVERY_MS, type Race, type Shown } from './race.ts'
import { ranking, topThree } from './ranking.ts'

/**
 * Shows the standings anew if they have changed, at most every 200 ms; the room's clock calls again
 * when a change had to wait.
 */
export function showStandings(race: Race, now: number): Outcome {
  if (race.phase !== 'racing' || now < race.shown.at + STANDINGS_EVERY_MS) return outcome(race)
  const shown = standingsNow(race, now)
  if (sameStandings(shown, race.shown)) return outcome(race)
  const events: RaceEvent[] = sameTop(shown, race.shown) ? [] : [{ type: 'room' }]
  for (const { seat, kind } of race.seats) {
    const rank = shown.ranks[seat]
    if (kind === 'person' && rank !== undefined && rank !== race.shown.ranks[seat]) {
      events.push({ type: 'rank', seat, rank })
    }
  }
  return { race: { ...race, shown }, events }
}

/** When changed standings may be shown; undefined when what is shown is true. */
export function standingsDue(race: Race): number | undefined {
  if (race.phase !== 'racing' || sameStandings(standingsNow(race, 0), race.shown)) return undefined
  return race.shown.at + STANDINGS_EVERY_MS
}

function standingsNow(race: Race, at: number): Shown {
  const ranks = Object.fromEntries(ranking(race).map(({ racer, rank }) => [racer.seat, rank]))
  return { top: topThree(race), ranks, at }
}

function sameStandings(a: Shown, b: Shown): boolean {
  return sameTop(a, b) && JSON.stringify(a.ranks) === JSON.stringify(b.ranks)
}

function sameTop(a: Shown, b: Shown): boolean {
  return JSON.stringify(a.top) === JSON.stringify(b.top)
}
