import { NO_STATE, GAMES, HIDDEN } from '@samedeal/rules'
import { expect, test } from 'vitest'
import { layOut } from './layout.ts'
import { step, type Arrow, type Focus, type Paths } from './roving.ts'
import type { View } from './view.ts'

const specs = GAMES.get('klondike')!.table({ draw: 1, passes: 'unlimited', foundationReturn: true })
const numberOf = (id: string) => specs.findIndex((spec) => spec.id === id)

/** Column 1 has two cards down and three up, all other piles one card. */
function pathsIn(view: View, leftHanded = false): Paths {
  const position = {
    piles: specs.map(({ id }) => ({
      cards: Array.from({ length: id === 'tableau-1' ? 5 : 1 }, () => HIDDEN),
      faceDown: id === 'tableau-1' ? 2 : 0,
    })),
    state: NO_STATE,
  }
  const area = view === 'short' ? { width: 603, height: 331 } : { width: 390, height: 684 }
  const layout = layOut({ specs, position, area, view, leftHanded })
  return { layout, cards: specs.map(({ id }) => (id === 'tableau-1' ? [2, 3, 4] : [0])) }
}

function walk(from: string, arrows: string, paths = pathsIn('portrait')): string {
  const keys: Record<string, Arrow> = {
    '<': 'ArrowLeft',
    '>': 'ArrowRight',
    '^': 'ArrowUp',
    v: 'ArrowDown',
  }
  let focus: Focus = { pile: numberOf(from) }
  for (const arrow of arrows) focus = step(focus, keys[arrow]!, paths) ?? focus
  const card = focus.card === undefined ? '' : ` card ${focus.card}`
  return `${specs[focus.pile]!.id}${card}`
}

test('left and right go along a row and stop at its ends', () => {
  expect(walk('stock', '<')).toBe('waste')
  expect(walk('stock', '<<')).toBe('foundation-diamonds')
  expect(walk('stock', '>')).toBe('stock')
  expect(walk('tableau-1', '>>>>>>>>')).toBe('tableau-7')
})

test('up and down go between the rows', () => {
  expect(walk('stock', 'v')).toBe('tableau-7')
  expect(walk('tableau-3', '^')).toBe('foundation-clubs')
})

test('up goes through the known cards of a column first, and down back again', () => {
  expect(walk('tableau-1', '^')).toBe('tableau-1 card 3')
  expect(walk('tableau-1', '^^')).toBe('tableau-1 card 2')
  expect(walk('tableau-1', '^^^')).toBe('foundation-spades')
  expect(walk('tableau-1', '^^v')).toBe('tableau-1 card 3')
  expect(walk('tableau-1', '^^vv')).toBe('tableau-1')
})

test('from a card in a column, sideways goes to the next pile', () => {
  expect(walk('tableau-1', '^^>')).toBe('tableau-2')
})

test('on a low screen the piles at the sides are reached sideways', () => {
  const paths = pathsIn('short')
  expect(walk('tableau-1', '<', paths)).toBe('foundation-spades')
  expect(walk('foundation-spades', 'vvv', paths)).toBe('foundation-diamonds')
  expect(walk('tableau-7', '>', paths)).toBe('waste')
  expect(walk('waste', 'v', paths)).toBe('stock')
})

test('arrows follow what is seen in the mirrored layout', () => {
  expect(walk('stock', '>', pathsIn('portrait', true))).toBe('waste')
})
