import { cardRect, type Layout, type PileLayout } from './layout.ts'
import type { Spot } from './selection.ts'
import { contains, overlapOf, type Point, type Rect } from './view.ts'

/** The uppermost card under a point, or an empty pile; undefined over bare table. */
export function spotAt(layout: Layout, point: Point): Spot | undefined {
  for (const pile of layout.order.toReversed()) {
    const { base, cards, bounds } = layout.piles[pile] as PileLayout
    if (!contains(bounds, point)) continue
    for (let index = cards.length - 1; index >= 0; index--) {
      if (contains(cardRect(layout, pile, index), point)) return { pile, index }
    }
    if (cards.length === 0 && contains(base, point)) return { pile, index: -1 }
  }
  return undefined
}

/** A run in the hand: the pile it was taken from, where its first card is now, and where it may go. */
export interface Held {
  readonly from: Spot
  readonly card: Rect
  readonly targets: readonly number[]
}

/** A card that was moved by less than this share of its width was not meant to be dropped. */
const SHAKY = 0.25

/** An illegal pile counts as aimed at only when it is under this share of the card. */
const AIMED = 0.3

/**
 * The pile that a dropped run is meant for: the legal one under the largest part of the card; else,
 * to be refused there, an illegal one under a good part of it; undefined when it is let go.
 */
export function dropPile(layout: Layout, { from, card, targets }: Held): number | undefined {
  const home = cardRect(layout, from.pile, from.index)
  if (Math.hypot(card.x - home.x, card.y - home.y) < SHAKY * home.width) return undefined
  const overlaps = layout.piles.map(({ bounds }) => overlapOf(card, bounds))
  const legal = largest(overlaps, (pile) => pile !== from.pile && targets.includes(pile))
  if (legal !== undefined) return legal
  const any = largest(overlaps, () => true)
  if (any === undefined || any === from.pile) return undefined
  const share = (overlaps[any] ?? 0) / (card.width * card.height)
  return share >= AIMED ? any : undefined
}

function largest(
  overlaps: readonly number[],
  counts: (pile: number) => boolean,
): number | undefined {
  let best: number | undefined
  for (const [pile, overlap] of overlaps.entries()) {
    if (overlap > 0 && counts(pile) && overlap > (overlaps[best ?? -1] ?? 0)) best = pile
  }
  return best
}
