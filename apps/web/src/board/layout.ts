import type { PileSpec, Position } from '@samedeal/rules'
import { fanOffsets, type FanDirection } from './fan.ts'
import { measure, SIDE_GAP, type Measures } from './measures.ts'
import type { Point, Rect, Size, View } from './view.ts'

/** What a layout is made from. */
export interface LayoutInput {
  readonly specs: readonly PileSpec[]
  readonly position: Position
  /** The size of the table: the board's own element, without any bar. */
  readonly area: Size
  readonly view: View
  readonly leftHanded: boolean
}

/** Where a pile and its cards lie, from the area's top left corner. */
export interface PileLayout {
  /** The place of the empty pile: one card. */
  readonly base: Rect
  /** The top left corner of each card, from the bottom of the pile up. */
  readonly cards: readonly Point[]
  /** All that the pile covers. */
  readonly bounds: Rect
}

/** Where everything lies. Piles stand in the order of the game's table. */
export interface Layout {
  readonly card: Size
  readonly piles: readonly PileLayout[]
  /** The piles' numbers from the lowest layer up: what is painted later lies on top. */
  readonly order: readonly number[]
}

/** Lays a table out, with cards as large as fit and fans compressed only as far as needed. */
export function layOut(input: LayoutInput): Layout {
  const { specs, position, area, view } = input
  const measures = measure({ area, view, ...sizeOf(specs, view) })
  const places = view === 'short' ? besideColumns(input, measures) : inRows(input, measures)
  const bottom = area.height - measures.pad.bottom
  const piles = specs.map((spec, number): PileLayout => {
    const pile = position.piles[number] ?? { cards: [], faceDown: 0 }
    const base: Rect = { ...(places[number] as Point), ...measures.card }
    const direction = fanDirection(spec, input)
    const offsets = fanOffsets({ spec, pile, direction, room: bottom - base.y }, measures)
    const cards = offsets.map(({ x, y }) => ({ x: base.x + x, y: base.y + y }))
    return { base, cards, bounds: boundsOf(base, cards) }
  })
  return { card: measures.card, piles, order: layersOf(specs) }
}

function layersOf(specs: readonly PileSpec[]): number[] {
  const layer = (pile: number): number => specs[pile]?.layer ?? 0
  return [...specs.keys()].toSorted((one, other) => layer(one) - layer(other))
}

/** The rectangle of one card in a layout. */
export function cardRect(layout: Layout, pile: number, index: number): Rect {
  const place = layout.piles[pile] as PileLayout
  return { ...(place.cards[index] ?? place.base), ...layout.card }
}

/** Whether a pile lies with the columns rather than being one of the single piles. */
function isColumn(spec: PileSpec): boolean {
  return spec.kind === 'tableau'
}

/** How many columns stand side by side, and how many rows lie over the lowest one. */
function sizeOf(specs: readonly PileSpec[], view: View) {
  const counted = view === 'short' ? specs.filter(isColumn) : specs
  const rows = counted.map(({ place }) => place.row)
  const lowest = Math.max(0, ...rows)
  return {
    columns: Math.max(1, ...counted.map(({ place }) => place.column + 1)),
    rowsAbove: view === 'short' ? lowest - Math.min(lowest, ...rows) : lowest,
    isFanned: counted.some(({ fan }) => fan === 'down'),
  }
}

/** The single piles in rows above the columns, the stock on the hand's side. */
function inRows({ specs, area, leftHanded }: LayoutInput, measures: Measures): Point[] {
  const { card, gap, rowGap, pad } = measures
  const { columns } = sizeOf(specs, 'wide')
  const used = columns * card.width + (columns - 1) * gap
  const left = Math.round(area.width - used) / 2
  return specs.map((spec) => {
    const { column, row } = spec.place
    const at = leftHanded && !isColumn(spec) ? columns - 1 - column : column
    return {
      x: left + at * (card.width + gap),
      y: pad.top + Math.round(row * (card.height + rowGap)),
    }
  })
}

/** The columns in the middle; foundations on the far side, all other single piles on the hand's side. */
function besideColumns({ specs, area, leftHanded }: LayoutInput, measures: Measures): Point[] {
  const { card, gap, rowGap, pad } = measures
  const { columns } = sizeOf(specs, 'short')
  const inner = columns * card.width + (columns - 1) * gap
  const left = Math.round((area.width - inner - 2 * (SIDE_GAP + card.width)) / 2)
  const first = left + card.width + SIDE_GAP
  const sides = [left, first + inner + SIDE_GAP] as const
  const [far, near] = leftHanded ? [sides[1], sides[0]] : sides
  const lowest = area.height - pad.bottom - card.height
  const foundations = specs.filter((spec) => spec.kind === 'foundation')
  const others = specs.filter((spec) => !isColumn(spec) && spec.kind !== 'foundation')
  const step = (lowest - pad.top) / Math.max(1, foundations.length - 1)
  const fromStock = others.toSorted((one, other) => other.place.column - one.place.column)
  const apart = Math.min(
    card.height + LABEL_GAP,
    (lowest - pad.top) / Math.max(1, others.length - 1),
  )
  const top = Math.min(...specs.filter(isColumn).map(({ place }) => place.row))
  return specs.map((spec) => {
    if (isColumn(spec)) {
      const { column, row } = spec.place
      const y = pad.top + Math.round((row - top) * (card.height + rowGap))
      return { x: first + column * (card.width + gap), y }
    }
    if (spec.kind === 'foundation') {
      return { x: far, y: Math.round(pad.top + foundations.indexOf(spec) * step) }
    }
    return { x: near, y: Math.round(lowest - fromStock.indexOf(spec) * apart) }
  })
}

/** Between the piles on the hand's side, where the stock's count is written. */
const LABEL_GAP = 22

function fanDirection(spec: PileSpec, { view, leftHanded }: LayoutInput): FanDirection {
  if (spec.fan !== 'side') return spec.fan
  if (view === 'short') return 'up'
  return leftHanded ? 'right' : 'left'
}

function boundsOf(base: Rect, cards: readonly Point[]): Rect {
  const xs = [base.x, ...cards.map((card) => card.x)]
  const ys = [base.y, ...cards.map((card) => card.y)]
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return {
    x,
    y,
    width: Math.max(...xs) - x + base.width,
    height: Math.max(...ys) - y + base.height,
  }
}
