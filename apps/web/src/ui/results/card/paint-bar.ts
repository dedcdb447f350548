import type { Pen } from './card-pen.ts'

/** How high a bar is. */
const HEIGHT = 18

interface Bar {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly percent: number
  readonly colour: string
  readonly edge: string
}

/** How many of the cards are home, as a bar in a frame: in any theme an empty one looks empty. */
export function paintBar(pen: Pen, { x, y, width, percent, colour, edge }: Bar): void {
  const round = HEIGHT / 2
  pen.strokeStyle = edge
  pen.lineWidth = 2
  pen.beginPath()
  pen.roundRect(x, y, width, HEIGHT, round)
  pen.stroke()
  if (percent === 0) return
  pen.fillStyle = colour
  pen.beginPath()
  pen.roundRect(x, y, Math.max(HEIGHT, (width * percent) / 100), HEIGHT, round)
  pen.fill()
}
