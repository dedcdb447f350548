import type { RaceEvent } from './event.ts'
import { outcome, type Outcome } from './outcome.ts'
import { STANDINGS_EVERY_MS, type Race, type ShownStandings } from './race.ts'
import { ranking, topThree } from './ranking.ts'

/**
 * Shows the standings anew if they have changed, at most every 200 ms; the room's clock calls again
 * when a change had to wait.
 */
export function showStandings(race: Race, now: number): Outcome {
  if (race.phase !== 'racing' || now < race.shown.at + STANDINGS_EVERY_MS) return outcome(race)
  if (progressKey(race) === race.shown.key) return outcome(race)
  const shown = standingsNow(race, now)
  const isSameTop = JSON.stringify(shown.top) === JSON.stringify(race.shown.top)
  const events: RaceEvent[] = isSameTop ? [] : [{ type: 'room' }]
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
  if (race.phase !== 'racing' || progressKey(race) === race.shown.key) return undefined
  return race.shown.at + STANDINGS_EVERY_MS
}

/** The standings as they are. */
export function standingsNow(race: Race, at: number): ShownStandings {
  const ranks = Object.fromEntries(ranking(race).map(({ racer, rank }) => [racer.seat, rank]))
  return { top: topThree(race), ranks, key: progressKey(race), at }
}

/** All that ranks depend on, as a text that is cheap to make and to compare. */
function progressKey(race: Race): string {
  let key = ''
  for (const { seat, game } of race.seats) {
    if (game !== undefined)
      key += `${seat} ${game.progress.done} ${game.status} ${game.finishedAt ?? ''},`
  }
  return key
}
