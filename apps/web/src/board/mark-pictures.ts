import type { Suit } from '@samedeal/rules'
import { suitPaths } from '../../deck/suits.ts'
import { surface, type Picture, type Surface } from './picture.ts'
import type { Colours } from './theme.ts'
import type { Rect, Size } from './view.ts'

/** What an empty pile shows: the suit it takes, the rank it starts with, or that it can be turned over. */
export type Glyph = { readonly suit: Suit } | { readonly rank: string } | 'recycle' | 'blank'

/**
 * Everything on the table that is not a card. Each picture is centred on the rectangle it marks.
 * Pictures are drawn when first asked for and kept.
 */
export interface MarkPictures {
  slot(glyph: Glyph): Picture
  /** Four corner ticks round a card: it may go here. */
  ticks(): Picture
  /** Round a picked-up run of this size. */
  outline(run: Size): Picture
  /** Under a lifted run of this size. */
  shadow(run: Size): Picture
  /** A dashed edge and a cross on a card: it may not go here. */
  refused(): Picture
  free(): void
}

export interface MarkLook {
  readonly card: Size
  readonly colours: Colours
  /** Device pixels per CSS pixel. */
  readonly resolution: number
}

type Context = CanvasRenderingContext2D

/** Draws the marks for cards of one size. */
export function markPictures(look: MarkLook): MarkPictures {
  const { card, colours, resolution } = look
  const drawn = new Map<string, { surface: Surface; picture: Picture }>()

  function picture(key: string, marked: Marked, draw: (context: Context, rect: Rect) => void) {
    const found = drawn.get(key)
    if (found !== undefined) return found.picture
    const { size, margin } = marked
    const whole = { width: size.width + 2 * margin, height: size.height + 2 * margin }
    const blank = surface(whole, resolution)
    draw(blank.context, { x: margin, y: margin, width: size.width, height: size.height })
    const cut = blank.cut({ x: 0, y: 0, ...whole })
    drawn.set(key, { surface: blank, picture: cut })
    return cut
  }

  return {
    slot: (glyph) =>
      picture(`slot ${JSON.stringify(glyph)}`, { size: card, margin: 2 }, (context, rect) => {
        drawSlot(context, rect, colours)
        drawGlyph(context, { rect, glyph }, colours)
      }),
    ticks: () =>
      picture('ticks', { size: card, margin: 9 }, (context, rect) =>
        drawTicks(context, rect, colours),
      ),
    outline: (run) =>
      picture(`outline ${run.height}`, { size: run, margin: 8 }, (context, rect) => {
        const away = 3.5
        context.strokeStyle = colours.own
        context.lineWidth = 2 + (colours.edgeWidth - 1)
        roundRect(context, grown(rect, away), radiusOf(card) + away)
        context.stroke()
      }),
    shadow: (run) =>
      picture(`shadow ${run.height}`, { size: run, margin: 36 }, (context, rect) => {
        const aside = 10_000
        context.shadowColor = '#0008'
        context.shadowBlur = 22 * resolution
        context.shadowOffsetX = aside * resolution
        context.shadowOffsetY = 12 * resolution
        roundRect(context, { ...rect, x: rect.x - aside }, radiusOf(card))
        context.fill()
      }),
    refused: () =>
      picture('refused', { size: card, margin: 4 }, (context, rect) =>
        drawRefused(context, rect, colours),
      ),
    free() {
      for (const { surface } of drawn.values()) surface.free()
      drawn.clear()
    },
  }
}

/** What a picture is centred on, and how far it reaches beyond. */
interface Marked {
  readonly size: Size
  readonly margin: number
}

function radiusOf({ width }: Size): number {
  return 0.075 * width
}

function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}

function roundRect(context: Context, { x, y, width, height }: Rect, radius: number): void {
  context.beginPath()
  context.roundRect(x, y, width, height, radius)
}

function drawSlot(context: Context, rect: Rect, { slot, edgeWidth }: Colours): void {
  context.strokeStyle = slot
  context.lineWidth = edgeWidth
  roundRect(context, grown(rect, -edgeWidth / 2), radiusOf(rect))
  context.stroke()
}

