import { describe, expect, test } from 'vitest'
import { LEVELS } from '@samedeal/rules'
import { hardnessOf, PLAYOUTS } from '../grading.ts'
import { CUTS, levelOf } from './levels.ts'

const optionsFor = (draw: 1 | 3) => ({ draw, passes: 'unlimited', foundationReturn: true }) as const

describe('levels', () => {
  test('a deal that loses more playouts is never of an easier level', () => {
    for (const draw of [1, 3] as const) {
      let before = 0
      for (let lost = 0; lost <= PLAYOUTS; lost++) {
        const level = LEVELS.indexOf(levelOf(hardnessOf(lost, 100), optionsFor(draw)))
        expect(level).toBeGreaterThanOrEqual(before)
        before = level
      }
    }
  })

  test('the size of the search decides only between deals that lose equally often', () => {
    expect(hardnessOf(12, 2_000_000_000)).toBeLessThan(hardnessOf(13, 1))
    expect(hardnessOf(12, 1000)).toBeGreaterThan(hardnessOf(12, 10))
  })

  test('every level can be reached with either draw, master by deals that are never won', () => {
    for (const draw of [1, 3] as const) {
      const reached = new Set<string>()
      for (let lost = 0; lost <= PLAYOUTS; lost++) {
        for (const states of [1, 100, 8000]) {
          reached.add(levelOf(hardnessOf(lost, states), optionsFor(draw)))
        }
      }
      expect([...reached].toSorted()).toEqual([...LEVELS].toSorted())
      expect(CUTS[draw][3]).toBeGreaterThanOrEqual(PLAYOUTS)
    }
  })
})
