import { NO_STATE, HIDDEN, klondike, type PileSpec, type Position } from '@samedeal/rules'
import { describe, expect, test } from 'vitest'
import { cardRect, layOut, type Layout } from './layout.ts'
import type { Rect, Size, View } from './view.ts'
import { viewOf } from './view.ts'

const DRAW_ONE = klondike.table({ draw: 1, passes: 'unlimited', foundationReturn: true })
const DRAW_THREE = klondike.table({ draw: 3, passes: 'unlimited', foundationReturn: true })

/** The table's area in a window, less the bars that LOOK's geometry puts around it. */
const SCREENS = [
  { window: '360x640', view: 'portrait', area: [360, 480] },
  { window: '390x844', view: 'portrait', area: [390, 684] },
  { window: '667x375', view: 'short', area: [603, 331] },
  { window: '1024x768', view: 'wide', area: [760, 768] },
  { window: '1280x800', view: 'wide', area: [980, 800] },
  { window: '1920x1080', view: 'wide', area: [1540, 1080] },
] as const satisfies readonly { window: string; view: View; area: readonly [number, number] }[]

type Screen = (typeof SCREENS)[number]

/** card, gap, row gap, face-down fan (liked, least), face-up fan (liked, least) */
const EXPECTED: Record<Screen['window'], readonly number[]> = {
  '360x640': [46, 64, 4, 12, 9, 2, 26, 16],
  '390x844': [51, 71, 4, 18, 12, 2.5, 32, 17],
  '667x375': [56, 78, 7, NaN, 8, 2.5, 25, 19],
  '1024x768': [93, 130, 15, 16, 15, 4.5, 39, 32],
  '1280x800': [104, 146, 18, 18, 16, 5, 44, 35],
  '1920x1080': [140, 196, 24, 24, 22, 7, 58, 48],
}

interface Columns {
  readonly [pile: string]: { readonly down: number; readonly up: number }
}

function positionOf(columns: Columns, specs: readonly PileSpec[] = DRAW_ONE): Position {
  const piles = specs.map(({ id }) => {
    const { down, up } = columns[id] ?? { down: 0, up: 0 }
    return { cards: Array.from({ length: down + up }, () => HIDDEN), faceDown: down }
  })
  return { piles, state: NO_STATE }
}

function lay(
  screen: Screen,
  columns: Columns,
  more: { left?: boolean; specs?: readonly PileSpec[] } = {},
) {
  const specs = more.specs ?? DRAW_ONE
  return layOut({
    specs,
    position: positionOf(columns, specs),
    area: { width: screen.area[0], height: screen.area[1] },
    view: screen.view,
    leftHanded: more.left ?? false,
  })
}

function pileOf(layout: Layout, id: string) {
  return layout.piles[DRAW_ONE.findIndex((spec) => spec.id === id)]!
}

function isInside(rect: Rect, area: Size): boolean {
  return (
    rect.x >= 0 &&
    rect.y >= 0 &&
    rect.x + rect.width <= area.width &&
    rect.y + rect.height <= area.height
  )
}

const FULL: Columns = {
  stock: { down: 24, up: 0 },
  'tableau-1': { down: 1, up: 2 },
  'tableau-7': { down: 6, up: 13 },
}

describe.each(SCREENS)('in a window of $window', (screen) => {
  const [width, height, gap, rowGap, downLiked, downLeast, upLiked, upLeast] =
    EXPECTED[screen.window]
  const area = { width: screen.area[0], height: screen.area[1] }

  test('the window gets the view it is drawn for', () => {
    const [w, h] = screen.window.split('x').map(Number) as [number, number]
    expect(viewOf({ width: w, height: h })).toBe(screen.view)
  })

  test('cards and gaps have the sizes of the look', () => {
    const layout = lay(screen, FULL)
    expect(layout.card).toEqual({ width, height })
    const [one, two] = [pileOf(layout, 'tableau-1').base, pileOf(layout, 'tableau-2').base]
    expect(two.x - one.x - layout.card.width).toBe(gap)
    if (screen.view !== 'short') {
      const top = pileOf(layout, 'stock').base
      expect(one.y - top.y - layout.card.height).toBe(rowGap)
    }
  })

  test('a short column fans by the liked offsets', () => {
    const { cards } = pileOf(lay(screen, FULL), 'tableau-1')
    expect(cards[1]!.y - cards[0]!.y).toBe(downLiked)
    expect(cards[2]!.y - cards[1]!.y).toBe(upLiked)
  })

  test('six cards down and thirteen up fit, every rank readable', () => {
    const { cards, bounds } = pileOf(lay(screen, FULL), 'tableau-7')
    expect(isInside(bounds, area)).toBe(true)
    for (let index = 1; index <= 6; index++) {
      expect(cards[index]!.y - cards[index - 1]!.y).toBeGreaterThanOrEqual(downLeast!)
    }
    for (let index = 7; index < 19; index++) {
      expect(cards[index]!.y - cards[index - 1]!.y).toBeGreaterThanOrEqual(upLeast!)
    }
  })

  test('every pile lies inside, right- and left-handed, whatever the draw', () => {
    for (const left of [false, true]) {
      for (const specs of [DRAW_ONE, DRAW_THREE]) {
        const layout = lay(screen, { ...FULL, waste: { down: 0, up: 5 } }, { left, specs })
        for (const pile of layout.piles) expect(isInside(pile.bounds, area)).toBe(true)
      }
    }
  })

  test('no two piles overlap', () => {
    for (const specs of [DRAW_ONE, DRAW_THREE]) {
      for (const left of [false, true]) {
        const { piles } = lay(screen, { ...FULL, waste: { down: 0, up: 5 } }, { left, specs })
        piles.forEach((one, index) => {
          for (const other of piles.slice(index + 1)) {
            const apart =
              one.bounds.x + one.bounds.width <= other.bounds.x ||
              other.bounds.x + other.bounds.width <= one.bounds.x ||
              one.bounds.y + one.bounds.height <= other.bounds.y ||
              other.bounds.y + other.bounds.height <= one.bounds.y
            expect(apart).toBe(true)
          }
        })
      }
    }
  })
})

