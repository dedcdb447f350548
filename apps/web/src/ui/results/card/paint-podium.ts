import type { CardBlock } from './card-content.ts'
import { GROUND, paintFlag, RADIUS, WIDTH, write, type Look, type Pen } from './card-pen.ts'

const BLOCK = { width: 290, gap: 22 } as const
/** How high the block of each rank is. */
const HEIGHTS = [430, 350, 280] as const

/** Paints second, first, third, as on the page: the winner stands in the middle. */
export function paintPodium(pen: Pen, look: Look, blocks: readonly CardBlock[]): void {
  const order = [blocks[1], blocks[0], blocks[2]].filter((block) => block !== undefined)
  const all = order.length * BLOCK.width + (order.length - 1) * BLOCK.gap
  order.forEach((block, index) => {
    const left = (WIDTH - all) / 2 + index * (BLOCK.width + BLOCK.gap)
    paintBlock(pen, look, { block, left })
  })
}

function paintBlock(
  pen: Pen,
  look: Look,
  { block, left }: { block: CardBlock; left: number },
): void {
  const { rank, name, isOwn, hasWon, figure, note } = block
  const top = GROUND - (HEIGHTS[Math.min(rank, 3) - 1] ?? HEIGHTS[2])
  const middle = left + BLOCK.width / 2
  const width = BLOCK.width - 24
  pen.fillStyle = look.colour('card-face')
  pen.beginPath()
  pen.roundRect(left, top, BLOCK.width, GROUND - top, [RADIUS, RADIUS, 0, 0])
  pen.fill()
  pen.strokeStyle = look.colour('card-edge')
  pen.lineWidth = 2
  pen.stroke()
  pen.textAlign = 'center'
  pen.fillStyle = look.colour(isOwn ? 'own' : 'text')
  const bold = (size: number) => `600 ${size}px ${look.body}`
  const numerals = (size: number) => `700 ${size}px ${look.numerals}`
  write(pen, name, { x: middle, y: top - 26, width, font: bold, size: 42 })
  if (hasWon) paintFlag(pen, look, { x: middle, y: top - 150 })
  pen.fillStyle = look.colour('card-ink')
  write(pen, String(rank), { x: middle, y: top + 126, width, font: numerals, size: 124 })
  write(pen, figure, { x: middle, y: top + 206, width, font: numerals, size: 72 })
  write(pen, note, {
    x: middle,
    y: top + 254,
    width,
    font: (size) => `400 ${size}px ${look.body}`,
    size: 32,
  })
}
