import { NO_STATE, GAMES, HIDDEN } from '@samedeal/rules'
import { describe, expect, test } from 'vitest'
import { dropPile, spotAt } from './dropping.ts'
import { cardRect, layOut } from './layout.ts'

const game = GAMES.get('klondike')!
const specs = game.table({ draw: 1, passes: 'unlimited', foundationReturn: true })
const [STOCK, WASTE, SPADES, COLUMN_1, COLUMN_2, COLUMN_3] = [0, 1, 2, 6, 7, 8] as const

/** Column 1 holds two cards down and three up, column 2 one card; everything else is empty. */
const layout = layOut({
  specs,
  position: {
    piles: specs.map((_, pile) => ({
      cards: Array.from(
        { length: pile === COLUMN_1 ? 5 : pile === COLUMN_2 ? 1 : 0 },
        () => HIDDEN,
      ),
      faceDown: pile === COLUMN_1 ? 2 : 0,
    })),
    state: NO_STATE,
  },
  area: { width: 390, height: 684 },
  view: 'portrait',
  leftHanded: false,
})

describe('the spot under a finger', () => {
  test('is the uppermost card there', () => {
    const third = cardRect(layout, COLUMN_1, 2)
    expect(spotAt(layout, { x: third.x + 10, y: third.y + 5 })).toEqual({
      pile: COLUMN_1,
      index: 2,
    })
    expect(spotAt(layout, { x: third.x + 10, y: third.y + 40 })).toEqual({
      pile: COLUMN_1,
      index: 3,
    })
    expect(spotAt(layout, { x: third.x + 10, y: third.y + 64 + 60 })).toEqual({
      pile: COLUMN_1,
      index: 4,
    })
  })

  test('is an empty pile', () => {
    const { x, y } = layout.piles[SPADES]!.base
    expect(spotAt(layout, { x: x + 5, y: y + 5 })).toEqual({ pile: SPADES, index: -1 })
  })

  test('is nothing on the bare table', () => {
    expect(spotAt(layout, { x: 195, y: 600 })).toBeUndefined()
    expect(spotAt(layout, { x: 2, y: 30 })).toBeUndefined()
  })
})

describe('a dropped run', () => {
  const from = { pile: COLUMN_1, index: 3 }
  const home = cardRect(layout, COLUMN_1, 3)
  const moved = (dx: number, dy = 0) => ({ ...home, x: home.x + dx, y: home.y + dy })
  const pitch = layout.piles[COLUMN_2]!.base.x - layout.piles[COLUMN_1]!.base.x

  test('goes to a legal pile that it overlaps, however little', () => {
    const there = layout.piles[COLUMN_2]!.bounds
    const card = { ...home, x: there.x + there.width - 3, y: there.y + there.height - 3 }
    expect(dropPile(layout, { from, card, targets: [COLUMN_2] })).toBe(COLUMN_2)
  })

  test('goes to the legal pile that it overlaps more', () => {
    const y = layout.piles[COLUMN_2]!.base.y - home.y
    const targets = [COLUMN_2, COLUMN_3]
    expect(dropPile(layout, { from, card: moved(1.4 * pitch, y), targets })).toBe(COLUMN_2)
    expect(dropPile(layout, { from, card: moved(1.6 * pitch, y), targets })).toBe(COLUMN_3)
  })

  test('prefers a legal pile to a larger illegal one', () => {
    const y = layout.piles[COLUMN_2]!.base.y - home.y
    const card = moved(1.2 * pitch, y)
    expect(dropPile(layout, { from, card, targets: [COLUMN_3] })).toBe(COLUMN_3)
  })

  test('is meant for an illegal pile that lies under a good part of it', () => {
    const { x, y } = layout.piles[WASTE]!.base
    expect(dropPile(layout, { from, card: { ...home, x, y }, targets: [] })).toBe(WASTE)
    const empty = layout.piles[COLUMN_3]!.base
    const corner = { ...home, x: empty.x, y: empty.y + empty.height - 15 }
    expect(dropPile(layout, { from, card: corner, targets: [] })).toBeUndefined()
  })

  test('goes home over bare table, over its own pile, and when it was hardly moved', () => {
    expect(dropPile(layout, { from, card: moved(100, 300), targets: [COLUMN_2] })).toBeUndefined()
    expect(dropPile(layout, { from, card: moved(0, -30), targets: [] })).toBeUndefined()
    const last = { pile: COLUMN_2, index: 0 }
    const shaky = { ...cardRect(layout, COLUMN_2, 0), x: layout.piles[COLUMN_2]!.base.x - 8 }
    expect(dropPile(layout, { from: last, card: shaky, targets: [COLUMN_1] })).toBeUndefined()
  })

  test('over the stock is aimed at the stock', () => {
    const card = { ...home, ...layout.piles[STOCK]!.base }
    expect(dropPile(layout, { from, card, targets: [] })).toBe(STOCK)
  })
})
