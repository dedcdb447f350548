import { charactersOf } from '@samedeal/race/settings'
import { markBars, markFlag, markSize } from '../../../../deck/brand.ts'
import { text } from '../../words/words.ts'
import type { CardBlock, CardContent, CardLane, CardPicture, CardSoloist } from './card-content.ts'

/** The card in pixels: upright, as phones show pictures. */
const WIDTH = 1080
const HEIGHT = 1350
const MARGIN = 72
/** Where the podium stands. */
const GROUND = 1090
const BLOCK = { width: 290, gap: 22, radius: 28 } as const
/** How high the block of each rank is. */
const HEIGHTS = [430, 350, 280] as const

/** The theme's colours and typefaces, as the page has them. */
interface Look {
  colour(token: string): string
  readonly numerals: string
  readonly body: string
}

/**
 * Draws a result card in the page's theme, with the address where friends find the game, if there is one.
 * Rejects when the browser cannot make a picture.
 */
export async function drawCard(content: CardContent, address: string | undefined): Promise<Blob> {
  const look = lookOf(document.documentElement)
  await document.fonts.load(`700 100px ${look.numerals}`)
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('the browser draws no pictures')
  paintFelt(pen, look)
  paintHead(pen, look, content.footer)
  paintWords(pen, look, content)
  paintPicture(pen, look, content.picture)
  paintFoot(pen, look, { others: content.others, address })
  const { promise, resolve } = Promise.withResolvers<Blob | null>()
  canvas.toBlob(resolve, 'image/png')
  const blob = await promise
  if (blob === null) throw new Error('the browser makes no picture of a canvas')
  return blob
}

type Pen = CanvasRenderingContext2D

function lookOf(root: HTMLElement): Look {
  const styles = getComputedStyle(root)
  const read = (token: string) => styles.getPropertyValue(`--${token}`).trim()
  return { colour: read, numerals: read('numerals'), body: read('body') }
}

function paintFelt(pen: Pen, look: Look): void {
  const light = pen.createRadialGradient(
    WIDTH / 2,
    HEIGHT * 0.3,
    0,
    WIDTH / 2,
    HEIGHT * 0.3,
    HEIGHT * 0.8,
  )
  light.addColorStop(0, look.colour('table'))
  light.addColorStop(1, look.colour('table-edge'))
  pen.fillStyle = light
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.fillStyle = look.colour('panel')
  pen.fillRect(0, GROUND, WIDTH, HEIGHT - GROUND)
  pen.fillStyle = look.colour('line')
  pen.fillRect(0, GROUND, WIDTH, 2)
}

function paintHead(pen: Pen, look: Look, footer: string): void {
  pen.save()
  pen.translate(MARGIN, MARGIN)
  const scale = 56 / markSize.height
  pen.scale(scale, scale)
  paintPath(pen, markBars, look.colour('text'))
  paintPath(pen, markFlag, look.colour('brass'))
  pen.restore()
  pen.textBaseline = 'alphabetic'
  pen.textAlign = 'left'
  pen.fillStyle = look.colour('text')
  pen.font = `600 60px ${look.numerals}`
  pen.fillText(text('app.name'), MARGIN + 92, MARGIN + 50)
  pen.textAlign = 'right'
  pen.fillStyle = look.colour('muted')
  write(pen, footer, {
    x: WIDTH - MARGIN,
    y: MARGIN + 46,
    width: 600,
    font: (size) => `400 ${size}px ${look.body}`,
    size: 30,
  })
}

function paintWords(pen: Pen, look: Look, { headline, own }: CardContent): void {
  pen.textAlign = 'center'
  pen.fillStyle = look.colour('text')
  const numerals = (size: number) => `700 ${size}px ${look.numerals}`
  const width = WIDTH - 2 * MARGIN
  write(pen, headline, { x: WIDTH / 2, y: 330, width, font: numerals, size: 116 })
  if (own === undefined) return
  pen.fillStyle = look.colour('own')
  write(pen, own, { x: WIDTH / 2, y: 420, width, font: numerals, size: 62 })
}

function paintPicture(pen: Pen, look: Look, picture: CardPicture): void {
  switch (picture.kind) {
    case 'podium':
      return paintPodium(pen, look, picture.blocks)
    case 'lanes':
      return paintLanes(pen, look, picture.lanes)
    case 'lone':
      return paintLone(pen, look, picture.racer)
  }
}

/** The lanes of the race, as everybody ended. */
const LANES = { top: 440, step: 102, bar: 18 } as const

function paintLanes(pen: Pen, look: Look, lanes: readonly CardLane[]): void {
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

interface Bar {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly percent: number
  readonly colour: string
  readonly edge: string
}

/** How many of the cards are home, as a bar in a frame: in any theme an empty one looks empty. */
function paintBar(pen: Pen, { x, y, width, percent, colour, edge }: Bar): void {
  const round = LANES.bar / 2
  pen.strokeStyle = edge
  pen.lineWidth = 2
  pen.beginPath()
  pen.roundRect(x, y, width, LANES.bar, round)
  pen.stroke()
  if (percent === 0) return
  pen.fillStyle = colour
  pen.beginPath()
  pen.roundRect(x, y, Math.max(LANES.bar, (width * percent) / 100), LANES.bar, round)
  pen.fill()
}

/** The card of somebody whom nobody raced, on the felt. */
const LONE = { width: 640, height: 430, top: 560 } as const

function paintLone(pen: Pen, look: Look, racer: CardSoloist): void {
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
  pen.roundRect(left, top, width, height, BLOCK.radius)
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

/** Second, first, third, as on the page: the winner stands in the middle. */
function paintPodium(pen: Pen, look: Look, blocks: readonly CardBlock[]): void {
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
  pen.roundRect(left, top, BLOCK.width, GROUND - top, [BLOCK.radius, BLOCK.radius, 0, 0])
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

function paintPath(pen: Pen, path: string, colour: string): void {
  const shape = new Path2D(path)
  pen.fillStyle = colour
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, no array
  pen.fill(shape)
}

/** The flag of who brought it home. */
function paintFlag(pen: Pen, look: Look, { x, y }: { x: number; y: number }): void {
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

function paintFoot(
  pen: Pen,
  look: Look,
  { others, address }: { others: string; address: string | undefined },
): void {
  pen.textAlign = 'center'
  const width = WIDTH - 2 * MARGIN
  pen.fillStyle = look.colour('text')
  const plain = (size: number) => `400 ${size}px ${look.body}`
  write(pen, others, { x: WIDTH / 2, y: GROUND + 92, width, font: plain, size: 36 })
  // In the middle of what is left.
  const line = GROUND + 172 - (others === '' ? 36 : 0) + (address === undefined ? 22 : 0)
  pen.fillStyle = look.colour('brass')
  write(pen, text('home.title'), {
    x: WIDTH / 2,
    y: line,
    width,
    font: (size) => `600 ${size}px ${look.numerals}`,
    size: 48,
  })
  if (address === undefined) return
  pen.fillStyle = look.colour('muted')
  write(pen, address, { x: WIDTH / 2, y: line + 50, width, font: plain, size: 30 })
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
function write(pen: Pen, words: string, { x, y, width, font, size }: Line): void {
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
