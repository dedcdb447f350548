import { expect, test } from 'vitest'
import { attack } from './attack.ts'

test('a server that is attacked answers everybody else, and lets one person in no oftener than a flaky line needs', async () => {
  const { calm, under, crowd, again } = await attack({
    port: 3990,
    commands: 400,
    sockets: 10,
    rate: 28,
    ms: { calm: 500, attack: 4_000, rejoin: 2_000 },
  })
  expect(calm.length).toBeGreaterThan(0)
  expect(under.length).toBeGreaterThan(0)
  expect(crowd.joins).toBeGreaterThanOrEqual(10)
  expect(crowd.asked).toBeGreaterThan(100)
  expect(again.joins).toBeGreaterThan(0)
  expect(again.joins).toBeLessThanOrEqual(40)
  expect(again.answers).toBeLessThanOrEqual(350)
  // Only ends a test that hangs: the server starts twice.
}, 120_000)
