import { ink, paper, suitColours, type DeckName } from './colours.ts'
import { courtFigure, isCourt, type Court } from './court-figures.ts'
import { figureBackdrop } from './figure-backdrop.ts'
import { indexPath } from './index-glyphs.ts'
import type { CardName, Rank } from './layout.ts'
import { suitPaths, type Suit } from './suits.ts'

/** A card's shape; every length of a drawing is in thousandths of the card's width. */
export const card = { width: 1000, height: 1400, radius: 75, edge: 10 } as const

/** A suit symbol's centre and size (of its square), in thousandths of the card's width. */
type SymbolPlace = { x: number; y: number; size: number }

const cornerSymbol: SymbolPlace = { x: 822, y: 178, size: 252 }

/**
 * The large symbol begins under .63 of a card's width, where the widest fan of a phone ends: a
 * covered card shows its index and nothing else.
 */
const largeSymbol: SymbolPlace = { x: 500, y: 970, size: 640 }

/** A court's figure stands in this frame; it too begins under .63 of a card's width. */
const frame = { x: 65, y: 636, width: 870, height: 702, radius: 45, edge: 9 } as const

/** The top of the part of a figure that its frame shows, in the figure's own units. */
const windowTop = -129.5

/**
 * Which stretch of a figure's width, 164.8 units from -82.4, its frame shows: chosen by eye, so that
 * heads have nearly one size and as little as possible of what a figure holds is cut.
 */
const windows: Readonly<Record<`${Court}${Suit}`, { left: number; width: number }>> = {
  JC: { left: -76, width: 142 },
  QC: { left: -66, width: 142 },
  KC: { left: -61, width: 142 },
  JD: { left: -74, width: 142 },
  QD: { left: -69, width: 142 },
  KD: { left: -68, width: 148 },
  JH: { left: -74, width: 148 },
  QH: { left: -68, width: 142 },
  KH: { left: -64, width: 146 },
  JS: { left: -61, width: 142 },
  QS: { left: -80, width: 156 },
  KS: { left: -61, width: 142 },
}

/** How much of a hollow symbol's square its opening takes. */
const OPENING = 0.52

/** The middle of an opening from the top of the symbol's square: a heart is wider above. */
const OPENING_MIDDLE: Readonly<Partial<Record<Suit, number>>> = { D: 50, H: 47 }

/**
 * Where the four colours do not tell red suits from black ones, shape does: the red suits are hollow, as
 * print without colour has always had them.
 */
function isHollow(suit: Suit, deck: DeckName): boolean {
  return deck === 'four' && OPENING_MIDDLE[suit] !== undefined
}

function symbol(suit: Suit, deck: DeckName, { x, y, size }: SymbolPlace): string {
  const corner = `translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})`
  const path = `d="${suitPaths[suit]}"`
  const solid = `<path transform="${corner}" fill="${suitColours[deck][suit]}" ${path}/>`
  if (!isHollow(suit, deck)) return solid
  const middle = OPENING_MIDDLE[suit] ?? 50
  const inner = `translate(${50 * (1 - OPENING)} ${middle * (1 - OPENING)}) scale(${OPENING})`
  return `${solid}<path transform="${corner} ${inner}" fill="${paper}" ${path}/>`
}

async function courtPicture(rank: Court, suit: Suit): Promise<string> {
  const { left, width } = windows[`${rank}${suit}`]
  const height = (width * frame.height) / frame.width
  const place = `x="${frame.x}" y="${frame.y}" width="${frame.width}" height="${frame.height}"`
  const clip = `frame-${rank}${suit}`
  return (
    `<clipPath id="${clip}"><rect ${place} rx="${frame.radius}"/></clipPath>` +
    `<g clip-path="url(#${clip})"><svg ${place} ` +
    `viewBox="${left} ${windowTop} ${width} ${height}">` +
    `${await figureBackdrop(rank, suit)}${courtFigure(rank, suit)}</svg></g>` +
    `<rect ${place} rx="${frame.radius}" fill="none" stroke="${ink}" stroke-opacity=".5" ` +
    `stroke-width="${frame.edge}"/>`
  )
}

/** The blank card: its whole outline filled, with a thin line of ink along the inside. */
export function cardOutline(fill: string): string {
  const inset = card.edge / 2
  return (
    `<rect width="${card.width}" height="${card.height}" rx="${card.radius}" fill="${fill}"/>` +
    `<rect x="${inset}" y="${inset}" width="${card.width - card.edge}" ` +
    `height="${card.height - card.edge}" rx="${card.radius - inset}" fill="none" ` +
    `stroke="${ink}" stroke-opacity=".4" stroke-width="${card.edge}"/>`
  )
}

/** The face of a card as SVG elements, in thousandths of its width from its top left corner. */
export async function cardFace(name: CardName, deck: DeckName): Promise<string> {
  const rank = name[0] as Rank
  const suit = name[1] as Suit
  const colour = suitColours[deck][suit]
  const picture = isCourt(rank) ? await courtPicture(rank, suit) : symbol(suit, deck, largeSymbol)
  return (
    cardOutline(paper) +
    `<path fill="${colour}" d="${indexPath(rank)}"/>` +
    symbol(suit, deck, cornerSymbol) +
    picture
  )
}
