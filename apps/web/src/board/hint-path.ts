import { centreOf, type Point, type Rect } from './view.ts'

/** An arrow from one card to another place, as the parts that are drawn. */
export interface HintPath {
  readonly start: Point
  /** The line, as SVG path data; it ends at the head's foot. */
  readonly line: string
  /** The head, as SVG path data. */
  readonly head: string
}

/**
 * An arrow that keeps clear of both indexes, which stand at the top of a card: it leaves and
 * arrives low on the edges that face each other.
 */
export function hintPath(from: Rect, to: Rect): HintPath {
  const start = facingPoint(from, centreOf(to), 0.66)
  const tip = facingPoint(to, start, 0.8)
  const way = { x: tip.x - start.x, y: tip.y - start.y }
  const length = Math.max(1, Math.hypot(way.x, way.y))
  const bow = 0.16 * (way.x < 0 ? -1 : 1)
  const bend = {
    x: start.x + way.x / 2 + bow * way.y,
    y: start.y + way.y / 2 - bow * way.x,
  }
  const size = Math.min(0.24 * from.width, length / 2)
  const into = unit({ x: tip.x - bend.x, y: tip.y - bend.y })
  const foot = { x: tip.x - into.x * size, y: tip.y - into.y * size }
  const wing = { x: -into.y * size * 0.55, y: into.x * size * 0.55 }
  return {
    start,
    line: `M${text(start)}Q${text(bend)} ${text(foot)}`,
    head:
      `M${text(tip)}L${text({ x: foot.x + wing.x, y: foot.y + wing.y })}` +
      `L${text({ x: foot.x - wing.x, y: foot.y - wing.y })}Z`,
  }
}

/** A point on the side of a card that faces another point, at a share of its height. */
function facingPoint({ x, y, width, height }: Rect, other: Point, share: number): Point {
  const inset = 0.1 * width
  const side = other.x < x + width / 2 ? x + inset : x + width - inset
  const isAbove = Math.abs(other.x - (x + width / 2)) < width / 2
  return { x: isAbove ? x + width / 2 : side, y: y + share * height }
}

function unit({ x, y }: Point): Point {
  const length = Math.max(1e-6, Math.hypot(x, y))
  return { x: x / length, y: y / length }
}

function text({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}
