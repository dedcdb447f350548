import { HAPPENINGS, playRandomRace, type Happening } from '@samedeal/race/random-race'
import type { Figure } from '../figure.ts'
import type { Part } from '../part.ts'

/** Nine thousand random races; the tests play the first thousand. */
export const races: Part = {
  name: 'races',
  about: 'random races of 1 to 20 seats, with every invariant checked at the end',
  seconds: 150,
  measure,
}

const FIRST = 1_000
const LAST = 9_999

function measure(): Figure[] {
  const seen = new Map<Happening, number>()
  const faults: string[] = []
  for (let seed = FIRST; seed <= LAST; seed++) {
    const { happened, fault } = playRandomRace(seed)
    for (const happening of happened) seen.set(happening, (seen.get(happening) ?? 0) + 1)
    if (fault !== undefined) faults.push(`race ${seed}: ${fault}`)
  }
  for (const fault of faults) console.error(fault)
  return [
    { name: 'races: played', value: LAST - FIRST + 1, unit: 'races' },
    { name: 'races: broken invariants', value: faults.length, unit: 'races', goal: { atMost: 0 } },
    ...HAPPENINGS.map((happening) => ({
      name: `races: with a ${happening}`,
      value: seen.get(happening) ?? 0,
      unit: 'races',
      goal: { atLeast: 100 },
    })),
  ]
}
