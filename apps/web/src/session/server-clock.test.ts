import { expect, test } from 'vitest'
import { ServerClock } from './server-clock.ts'

test('the server clock is the middle of an exchange', () => {
  let own = 0
  const clock = new ServerClock(() => own)
  clock.learn({ sent: 0, server: 1_000_050, received: 100 })
  own = 100
  expect(clock.now()).toBe(1_000_100)
})

test('the quickest exchange is the one believed', () => {
  const clock = new ServerClock(() => 0)
  clock.learn({ sent: 0, server: 500, received: 10 })
  clock.learn({ sent: 20, server: 9_000, received: 400 })
  expect(clock.now()).toBe(495)
})
