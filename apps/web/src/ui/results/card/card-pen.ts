import { charactersOf } from '@samedeal/race/settings'

/** The card in pixels: upright, as phones show pictures. */
export const WIDTH = 1080
export const HEIGHT = 1350
export const MARGIN = 72
/** Where the podium stands. */
export const GROUND = 1090
/** How round the corners of what looks like a card are. */
export const RADIUS = 28

/** The theme's colours and typefaces, as the page has them. */
export interface Look {
  colour(token: string): string
  readonly numerals: string
  readonly body: string
}

export type Pen = CanvasRenderingContext2D

/** The look of the page that an element belongs to. */
export function lookOf(root: HTMLElement): Look {
  const styles = getComputedStyle(root)
  const read = (token: string) => styles.getPropertyValue(`--${token}`).trim()
  return { colour: read, numerals: read('numerals'), body: read('body') }
}

interface Line {
  readonly x: number
  /** Of the line that the letters stand on. */
  readonly y: number
  readonly width: number
  readonly font: (size: number) => string
  readonly size: number
}

/** Writes a line, smaller where it is too long, down to half its size; then it ends in an ellipsis. */
export function write(pen: Pen, words: string, { x, y, width, font, size }: Line): void {
  pen.font = font(size)
  const fits = Math.max(0.5, Math.min(1, width / Math.max(1, pen.measureText(words).width)))
  pen.font = font(Math.floor(size * fits))
  let shown = words
  let letters = charactersOf(words)
  while (letters.length > 1 && pen.measureText(shown).width > width) {
    letters = letters.slice(0, -1)
    shown = `${letters.join('').trimEnd()}…`
  }
  pen.fillText(shown, x, y)
}

/** Fills a shape that is written as in SVG. */
export function paintPath(pen: Pen, path: string, colour: string): void {
  const shape = new Path2D(path)
  pen.fillStyle = colour
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, no array
  pen.fill(shape)
}

/** The flag of who brought it home. */
export function paintFlag(pen: Pen, look: Look, { x, y }: { x: number; y: number }): void {
  pen.save()
  pen.translate(x - 32, y - 12)
  pen.scale(3.6, 3.6)
  paintPath(
    pen,
    'M3 1.5a1 1 0 0 1 2 0V2h13l-3.5 4.5L18 11H5v7.5a1 1 0 0 1-2 0Z',
    look.colour('brass'),
  )
  pen.restore()
}
