import { Resvg } from '@resvg/resvg-js'
import { describe, expect, test } from 'vitest'
import { suitPaths, type Suit } from './suits.ts'

const size = 200

/** How far a suit covers each pixel of a 200 px drawing of -10,-10 to 110,110: 0 to 255. */
function coverage(suit: Suit): number[] {
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" ` +
      `viewBox="-10 -10 120 120"><path d="${suitPaths[suit]}"/></svg>`,
  ).render()
  return Array.from({ length: size * size }, (_value, pixel) => pixels[pixel * 4 + 3] ?? 0)
}

describe.for(['C', 'D', 'H', 'S'] as const)('the symbol %s', (suit) => {
  const covered = coverage(suit)
  const at = (x: number, y: number): number => covered[y * size + x] ?? 0

  test('fills the height of its square and stays inside it', () => {
    const rows = Array.from({ length: size }, (_value, y) => y).filter((y) =>
      covered.slice(y * size, (y + 1) * size).some((alpha) => alpha > 127),
    )
    const unit = (row: number): number => (row / size) * 120 - 10
    expect(unit(rows[0] ?? 0)).toBeGreaterThanOrEqual(0)
    expect(unit(rows[0] ?? 0)).toBeLessThan(8)
    expect(unit((rows.at(-1) ?? 0) + 1)).toBeLessThanOrEqual(100)
    expect(unit((rows.at(-1) ?? 0) + 1)).toBeGreaterThan(92)
  })

  test('is the same left and right', () => {
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size / 2; x++) {
        expect(Math.abs(at(x, y) - at(size - 1 - x, y))).toBeLessThanOrEqual(64)
      }
    }
  })

  test('has one solid middle', () => {
    expect(at(size / 2, size / 2)).toBe(255)
  })
})
