import type { CardSoloist } from './card-content.ts'
import { MARGIN, paintFlag, RADIUS, WIDTH, write, type Look, type Pen } from './card-pen.ts'
import { paintBar } from './paint-bar.ts'

const LONE = { width: 640, height: 430, top: 560 } as const

/** Paints the card of somebody whom nobody raced, on the felt. */
export function paintLone(pen: Pen, look: Look, racer: CardSoloist): void {
  const { name, isOwn, hasWon, percent, figure, note } = racer
  const { top, width, height } = LONE
  const left = (WIDTH - width) / 2
  const middle = WIDTH / 2
  const inner = width - 2 * MARGIN
  pen.textAlign = 'center'
  pen.fillStyle = look.colour(isOwn ? 'own' : 'text')
  const bold = (size: number) => `600 ${size}px ${look.body}`
  const numerals = (size: number) => `700 ${size}px ${look.numerals}`
  const plain = (size: number) => `400 ${size}px ${look.body}`
  // The headline names whoever brought it home.
  if (hasWon) paintFlag(pen, look, { x: middle, y: top - 96 })
  else write(pen, name, { x: middle, y: top - 34, width, font: bold, size: 48 })
  pen.fillStyle = look.colour('card-face')
  pen.beginPath()
  pen.roundRect(left, top, width, height, RADIUS)
  pen.fill()
  pen.strokeStyle = look.colour('card-edge')
  pen.lineWidth = 2
  pen.stroke()
  pen.fillStyle = look.colour('card-ink')
  write(pen, figure, { x: middle, y: top + 238, width: inner, font: numerals, size: 220 })
  write(pen, note, { x: middle, y: top + 310, width: inner, font: plain, size: 40 })
  const colour = look.colour('card-ink')
  paintBar(pen, { x: left + MARGIN, y: top + 356, width: inner, percent, colour, edge: colour })
}
