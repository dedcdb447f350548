import { playRandomRace } from '@samedeal/race/random-race'
import { expect, test } from 'vitest'
import { writtenRace } from './written-race.ts'

test.each([1, 2, 3])('a race that is written a seat at a time reads as one: %i', async (seed) => {
  const { race } = playRandomRace(seed)
  expect(JSON.parse(await writtenRace(race))).toEqual(JSON.parse(JSON.stringify(race)))
})
