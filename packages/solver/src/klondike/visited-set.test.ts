import { describe, expect, test } from 'vitest'
import { randomNumbers } from '../random-numbers.ts'
import { VisitedSet } from './visited-set.ts'

describe('a visited set', () => {
  test('tells 100,000 states apart exactly as a Set of their texts does', () => {
    const random = randomNumbers(1)
    const visited = new VisitedSet(16)
    const texts = new Set<string>()
    for (let time = 0; time < 100_000; time++) {
      const high = Math.floor(random() * 300) * 0x00e00001
      const low = Math.floor(random() * 300) * 0x00d00007
      const text = `${high >>> 0} ${low >>> 0}`
      expect(visited.add(high | 0, low | 0, 0x101)).toBe(!texts.has(text))
      texts.add(text)
    }
    expect(visited.size).toBe(texts.size)
  })

  test('a state is new again at a higher level of its lane, and at no lower one', () => {
    const visited = new VisitedSet()
    expect(visited.add(1, 2, 0x105)).toBe(true)
    expect(visited.add(1, 2, 0x103)).toBe(false)
    expect(visited.add(1, 2, 0x106)).toBe(true)
    expect(visited.add(1, 2, 0x105)).toBe(false)
  })

  test('the lanes know nothing of each other but the level that they share', () => {
    const visited = new VisitedSet()
    visited.add(1, 2, 0x105)
    expect(visited.add(1, 2, 0x101)).toBe(false)
    expect(visited.add(1, 2, 0x201)).toBe(true)
  })

  test('a forgotten state is new again, and those stored behind it are still found', () => {
    const visited = new VisitedSet(16)
    for (let state = 0; state < 7; state++) visited.add(state, 0, 0x101)
    visited.forget(3, 0)
    for (let state = 0; state < 7; state++) {
      expect(visited.add(state, 0, 0x101)).toBe(state === 3)
    }
  })
})
