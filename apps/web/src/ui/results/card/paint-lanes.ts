import type { CardLane } from './card-content.ts'
import { GROUND, MARGIN, WIDTH, write, type Look, type Pen } from './card-pen.ts'
import { paintBar } from './paint-bar.ts'

const LANES = { top: 440, step: 102 } as const

/** Paints the lanes of the race, as everybody ended. */
export function paintLanes(pen: Pen, look: Look, lanes: readonly CardLane[]): void {
  const width = WIDTH - 2 * MARGIN
  const all = lanes.length * LANES.step
  const top = LANES.top + Math.max(0, (GROUND - 30 - LANES.top - all) / 2)
  lanes.forEach(({ name, isOwn, isOut, percent, figure }, index) => {
    const line = top + index * LANES.step + 50
    pen.fillStyle = look.colour(isOwn ? 'own' : isOut ? 'muted' : 'text')
    pen.textAlign = 'left'
    const bold = (size: number) => `600 ${size}px ${look.body}`
    write(pen, name, { x: MARGIN, y: line, width: width - 180, font: bold, size: 40 })
    pen.textAlign = 'right'
    const numerals = (size: number) => `700 ${size}px ${look.numerals}`
    write(pen, figure, { x: WIDTH - MARGIN, y: line, width: 160, font: numerals, size: 52 })
    const colour = look.colour(isOwn ? 'own' : isOut ? 'muted' : 'brass')
    paintBar(pen, { x: MARGIN, y: line + 16, width, percent, colour, edge: look.colour('edge') })
  })
}
