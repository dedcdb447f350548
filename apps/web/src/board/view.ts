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
 * The same divisions as media queries, for style sheets: they must say what `viewOf` says.
 * What neither of them matches is portrait.
 */
export const VIEW_QUERIES = {
  short: '(max-height: 479.98px) and (orientation: landscape)',
  wide: '(min-height: 480px) and (min-aspect-ratio: 6/5)',
} as const

/** Which view a window of this size gets. */
export function viewOf({ width, height }: Size): View {
  if (height < 480 && width > height) return 'short'
  return height >= 480 && width * 5 >= height * 6 ? 'wide' : 'portrait'
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
