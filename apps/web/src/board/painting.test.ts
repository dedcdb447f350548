import { NO_STATE, HIDDEN, GAMES, parseCard, type Card, type Position } from '@samedeal/rules'
import type { Texture } from 'pixi.js'
import { describe, expect, test } from 'vitest'
import { pickUp } from './holding.ts'
import { layOut } from './layout.ts'
import { PACE } from './motion.ts'
import { isMoving, paintTable, type Marks, type Pictures, type Table } from './painting.ts'
import type { Picture } from './picture.ts'
import { layPieces, sendPieces } from './pieces.ts'

const game = GAMES.get('klondike')!
const OPTIONS = { draw: 1, passes: 'unlimited', foundationReturn: true }
const specs = game.table(OPTIONS)
const pile = (id: string) => specs.findIndex((spec) => spec.id === id)

/** Pictures that are known by their names. */
const named = new Map<string, Picture>()
function picture(name: string): Picture {
  const found = named.get(name) ?? { texture: {} as Texture, width: 1, height: 1 }
  named.set(name, found)
  return found
}

const pictures: Pictures = {
  cards: {
    face: (card: Card) => picture(`face ${card}`),
    back: picture('back'),
    free: () => undefined,
  },
  marks: {
    slot: (glyph) => picture(`slot ${JSON.stringify(glyph)}`),
    ticks: () => picture('ticks'),
    outline: () => picture('outline'),
    shadow: () => picture('shadow'),
    refused: () => picture('refused'),
    free: () => undefined,
  },
}

function positionOf(piles: Record<string, string>): Position {
  return {
    piles: specs.map(({ id }) => {
      const names = (piles[id] ?? '').split(' ').filter((name) => name !== '')
      return {
        cards: names.map((name) => parseCard(name) ?? HIDDEN),
        faceDown: names.filter((name) => name === '[]').length,
      }
    }),
    state: NO_STATE,
  }
}

function tableOf(position: Position, marks: Partial<Marks> = {}): Table {
  const layout = layOut({
    specs,
    position,
    area: { width: 390, height: 684 },
    view: 'portrait',
    leftHanded: false,
  })
  const slots = specs.map(() => 'blank' as const)
  return {
    layout,
    pieces: layPieces({ position, layout }),
    marks: { slots, targets: [], ...marks },
    pace: PACE,
  }
}

function painted(table: Table, now = 1000): string[] {
  const strokes = paintTable(table, pictures, now)
  const names = new Map([...named].map(([name, value]) => [value, name]))
  return strokes
    .map((stroke) => names.get(stroke.picture) ?? 'unknown')
    .filter((name) => name !== 'slot "blank"')
}

const face = (name: string) => `face ${parseCard(name)}`

describe('lying cards', () => {
  test('are painted from the lowest up, face-down cards by their backs', () => {
    expect(painted(tableOf(positionOf({ 'tableau-1': '[] [] KH QS' })))).toEqual([
      'back',
      'back',
      face('KH'),
      face('QS'),
    ])
  })

  test('that are wholly covered are not painted', () => {
    expect(painted(tableOf(positionOf({ 'foundation-hearts': 'AH 2H 3H' })))).toEqual([face('3H')])
  })

  test('without a known face show their backs, also face up', () => {
    expect(painted(tableOf(positionOf({ 'tableau-1': '[] ??', waste: '??' })))).toEqual([
      'back',
      'back',
      'back',
    ])
  })

  test('a stock shows its thickness by at most three cards', () => {
    expect(painted(tableOf(positionOf({ stock: '[] [] [] [] [] []' })))).toHaveLength(3)
  })
})

test('only empty piles show their places', () => {
  const table = tableOf(positionOf({ stock: '[]', 'tableau-1': 'KH' }), {
    slots: specs.map(() => 'recycle' as const),
  })
  const slots = painted(table).filter((name) => name === 'slot "recycle"')
  expect(slots).toHaveLength(specs.length - 2)
})

describe('a card that flies', () => {
  const before = positionOf({ 'foundation-hearts': 'AH', 'tableau-1': '[] 2H' })
  const after = positionOf({ 'foundation-hearts': 'AH 2H', 'tableau-1': '??' })
  const from = tableOf(before)
  const to = tableOf(after)
  const pieces = sendPieces(
    { pieces: from.pieces, from: before },
    { position: after, layout: to.layout, ripples: specs.map(() => false) },
    { now: 1000, pace: PACE },
  )
  const table: Table = { ...to, pieces }

  test('is painted above all others with a shadow, and what it leaves and covers stays in sight', () => {
    expect(painted(table, 1090)).toEqual([face('AH'), 'back', 'shadow', face('2H')])
  })

  test('covers what it has landed on', () => {
    expect(painted(table, 1180)).toEqual([face('2H'), 'back'])
  })

  test('keeps the table moving until it lies', () => {
    expect(isMoving(table, 1179)).toBe(true)
    expect(isMoving(table, 1180)).toBe(false)
  })
})

describe('marks', () => {
  const position = positionOf({ 'tableau-1': '9S 8H 7C', 'tableau-2': '9C', 'tableau-3': 'KD' })

  test('a picked-up run is lifted above all, with one shadow and one outline', () => {
    const table = tableOf(position, {
      picked: { pile: pile('tableau-1'), index: 1 },
      targets: [pile('tableau-2')],
    })
    pickUp(table.pieces[pile('tableau-1')]!.slice(1), { now: 0, pace: PACE })
    expect(painted(table)).toEqual([
      face('9S'),
      face('9C'),
      face('KD'),
      'ticks',
      'shadow',
      face('8H'),
      face('7C'),
      'outline',
    ])
  })

  test('a refusing pile shakes and then stands still', () => {
    const refused = { pile: pile('tableau-3'), at: 1000 }
    const table = tableOf(position, { refused })
    expect(painted(table)).toContain('refused')
    const x = (now: number) =>
      paintTable(table, pictures, now).find((stroke) => stroke.picture === picture(face('KD')))!.x
    expect(x(1020)).not.toBe(x(1180))
    expect(isMoving(table, 1179)).toBe(true)
    expect(isMoving(table, 1180)).toBe(false)
  })
})

test('a card that turns over narrows to nothing and shows its face after that', () => {
  const before = positionOf({ 'tableau-1': '??' })
  const after = positionOf({ 'tableau-1': 'KH' })
  const { layout, pieces } = tableOf(before)
  const table = {
    ...tableOf(after),
    pieces: sendPieces(
      { pieces, from: before },
      { position: after, layout, ripples: [] },
      { now: 1000, pace: PACE },
    ),
  }
  const at = (now: number) => {
    const stroke = paintTable(table, pictures, now).at(-1)!
    return [stroke.picture === picture('back') ? 'back' : 'face', Number(stroke.narrow!.toFixed(2))]
  }
  expect([1000, 1035, 1070, 1105, 1140].map(at)).toEqual([
    ['back', 1],
    ['back', 0.71],
    ['face', 0],
    ['face', 0.71],
    ['face', 1],
  ])
})
