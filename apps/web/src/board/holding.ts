import type { Layout } from './layout.ts'
import { easeOut, flying, retarget, still, valueAt, type Pace } from './motion.ts'
import type { Piece } from './pieces.ts'
import type { Point } from './view.ts'

/** The moment of a change, and how quickly things move. */
export interface Timing {
  readonly now: number
  readonly pace: Pace
}

/** Lifts a run that a tap has picked up. */
export function pickUp(run: readonly Piece[], { now, pace }: Timing): void {
  for (const piece of run) {
    const how = { now, duration: pace.lift, curve: easeOut }
    piece.rise = retarget(piece.rise, 1, how)
    piece.lift = retarget(piece.lift, 1, how)
  }
}

/** Lays a run down that a tap had picked up. */
export function putDown(run: readonly Piece[], { now, pace }: Timing): void {
  for (const piece of run) {
    const how = { now, duration: pace.land, curve: easeOut }
    piece.rise = retarget(piece.rise, 0, how)
    piece.lift = retarget(piece.lift, 0, how)
  }
}

/** A run in the hand: how its cards lie from the finger. */
export type Grip = readonly Point[]

/**
 * Takes a run into the hand at a point of the table. `rise` is how far a picked-up card is held above
 * its place: the grabbed point stays under the finger, whether the run was picked up before or not.
 */
export function takeHold(
  run: readonly Piece[],
  { at, rise }: { readonly at: Point; readonly rise: number },
  { now, pace }: Timing,
): Grip {
  const head = run[0] as Piece
  const off = {
    x: head.x.to - at.x,
    y: head.y.to - at.y - rise * valueAt(head.rise, now),
  }
  return run.map((piece) => {
    piece.rise = still(0)
    piece.lift = retarget(piece.lift, 1, { now, duration: pace.lift, curve: easeOut })
    delete piece.flight
    return { x: off.x + piece.x.to - head.x.to, y: off.y + piece.y.to - head.y.to }
  })
}

/** Moves a run in the hand to where the finger is. */
export function carry(run: readonly Piece[], grip: Grip, finger: Point): void {
  for (const [number, piece] of run.entries()) {
    const { x, y } = grip[number] as Point
    piece.x = still(finger.x + x)
    piece.y = still(finger.y + y)
  }
}

/** Lets a run go home, above all other cards; `first` is the place of its lowest card. */
export function letGo(
  run: readonly Piece[],
  {
    layout,
    pile,
    first,
  }: { readonly layout: Layout; readonly pile: number; readonly first: number },
  { now, pace }: Timing,
): void {
  for (const [number, piece] of run.entries()) {
    const index = first + number
    const home = layout.piles[pile]?.cards[index] as Point
    const fly = { now, duration: pace.fly, curve: flying }
    piece.x = retarget(piece.x, home.x, fly)
    piece.y = retarget(piece.y, home.y, fly)
    piece.rise = still(0)
    piece.lift = retarget(piece.lift, 0, { now, duration: pace.fly, curve: easeOut })
    piece.flight = { start: now, turned: now, end: now + pace.fly, leaving: index, landing: index }
  }
}
