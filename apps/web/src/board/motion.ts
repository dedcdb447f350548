/** A time curve: from 0 to 1 as its argument goes from 0 to 1. */
export type Curve = (share: number) => number

/** How long each kind of motion takes, in milliseconds. */
export interface Pace {
  readonly fly: number
  readonly lift: number
  readonly land: number
  readonly flip: number
  /** Between two cards that go to their foundations together. */
  readonly ripple: number
  /** Between two cards that are dealt. */
  readonly deal: number
  readonly shake: number
}

export const PACE: Pace = {
  fly: 180,
  lift: 90,
  land: 60,
  flip: 140,
  ripple: 45,
  deal: 30,
  shake: 180,
}

/** With reduced motion cards take at most 50 ms, and all the rest is cut. */
export const REDUCED_PACE: Pace = {
  fly: 50,
  lift: 0,
  land: 0,
  flip: 0,
  ripple: 0,
  deal: 0,
  shake: 0,
}

/** A number on its way. Before `start` it stands at `from`. */
export interface Tween {
  readonly from: number
  readonly to: number
  readonly start: number
  readonly duration: number
  readonly curve: Curve
}

/** A number that stands still. */
export function still(value: number): Tween {
  return { from: value, to: value, start: 0, duration: 0, curve: linear }
}

/** Where a tween is at a moment. */
export function valueAt({ from, to, start, duration, curve }: Tween, now: number): number {
  if (now >= start + duration) return to
  if (now <= start) return from
  return from + (to - from) * curve((now - start) / duration)
}

/** Whether a tween has arrived. */
export function isStill({ from, to, start, duration }: Tween, now: number): boolean {
  return from === to || now >= start + duration
}

/** Sends a tween from where it is now to another value; one that is on its way there goes on. */
export function retarget(
  tween: Tween,
  to: number,
  how: {
    readonly now: number
    readonly start?: number
    readonly duration: number
    readonly curve: Curve
  },
): Tween {
  if (tween.to === to) return tween
  const { now, start = now, duration, curve } = how
  return { from: valueAt(tween, now), to, start, duration, curve }
}

export const linear: Curve = (share) => share
export const easeOut = cubicBezier(0, 0, 0.58, 1)
export const flying = cubicBezier(0.2, 0.8, 0.2, 1)

/** CSS's `cubic-bezier(x1, y1, x2, y2)`, for x1 and x2 from 0 to 1. */
export function cubicBezier(...[x1, y1, x2, y2]: readonly [number, number, number, number]): Curve {
  return (share) => {
    if (share <= 0 || share >= 1) return Math.max(0, Math.min(1, share))
    let low = 0
    let high = 1
    // x grows with the parameter, so halving finds it: 20 steps leave an error under 0.000001.
    for (let step = 0; step < 20; step++) {
      const middle = (low + high) / 2
      if (bezier(middle, x1, x2) < share) low = middle
      else high = middle
    }
    return bezier((low + high) / 2, y1, y2)
  }
}

/** One coordinate of a cubic Bezier curve from 0 to 1 with the given inner points. */
function bezier(at: number, inner1: number, inner2: number): number {
  const rest = 1 - at
  return 3 * rest * rest * at * inner1 + 3 * rest * at * at * inner2 + at * at * at
}
