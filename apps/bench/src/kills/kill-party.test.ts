import { expect, test } from 'vitest'
import { surviveKills } from './kill-party.ts'

test('a race outlives a killed server: no safe move is lost, and every move is there exactly once', async () => {
  const party = { port: 3985, rooms: 2, seats: 4, kills: 2, seed: 1 }
  const { back, safeLost, wrong, made } = await surviveKills(party)
  expect(back).toHaveLength(party.rooms * party.seats * party.kills)
  expect(made).toBeGreaterThan(0)
  expect({ safeLost, wrong }).toEqual({ safeLost: 0, wrong: 0 })
  // Only ends a test that hangs: the server starts three times.
}, 240_000)