const SUIT_LETTERS = { clubs: 'C', diamonds: 'D', hearts: 'H', spades: 'S' } as const

function drawGlyph(
  context: Context,
  { rect, glyph }: { readonly rect: Rect; readonly glyph: Glyph },
  { slot, numerals }: Colours,
): void {
  const { width } = rect
  context.save()
  context.translate(rect.x + width / 2, rect.y + rect.height / 2)
  context.fillStyle = slot
  context.strokeStyle = slot
  if (glyph === 'recycle') {
    drawTurnOver(context, width)
  } else if (glyph !== 'blank' && 'suit' in glyph) {
    const scale = (0.44 * width) / 100
    context.scale(scale, scale)
    context.translate(-50, -50)
    context.fill(suitShape(glyph.suit))
  } else if (glyph !== 'blank') {
    context.font = `600 ${0.5 * width}px ${numerals}`
    context.textAlign = 'center'
    context.textBaseline = 'alphabetic'
    context.fillText(glyph.rank, 0, 0.175 * width)
  }
  context.restore()
}

/** A suit in a square from 0,0 to 100,100. */
function suitShape(suit: Suit): Path2D {
  return new Path2D(suitPaths[SUIT_LETTERS[suit]])
}

/** An arrow that goes round, about the origin, for a card of this width. */
function drawTurnOver(context: Context, width: number): void {
  const radius = 0.19 * width
  context.lineWidth = Math.max(2, 0.042 * width)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.beginPath()
  context.arc(0, 0, radius, -0.12 * Math.PI, 1.62 * Math.PI)
  context.stroke()
  const x = radius * Math.cos(1.62 * Math.PI) + 0.115 * width
  const y = radius * Math.sin(1.62 * Math.PI) + 0.045 * width
  context.beginPath()
  context.moveTo(x, y - 0.15 * width)
  context.lineTo(x, y)
  context.lineTo(x - 0.15 * width, y)
  context.stroke()
}

function drawTicks(context: Context, rect: Rect, { brass, bg }: Colours): void {
  const arm = Math.max(9, 0.25 * rect.width)
  const thickness = Math.max(3.5, Math.min(5, 0.06 * rect.width))
  const outer = grown(rect, thickness)
  const corners = [
    { x: outer.x, y: outer.y, right: 1, down: 1 },
    { x: outer.x + outer.width, y: outer.y, right: -1, down: 1 },
    { x: outer.x, y: outer.y + outer.height, right: 1, down: -1 },
    { x: outer.x + outer.width, y: outer.y + outer.height, right: -1, down: -1 },
  ]
  for (const { x, y, right, down } of corners) {
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(x + right * arm, y)
    context.lineTo(x + right * arm, y + down * thickness)
    context.lineTo(x + right * thickness, y + down * thickness)
    context.lineTo(x + right * thickness, y + down * arm)
    context.lineTo(x, y + down * arm)
    context.closePath()
    context.strokeStyle = bg
    context.lineWidth = 2
    context.stroke()
    context.fillStyle = brass
    context.fill()
  }
}

function drawRefused(context: Context, rect: Rect, { bad, onBad }: Colours): void {
  const { width } = rect
  context.strokeStyle = bad
  context.lineWidth = Math.max(2, 0.03 * width)
  context.setLineDash([0.11 * width, 0.075 * width])
  roundRect(context, grown(rect, -context.lineWidth / 2), radiusOf(rect))
  context.stroke()
  context.setLineDash([])
  context.translate(rect.x + width / 2, rect.y + rect.height / 2)
  context.fillStyle = bad
  context.beginPath()
  context.arc(0, 0, 0.23 * width, 0, 2 * Math.PI)
  context.fill()
  const reach = 0.085 * width
  context.strokeStyle = onBad
  context.lineCap = 'round'
  context.lineWidth = Math.max(2, 0.035 * width)
  context.beginPath()
  context.moveTo(-reach, -reach)
  context.lineTo(reach, reach)
  context.moveTo(reach, -reach)
  context.lineTo(-reach, reach)
  context.stroke()
}
