import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { backdrop } from './colours.ts'
import { courtFigure, figureArea, type Court } from './court-figures.ts'
import type { Suit } from './suits.ts'

/** The source draws half a figure on 1300 by 1000 units; the backdrop is found on this raster. */
const raster = { width: 780, height: 600, unitsAcross: 1300 } as const

/** A point "x,y" of each open space around a figure, in those units from the top left corner. */
const openSpaces: Readonly<Record<`${Court}${Suit}`, string>> = {
  JC: '213,303 1027,252',
  QC: '68,395 1000,303',
  KC: '100,418 1022,237',
  JD: '273,202 1043,243',
  QD: '80,78 922,182',
  KD: '100,128 1155,108',
  JH: '112,67 963,392',
  QH: '100,193 1167,197',
  KH: '100,102 1223,78 1025,325',
  JS: '100,165 1068,363',
  QS: '178,78 985,320',
  KS: '100,143 1148,127',
}

/** The pixels of the raster at a figure's open spaces. */
function openPixels(rank: Court, suit: Suit): number[] {
  const scale = raster.width / raster.unitsAcross
  return openSpaces[`${rank}${suit}`].split(' ').map((point) => {
    const [across = 0, down = 0] = point
      .split(',')
      .map((units) => Math.round(Number(units) * scale))
    return down * raster.width + across
  })
}

/** Marks every unpainted pixel that joins a start pixel, edge to edge. */
function flood(alpha: Uint8Array, starts: readonly number[]): Uint8Array {
  const { width, height } = raster
  const reached = new Uint8Array(width * height)
  const waiting = [...starts]
  const visit = (pixel: number): void => {
    if (reached[pixel] === 0 && (alpha[pixel] ?? 255) < 128) {
      reached[pixel] = 1
      waiting.push(pixel)
    }
  }
  for (let pixel = waiting.pop(); pixel !== undefined; pixel = waiting.pop()) {
    const x = pixel % width
    if (x > 0) visit(pixel - 1)
    if (x < width - 1) visit(pixel + 1)
    if (pixel >= width) visit(pixel - width)
    if (pixel < width * (height - 1)) visit(pixel + width)
  }
  return reached
}

/** Grows a mask by one pixel, so that it ends under the outline and not beside it. */
function grown(mask: Uint8Array): Uint8Array {
  const { width } = raster
  const wider = new Uint8Array(mask.length)
  for (const [pixel, value] of mask.entries()) {
    if (value === 0) continue
    for (const step of [0, -1, 1, -width, width]) wider[pixel + step] = 255
  }
  return wider
}

const drawn = new Map<string, Promise<string>>()

/**
 * The backdrop of a figure as an SVG image element in the coordinates of `figureArea`: the open
 * spaces around the figure filled with the backdrop's colour, the figure itself left out. Both
 * decks have the same, so each is drawn once.
 */
export function figureBackdrop(rank: Court, suit: Suit): Promise<string> {
  const name = `${rank}${suit}`
  const backdropImage = drawn.get(name) ?? drawBackdrop(rank, suit)
  drawn.set(name, backdropImage)
  return backdropImage
}

async function drawBackdrop(rank: Court, suit: Suit): Promise<string> {
  const { x, y, width, height } = figureArea
  const figure = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
      `width="${raster.width}" height="${raster.height}" preserveAspectRatio="none" ` +
      `viewBox="${x} ${y} ${width} ${height}">${courtFigure(rank, suit)}</svg>`,
    { font: { loadSystemFonts: false } },
  ).render().pixels
  const alpha = new Uint8Array(raster.width * raster.height).map(
    (_value, pixel) => figure[pixel * 4 + 3] ?? 0,
  )
  const mask = grown(flood(alpha, openPixels(rank, suit)))
  const size = { width: raster.width, height: raster.height }
  const png = await sharp({ create: { ...size, channels: 3, background: backdrop } })
    .joinChannel(Buffer.from(mask), { raw: { ...size, channels: 1 } })
    .png()
    .toBuffer()
  return (
    `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none" ` +
    `href="data:image/png;base64,${png.toString('base64')}"/>`
  )
}
