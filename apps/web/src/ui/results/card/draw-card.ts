import { markBars, markFlag, markSize } from '../../../../deck/brand.ts'
import { text } from '../../words/words.ts'
import type { CardContent, CardPicture } from './card-content.ts'
import {
  GROUND,
  HEIGHT,
  lookOf,
  MARGIN,
  paintPath,
  WIDTH,
  write,
  type Look,
  type Pen,
} from './card-pen.ts'
import { paintLanes } from './paint-lanes.ts'
import { paintLone } from './paint-lone.ts'
import { paintPodium } from './paint-podium.ts'

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
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (blob === null) throw new Error('the browser makes no picture of a canvas')
  return blob
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
