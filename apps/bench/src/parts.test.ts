import { expect, test } from 'vitest'
import { PARTS } from './parts.ts'

test('every part has a name of its own that can be typed, and says what it measures and how long', () => {
  expect(new Set(PARTS.map((part) => part.name)).size).toBe(PARTS.length)
  for (const { name, about, seconds } of PARTS) {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(about).not.toBe('')
    expect(seconds).toBeGreaterThan(0)
  }
})
