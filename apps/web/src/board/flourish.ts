import { easeOut, flying, still } from './motion.ts'
import type { Piece, Pieces } from './pieces.ts'
import type { Point, Size } from './view.ts'

/** How long a win is celebrated, in milliseconds. */
export const FLOURISH_TIME = 1200

const APART = 5
const OUT = 380
const BACK_FROM = 660
const BACK = 280

/** How far the ring turns while it stands, in radians. */
const TURN = 0.9

/**
 * A win's moment: the cards leave their piles one after the other, stand in a turning ring round the
 * middle of the table, and come back. `since` is the time from its beginning.
 */
export function flourishing(
  pieces: Pieces,
  table: { readonly area: Size; readonly card: Size },
  since: number,
): Pieces {
  const total = pieces.reduce((sum, pile) => sum + pile.length, 0)
  const numbers = numbered(pieces)
  return pieces.map((pile, number) =>
    pile.map((piece, index): Piece => {
      const place = numbers[number]?.[index] ?? 0
      const share = shareAt(since, (52 * place) / total)
      const ring = ringPoint(table, (place / total) * 2 * Math.PI + (TURN * since) / FLOURISH_TIME)
      return {
        ...piece,
        x: still(piece.x.to + share * (ring.x - piece.x.to)),
        y: still(piece.y.to + share * (ring.y - piece.y.to)),
      }
    }),
  )
}

/** In which order the cards go: the lowest of each pile first. */
function numbered(pieces: Pieces): number[][] {
  const numbers = pieces.map((): number[] => [])
  const deepest = Math.max(...pieces.map(({ length }) => length))
  let next = 0
  for (let index = 0; index < deepest; index++) {
    for (const [pile, { length }] of pieces.entries()) {
      if (index < length) (numbers[pile] as number[])[index] = next++
    }
  }
  return numbers
}

/** How far the card of a number is on its way to the ring: 0 at home, 1 in the ring. */
function shareAt(since: number, number: number): number {
  const out = flying((since - number * APART) / OUT)
  const back = easeOut((since - BACK_FROM - number * APART) / BACK)
  return Math.max(0, out - back)
}

/** The top left corner of a card in the ring. */
function ringPoint({ area, card }: { area: Size; card: Size }, angle: number): Point {
  const across = Math.max(0, area.width / 2 - 0.7 * card.width)
  const along = Math.max(0, area.height / 2 - 0.6 * card.height)
  const [rx, ry] = [Math.min(across, 1.25 * along), Math.min(along, 1.25 * across)]
  return {
    x: (area.width - card.width) / 2 + rx * Math.sin(angle),
    y: (area.height - card.height) / 2 - ry * Math.cos(angle),
  }
}
