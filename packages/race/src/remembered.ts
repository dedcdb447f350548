import { MAX_REMEMBERED, type PlayerId, type Race, type Remembered } from './race.ts'

/** The race that keeps what a person has won so far for their return. */
export function remember(race: Race, player: PlayerId, person: Remembered): Race {
  const { name, arrival, points, handicap } = person
  const kept = { name, arrival, points, handicap }
  return { ...race, remembered: withinLimit({ ...race.remembered, [player]: kept }) }
}

/** The race that will recognise somebody who has only watched. */
export function rememberWatcher(race: Race, player: PlayerId): Race {
  const watcher = race.spectators.find((one) => one.player === player)
  if (watcher === undefined || Object.hasOwn(race.remembered, player)) return race
  return remember(race, player, { ...watcher, points: 0, handicap: 0 })
}

/** Of too many, whoever has won nothing and came first is forgotten. */
function withinLimit(remembered: Race['remembered']): Race['remembered'] {
  const all = Object.entries(remembered)
  if (all.length <= MAX_REMEMBERED) return remembered
  const [first] = all.toSorted(
    ([, a], [, b]) => Number(a.points > 0) - Number(b.points > 0) || a.arrival - b.arrival,
  )
  return Object.fromEntries(all.filter((one) => one !== first))
}
