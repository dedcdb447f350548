import type { BackName } from './colours.ts'
import type { Suit } from './suits.ts'

/** A rank by its letter, as in a card's two-letter name: T is the ten. */
export type Rank = 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K'

/** A card by two letters, rank then suit: "TH" is the ten of hearts. */
export type CardName = `${Rank}${Suit}`

/** One cell of an atlas: a card, or a back such as "back-ink". */
export type FrameName = CardName | `back-${BackName}`

/** Where a frame lies in its atlas, in pixels from the top left corner. */
export type Frame = { x: number; y: number; w: number; h: number }

const suits: readonly Suit[] = ['C', 'D', 'H', 'S']
const ranks: readonly Rank[] = [...('A23456789TJQK' as Iterable<Rank>)]
const backs: readonly BackName[] = ['ink', 'oxblood', 'felt', 'contrast']

/** Every frame's name in atlas order: the 52 cards, then the backs. */
export const frameNames: readonly FrameName[] = [
  ...suits.flatMap((suit) => ranks.map((rank): CardName => `${rank}${suit}`)),
  ...backs.map((back): FrameName => `back-${back}`),
]

/**
 * The grid of an atlas, in pixels. Cards are shown 46 to 140 CSS px wide at a pixel ratio up to 2,
 * so 46 to 280 device px. A cell of 240 px is enlarged 1.17 times at the very widest, is halved or
 * quartered by the mipmaps for a phone, and keeps an atlas under 2048 by 2432 px (19 MB of texture,
 * 25 with mipmaps) and 220 KB. Frames begin and end on multiples of 8 with 8 px between them, so the
 * first three mipmaps never mix a card with its neighbour.
 */
export const grid = { columns: 8, rows: 7, cellWidth: 240, cellHeight: 336, gap: 8 } as const

/** The size of an atlas in pixels. */
export const atlasSize = {
  width: grid.columns * (grid.cellWidth + grid.gap),
  height: grid.rows * (grid.cellHeight + grid.gap),
} as const

/** Every frame of an atlas; both decks have the same. */
export function atlasFrames(): Record<FrameName, Frame> {
  const frames = frameNames.map((name, place): [FrameName, Frame] => [
    name,
    {
      x: (place % grid.columns) * (grid.cellWidth + grid.gap),
      y: Math.floor(place / grid.columns) * (grid.cellHeight + grid.gap),
      w: grid.cellWidth,
      h: grid.cellHeight,
    },
  ])
  return Object.fromEntries(frames) as Record<FrameName, Frame>
}
