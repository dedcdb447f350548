import { describe, expect, test } from 'vitest'
import { handOverChain, raceWithAbsence, shakeOff } from './attacks.ts'

describe('against a server that keeps a room', () => {
  test.each(['finishes it', 'undoes it and plays it again'] as const)(
    'whoever lets a stand-in play and %s keeps the rank and earns nothing',
    async (how) => {
      const race = await raceWithAbsence(101, how)
      expect(race).toMatchObject({ isHome: true, rank: 1, points: 0, handicap: 0 })
      expect(race.percent).toBeGreaterThan(50)
    },
  )

  test('whoever was away and brings most of the cards home themselves earns what others do', async () => {
    expect(await raceWithAbsence(101, 'finishes their own')).toMatchObject({
      isHome: true,
      points: 2,
    })
  })

  test('nobody shakes the move clock off by dropping out', async () => {
    expect((await shakeOff(101)).over).toBe(0)
  })

  test('no chain of hand-overs brings a stranger in, or somebody removed back', async () => {
    for (const seed of [101, 102, 103]) {
      expect(await handOverChain(seed)).toEqual({ strangers: 0, removed: 0 })
    }
  })
})
