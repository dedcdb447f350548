import { GAMES } from '@samedeal/rules'
import { expect, test } from 'vitest'
import { BENCHED } from './games.ts'

test('every game on offer is measured: its rules, its parts and the deals that it grades', () => {
  expect(BENCHED.map(({ game }) => game)).toEqual([...GAMES.values()])
  expect(new Set(BENCHED.map(({ rules }) => rules.name)).size).toBe(BENCHED.length)
  for (const { parts, gradedRules } of BENCHED) {
    expect(parts.length).toBeGreaterThan(0)
    for (const { cuts, deals } of gradedRules()) {
      const [first] = deals
      expect(first?.line.length).toBeGreaterThan(0)
      expect(cuts).toEqual(cuts.toSorted((a, b) => a - b))
    }
  }
})
