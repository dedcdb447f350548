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
  clock.learn({ sent: 20, server: 800, received: 400 })
  expect(clock.now()).toBe(495)
})

test('after a sleep, which stops the own clock, the next exchange puts it right', () => {
  const clock = new ServerClock(() => 100)
  clock.learn({ sent: 0, server: 1_000, received: 10 })
  clock.learn({ sent: 50, server: 61_000, received: 100 })
  expect(clock.now()).toBe(61_025)
})

test('an exchange is believed for a minute, then a slower one replaces it', () => {
  const clock = new ServerClock(() => 70_000)
  clock.learn({ sent: 0, server: 1_000, received: 10 })
  clock.learn({ sent: 69_900, server: 70_960, received: 70_000 })
  expect(clock.now()).toBe(71_010)
})
