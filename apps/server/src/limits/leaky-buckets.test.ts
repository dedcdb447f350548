import { expect, test } from 'vitest'
import { LeakyBuckets } from './leaky-buckets.ts'

test('what is poured in runs out by itself, and never below nothing', () => {
  let now = 0
  const buckets = new LeakyBuckets({ now: () => now, leak: 2 })
  expect(buckets.level('a')).toBe(0)
  buckets.pour('a')
  buckets.pour('a')
  expect(buckets.pour('a')).toBe(3)
  now = 1_000
  expect(buckets.level('a')).toBe(1)
  now = 5_000
  expect(buckets.level('a')).toBe(0)
  expect(buckets.pour('a')).toBe(1)
})

test('half a million keys that came once do not stay', () => {
  let now = 0
  const buckets = new LeakyBuckets({ now: () => now, leak: 1 })
  let largest = 0
  for (let key = 0; key < 500_000; key++) {
    now += 1
    buckets.pour(`address ${key}`)
    largest = Math.max(largest, buckets.size)
  }
  expect(largest).toBeLessThanOrEqual(10_001)
})
