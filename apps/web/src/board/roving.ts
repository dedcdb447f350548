import type { Layout } from './layout.ts'
import type { Point, Rect } from './view.ts'

/** What has the focus: a pile, or a card in it by its place from the bottom. */
export interface Focus {
  readonly pile: number
  readonly card?: number
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

/** The table as the arrow keys see it: for each pile, the cards of it that can be gone to. */
export interface Paths {
  readonly layout: Layout
  readonly cards: readonly (readonly number[])[]
}

/**
 * Where an arrow key leads: up and down through the known cards of a column first (the pile itself
 * stands for its last card), then to the nearest pile that way. Undefined at the edge of the table.
 */
export function step(from: Focus, arrow: Arrow, { layout, cards }: Paths): Focus | undefined {
  const own = (cards[from.pile] ?? []).slice(0, -1)
  const at = from.card === undefined ? own.length : own.indexOf(from.card)
  if (arrow === 'ArrowUp' && at > 0) return { pile: from.pile, card: own[at - 1] as number }
  if (arrow === 'ArrowDown' && at < own.length) {
    const next = own[at + 1]
    return next === undefined ? { pile: from.pile } : { pile: from.pile, card: next }
  }
  const pile = nearest(layout, from.pile, arrow)
  return pile === undefined ? undefined : { pile }
}

const DIRECTIONS: Readonly<Record<Arrow, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** A step to the side counts as this many in the direction of the arrow. */
const ASIDE = 3

function nearest({ piles }: Layout, from: number, arrow: Arrow): number | undefined {
  const { x, y } = DIRECTIONS[arrow]
  const start = piles[from]?.base as Rect
  let best: { readonly pile: number; readonly way: number } | undefined
  for (const [pile, { base }] of piles.entries()) {
    const dx = base.x - start.x
    const dy = base.y - start.y
    const ahead = dx * x + dy * y
    if (ahead <= 1) continue
    const way = ahead + ASIDE * Math.abs(dx * y + dy * x)
    if (way < (best?.way ?? Number.POSITIVE_INFINITY)) best = { pile, way }
  }
  return best?.pile
}
