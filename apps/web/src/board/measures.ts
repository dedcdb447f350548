import type { Size, View } from './view.ts'

/** What everything on a table is measured by. */
export interface Measures {
  readonly card: Size
  /** Between two columns. */
  readonly gap: number
  /** Between two rows of piles. */
  readonly rowGap: number
  /** From the area's upper and lower edge to the cards. */
  readonly pad: { readonly top: number; readonly bottom: number }
  /** How far a card in a fan lies below the one it covers: as liked, and at least. */
  readonly down: Offsets
  readonly up: Offsets
  /** How far apart the cards of a sideways fan lie. */
  readonly sideways: number
  /** How far an upright fan at the side of the table spreads. */
  readonly upwards: number
}

export interface Offsets {
  readonly liked: number
  readonly least: number
}

/** The longest column that must fit: six cards face down and thirteen face up, in card widths. */
const LONGEST_COLUMN = 6 * 0.05 + 12 * 0.34 + 1.4

/** What the measures depend on: the table's area, its columns and the single piles beside or above them. */
export interface TableSize {
  readonly area: Size
  readonly view: View
  readonly columns: number
  /** Rows over the lowest one. */
  readonly rowsAbove: number
  /** Whether cards fan down. */
  readonly isFanned: boolean
}

/** How high a table must be for its longest column, in card widths; `gap` is that between two rows. */
function tallest({ rowsAbove, isFanned }: TableSize, gap: number): number {
  return (isFanned ? LONGEST_COLUMN : 1.4) + rowsAbove * (1.4 + gap)
}

/** The measures for a table, as large as its area allows. */
export function measure(table: TableSize): Measures {
  switch (table.view) {
    case 'portrait':
      return portrait(table)
    case 'short':
      return short(table)
    case 'wide':
      return wide(table)
  }
}

/** Between the cards and both side edges, and between two columns, where width is scarce. */
const NARROW = { edge: 4, gap: 4 } as const

function portrait(table: TableSize): Measures {
  const { area, columns } = table
  const pad = { top: 10, bottom: 8 }
  const byWidth = (area.width - 2 * NARROW.edge - NARROW.gap * (columns - 1)) / columns
  const byHeight = (area.height - pad.top - pad.bottom) / tallest(table, 0.25)
  const width = atLeastOne(Math.floor(Math.min(byWidth, byHeight)))
  // From the table of a 360x640 window (480 high) to that of a 390x844 window (684 high).
  const room = clamp((area.height - 480) / (684 - 480), 0, 1)
  return {
    card: cardOf(width),
    gap: gapThatFits(area.width - 12 - columns * width, columns, {
      least: NARROW.gap,
      liked: 0.172 * width,
    }),
    rowGap: Math.round(12 + 6 * room),
    pad,
    down: { liked: Math.round((0.196 + 0.039 * room) * width), least: leastDown(width) },
    up: { liked: Math.round((0.565 + 0.062 * room) * width), least: leastUp(width) },
    sideways: 0.28 * width,
    upwards: 0.34 * width,
  }
}

/** Between the columns and the single piles at their sides. */
export const SIDE_GAP = 14

function short(table: TableSize): Measures {
  const { area, columns } = table
  const pad = { top: 4, bottom: 4 }
  const byHeight = (area.height - 7) / tallest(table, 0)
  const byWidth = (area.width - 2 * SIDE_GAP - 8) / (columns + 2 + 0.125 * (columns - 1))
  const width = atLeastOne(Math.floor(Math.min(byHeight, byWidth)))
  return {
    card: cardOf(width),
    gap: Math.round(0.125 * width),
    rowGap: 0,
    pad,
    down: { liked: Math.round(0.143 * width), least: leastDown(width) },
    up: { liked: Math.round(0.446 * width), least: leastUp(width) },
    sideways: 0.28 * width,
    upwards: 0.34 * width,
  }
}

function wide(table: TableSize): Measures {
  const { area, columns } = table
  const pad = { top: 16, bottom: 16 }
  const byWidth = (area.width - 18) / (columns + 0.16 * (columns - 1))
  const byHeight = (area.height - pad.top - pad.bottom) / tallest(table, 0.172)
  const width = atLeastOne(Math.min(Math.floor(byWidth), Math.floor(byHeight / 4) * 4))
  return {
    card: cardOf(width),
    gap: gapThatFits(area.width - 18 - columns * width, columns, {
      least: 0,
      liked: 0.172 * width,
    }),
    rowGap: Math.round(0.172 * width),
    pad,
    down: { liked: Math.round(0.157 * width), least: leastDown(width) },
    up: { liked: Math.ceil(0.414 * width), least: leastUp(width) },
    sideways: 0.28 * width,
    upwards: 0.34 * width,
  }
}

function cardOf(width: number): Size {
  return { width, height: Math.round(1.4 * width) }
}

/** The gap that spreads columns over the room left beside them, up to the liked one. */
function gapThatFits(room: number, columns: number, { least, liked }: Offsets): number {
  return clamp(Math.floor(room / Math.max(1, columns - 1)), least, Math.round(liked))
}

function leastDown(width: number): number {
  return Math.floor(2 * 0.05 * width) / 2
}

/** A whole index stays in sight. */
function leastUp(width: number): number {
  return Math.round(0.34 * width)
}

function atLeastOne(width: number): number {
  return Math.max(1, width)
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}
