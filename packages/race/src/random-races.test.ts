import { describe, expect, test } from 'vitest'
import { HAPPENINGS, playRandomRace, type Happening } from './test/random-race.ts'

const RACES = 1_000

describe('a thousand random races', () => {
  const seen = new Map<Happening, number>()
  const faults: string[] = []
  for (let seed = 0; seed < RACES; seed++) {
    const { happened, fault } = playRandomRace(seed)
    for (const happening of happened) seen.set(happening, (seen.get(happening) ?? 0) + 1)
    if (fault !== undefined) faults.push(`race ${seed}: ${fault}`)
  }

  test('end with complete ranks, points as defined, and every card at every seat', () => {
    expect(faults).toEqual([])
  })

  test.each(HAPPENINGS)('have seen a %s at least a hundred times', (happening) => {
    expect(seen.get(happening) ?? 0).toBeGreaterThanOrEqual(100)
  })
})
