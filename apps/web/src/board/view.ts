/** A length is in CSS pixels everywhere in this folder, a time in milliseconds. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Rect extends Point, Size {}

/**
 * The three ways in which the screen is divided: bars above and below the table, a low screen with
 * the single piles beside the columns, or a column of the race beside the table.
 */
export type View = 'portrait' | 'short' | 'wide'

/**
 * Which view a window of this size gets. The style sheets of the race divide the screen by the same
 * numbers: `(min-width: 560px) and (max-height: 479px) and (orientation: landscape)` is short,
 * `(min-width: 900px) and (min-height: 480px) and (orientation: landscape)` is wide. What is left is
 * portrait, a page under 560 px wide and magnified among it: there is no room beside its columns.
 */
export function viewOf({ width, height }: Size): View {
  if (width <= height) return 'portrait'
  if (height < 480) return width >= 560 ? 'short' : 'portrait'
  return width >= 900 ? 'wide' : 'portrait'
}

/** The middle of a rectangle. */
export function centreOf({ x, y, width, height }: Rect): Point {
  return { x: x + width / 2, y: y + height / 2 }
}

/** Whether a point lies in a rectangle. */
export function contains(rect: Rect, { x, y }: Point): boolean {
  return x >= rect.x && x < rect.x + rect.width && y >= rect.y && y < rect.y + rect.height
}

/** The area that two rectangles have in common, in square pixels. */
export function overlapOf(one: Rect, other: Rect): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return width > 0 && height > 0 ? width * height : 0
}