describe('a column that grows', () => {
  const screen = SCREENS[3]

  function offsets(down: number, up: number): { down: number; up: number } {
    const { cards } = pileOf(lay(screen, { 'tableau-7': { down, up } }), 'tableau-7')
    return { down: cards[1]!.y - cards[0]!.y, up: cards.at(-1)!.y - cards.at(-2)!.y }
  }

  test('keeps the liked offsets while it fits', () => {
    expect(offsets(6, 10)).toEqual({ down: 15, up: 39 })
  })

  test('first shrinks its face-down fan, only as far as needed', () => {
    expect(offsets(6, 11)).toEqual({ down: 11.5, up: 39 })
  })

  test('then shrinks its face-up fan, and a whole index stays in sight', () => {
    expect(offsets(6, 13)).toEqual({ down: 4.5, up: 36 })
  })

  test('stays inside even when it is longer than any game makes it', () => {
    const { bounds } = pileOf(lay(SCREENS[2], { 'tableau-7': { down: 6, up: 40 } }), 'tableau-7')
    expect(bounds.y + bounds.height).toBeLessThanOrEqual(331)
  })
})

describe('the hand', () => {
  test('right: the stock stands at the right, the foundations at the left', () => {
    for (const screen of SCREENS) {
      const layout = lay(screen, FULL)
      expect(pileOf(layout, 'stock').base.x).toBeGreaterThan(pileOf(layout, 'waste').base.x - 1)
      expect(pileOf(layout, 'stock').base.x).toBeGreaterThan(
        pileOf(layout, 'foundation-diamonds').base.x,
      )
    }
  })

  test('left: the single piles are mirrored and the columns keep their order', () => {
    for (const screen of SCREENS) {
      const right = lay(screen, FULL)
      const left = lay(screen, FULL, { left: true })
      const mirrored = (rect: Rect) => screen.area[0] - rect.x - rect.width
      const off = pileOf(left, 'stock').base.x - mirrored(pileOf(right, 'stock').base)
      expect(Math.abs(off)).toBeLessThanOrEqual(1)
      expect(pileOf(left, 'stock').base.x).toBeLessThan(pileOf(left, 'foundation-spades').base.x)
      expect(pileOf(left, 'tableau-1').base.x).toBeLessThan(pileOf(left, 'tableau-2').base.x)
    }
  })
})

describe('a waste of draw three', () => {
  const specs = DRAW_THREE
  const waste = 1
  const three = { waste: { down: 0, up: 5 } }

  test('spreads its last three cards towards the foundations, the top card beside the stock', () => {
    const layout = lay(SCREENS[1], three, { specs })
    const xs = layout.piles[waste]!.cards.map((card) => card.x)
    expect(xs[4]).toBe(layout.piles[waste]!.base.x)
    expect(xs[4]! - xs[3]!).toBeCloseTo(0.28 * 51)
    expect(xs[3]! - xs[2]!).toBeCloseTo(0.28 * 51)
    expect([xs[0], xs[1]]).toEqual([xs[2], xs[2]])
  })

  test('shows the index of every spread card in the mirrored layout too', () => {
    const { cards, base } = lay(SCREENS[1], three, { specs, left: true }).piles[waste]!
    expect(cards[2]!.x).toBe(base.x)
    expect(cards[4]!.x).toBeGreaterThan(cards[3]!.x)
  })

  test('spreads upwards at the side of a low screen', () => {
    const { cards, base } = lay(SCREENS[2], three, { specs }).piles[waste]!
    expect(cards[4]).toEqual({ x: base.x, y: base.y })
    expect(cards[4]!.y - cards[3]!.y).toBeCloseTo(0.34 * 56)
  })
})

test('a low window under 560 px wide has no room beside its columns', () => {
  expect(viewOf({ width: 320, height: 256 })).toBe('portrait')
  expect(viewOf({ width: 568, height: 320 })).toBe('short')
})

describe('between and beyond the given sizes', () => {
  test('everything stays inside from a small phone to 4K', () => {
    for (let width = 300; width <= 3840; width += 177) {
      for (let height = 300; height <= 2160; height += 131) {
        const view = viewOf({ width, height })
        const area = { width: view === 'wide' ? width * 0.78 : width - 64, height: height - 44 }
        const layout = layOut({
          specs: DRAW_ONE,
          position: positionOf(FULL),
          area,
          view,
          leftHanded: false,
        })
        for (const pile of layout.piles) {
          expect(isInside(pile.bounds, area), `${width}x${height} ${view}`).toBe(true)
        }
      }
    }
  })
})

test('the rectangle of a card is its corner and the card size, the base for an empty pile', () => {
  const layout = lay(SCREENS[0], FULL)
  expect(cardRect(layout, 0, 23)).toEqual({ ...layout.piles[0]!.cards[23], ...layout.card })
  expect(cardRect(layout, 1, 0)).toEqual(layout.piles[1]!.base)
})
