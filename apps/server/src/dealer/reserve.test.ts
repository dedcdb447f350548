import type { Level } from '@samedeal/solver'
import { describe, expect, test } from 'vitest'
import type { ReserveDeal } from './certified-deal.ts'
import { Reserve } from './reserve.ts'

const options = { draw: 1, passes: 'unlimited', foundationReturn: true } as const

function dealsOf(level: Level, count: number): ReserveDeal[] {
  return Array.from({ length: count }, (_, number) => ({
    seed: `${level} ${number}`,
    deck: [],
    level,
    par: 0,
    line: '[]',
  }))
}

describe('a reserve', () => {
  test('gives each deal once, the oldest of its level first', () => {
    const reserve = new Reserve(options)
    reserve.add(dealsOf('hard', 2), 1)
    expect(reserve.take('hard')?.seed).toBe('hard 0')
    expect(reserve.take('hard')?.seed).toBe('hard 1')
    expect(reserve.take('hard')).toBeUndefined()
  })

  test('lets go of what a full level cannot hold', () => {
    const reserve = new Reserve(options)
    reserve.add(dealsOf('hard', 100), 1)
    let held = 0
    while (reserve.take('hard') !== undefined) held++
    expect(held).toBe(12)
  })

  test('falls back to the nearest level, the easier of two', () => {
    const reserve = new Reserve(options)
    reserve.add([...dealsOf('master', 1), ...dealsOf('normal', 1), ...dealsOf('expert', 1)], 1)
    expect(reserve.takeNearest('hard')?.level).toBe('normal')
    expect(reserve.takeNearest('hard')?.level).toBe('expert')
    expect(reserve.takeNearest('easy')?.level).toBe('master')
    expect(reserve.takeNearest('easy')).toBeUndefined()
  })

  test('wants to be filled until each level holds four, or half a minute of work was for nothing', () => {
    const levels = ['easy', 'normal', 'hard', 'expert', 'master'] as const
    const full = new Reserve(options)
    for (const level of levels) full.add(dealsOf(level, 4), 1)
    expect(full.isWanting).toBe(false)
    full.take('easy')
    expect(full.isWanting).toBe(true)
    const barren = new Reserve(options)
    barren.add(dealsOf('master', 4), 29_999)
    expect(barren.isWanting).toBe(true)
    barren.add([], 1)
    expect(barren.isWanting).toBe(false)
  })
})
