import type { Card } from '@samedeal/rules'
import type { DeckImage } from './deck-image.ts'
import { surface, type Picture } from './picture.ts'
import type { Colours } from './theme.ts'
import type { Size } from './view.ts'

/** The cards at the size at which they lie on the table, so that they are painted pixel by pixel. */
export interface CardPictures {
  face(card: Card): Picture
  readonly back: Picture
  free(): void
}

export interface CardLook {
  readonly deck: DeckImage
  readonly cards: readonly Card[]
  readonly back: string
  readonly size: Size
  readonly colours: Colours
  /** Device pixels per CSS pixel. */
  readonly resolution: number
}

/** Round every card, for its shadow and its edge. */
const MARGIN = 5

const COLUMNS = 8

/** Beyond this width in pixels the deck's own picture has no more to show. */
const SHARPEST = 480

/** Draws each card and the back once, with its edge and its shadow. */
export function cardPictures(look: CardLook): CardPictures {
  const { deck, size, back } = look
  const resolution = Math.min(look.resolution, SHARPEST / size.width)
  const whole = (length: number) => Math.ceil(length * resolution) / resolution
  const cell = { width: whole(size.width + 2 * MARGIN), height: whole(size.height + 2 * MARGIN) }
  const faces = [...new Set(look.cards)]
  const rows = Math.ceil((faces.length + 1) / COLUMNS)
  const sheet = surface({ width: COLUMNS * cell.width, height: rows * cell.height }, resolution)
  // A shadow is slow to draw: it is drawn once and copied below every card.
  const blank = surface(cell, resolution)
  const inset = { x: (cell.width - size.width) / 2, y: (cell.height - size.height) / 2 }
  ground(blank.context, { ...inset, ...size }, { ...look, resolution })
  const draw = (number: number, from: { x: number; y: number; width: number; height: number }) => {
    const x = (number % COLUMNS) * cell.width
    const y = Math.floor(number / COLUMNS) * cell.height
    const { context } = sheet
    context.drawImage(blank.context.canvas, x, y, cell.width, cell.height)
    context.drawImage(
      deck.image,
      from.x,
      from.y,
      from.width,
      from.height,
      x + inset.x,
      y + inset.y,
      size.width,
      size.height,
    )
    return sheet.cut({ x, y, ...cell })
  }
  const pictures = new Map(faces.map((card, number) => [card, draw(number, deck.face(card))]))
  const backPicture = draw(faces.length, deck.back(back))
  blank.free()
  return {
    face: (card) => pictures.get(card) ?? backPicture,
    back: backPicture,
    free: () => sheet.free(),
  }
}

interface CardPlace extends Size {
  readonly x: number
  readonly y: number
}

/** What lies under a card's picture: its shadow, and an edge where the theme has one. */
function ground(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: CardPlace,
  { colours, resolution }: Pick<CardLook, 'colours' | 'resolution'>,
): void {
  const edge = colours.cardEdge === 'transparent' ? 0 : colours.edgeWidth
  context.save()
  context.shadowColor = '#0005'
  context.shadowBlur = 2 * resolution
  context.shadowOffsetY = resolution
  context.fillStyle = edge > 0 ? colours.cardEdge : '#fbf6e9'
  context.beginPath()
  context.roundRect(x - edge, y - edge, width + 2 * edge, height + 2 * edge, 0.075 * width + edge)
  context.fill()
  context.restore()
}
