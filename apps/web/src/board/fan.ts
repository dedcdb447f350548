import type { Pile, PileSpec } from '@samedeal/rules'
import type { Measures } from './measures.ts'
import type { Point } from './view.ts'

/** Which way a pile's cards spread. The index, top left on each card, stays in sight. */
export type FanDirection = 'none' | 'down' | 'left' | 'right' | 'up'

export interface Fan {
  readonly spec: PileSpec
  readonly pile: Pile
  readonly direction: FanDirection
  /** From the upper edge of the first card to the lowest place where the last card may end. */
  readonly room: number
}

/** How much lower each of the next two cards under the top of a closed pile lies: its thickness. */
const THICKNESS = 1.5

/** Where each card of a pile lies, as a distance from the pile's own place. */
export function fanOffsets(fan: Fan, measures: Measures): Point[] {
  const { cards } = fan.pile
  switch (fan.direction) {
    case 'none':
      return cards.map((_, index) => ({ x: 0, y: thickness(fan, index) }))
    case 'down':
      return downwards(fan, measures)
    case 'left':
      return spread(fan, (depth) => ({ x: -depth * measures.sideways, y: 0 }))
    case 'right':
      return spread(fan, (depth, most) => ({ x: (most - depth) * measures.sideways, y: 0 }))
    case 'up':
      return spread(fan, (depth) => ({ x: 0, y: -depth * measures.upwards }))
  }
}

function thickness({ spec, pile }: Fan, index: number): number {
  if (spec.kind !== 'stock') return 0
  return THICKNESS * Math.min(2, pile.cards.length - 1 - index)
}

/**
 * The last `fanned` cards apart, all others under the first of them. `depth` counts from the top
 * card, `most` is the depth of the lowest card that is spread.
 */
function spread({ spec, pile }: Fan, offset: (depth: number, most: number) => Point): Point[] {
  const { length } = pile.cards
  const most = Math.max(0, Math.min(spec.fanned ?? length, length) - 1)
  return pile.cards.map((_, index) => offset(Math.min(most, length - 1 - index), most))
}

/** A column: compressed only as far as its cards need, the face-down ones first. */
function downwards({ pile, room }: Fan, measures: Measures): Point[] {
  const { cards, faceDown } = pile
  const downs = Math.min(faceDown, Math.max(0, cards.length - 1))
  const ups = Math.max(0, cards.length - 1 - downs)
  const free = room - measures.card.height
  const down = offsetThatFits(free - ups * measures.up.liked, downs, measures.down)
  const up = offsetThatFits(free - downs * down, ups, measures.up)
  const tight = downs * down + ups * up > free ? Math.max(0, free) / (downs * down + ups * up) : 1
  return cards.map((_, index) => ({
    x: 0,
    y: tight * (Math.min(index, downs) * down + Math.max(0, index - downs) * up),
  }))
}

/** The liked offset, or the largest multiple of half a pixel with which `count` of them fit in. */
function offsetThatFits(free: number, count: number, { liked, least }: Measures['down']): number {
  if (count * liked <= free) return liked
  return Math.max(least, Math.floor((2 * free) / count) / 2)
}
