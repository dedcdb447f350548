import { carry, letGo, pickUp, putDown, takeHold, type Grip } from './holding.ts'
import { RISE } from './painting.ts'
import {
  isSameSpot,
  keep,
  NOTHING_PICKED,
  type Picked,
  type Selection,
  type TableState,
} from './selection.ts'
import type { Stage } from './stage.ts'
import type { Point, Rect } from './view.ts'

/** A run under the finger. */
interface Drag {
  readonly picked: Picked
  readonly grip: Grip
  finger: Point
}

/** The run that the player has picked up: lifted where it lies, or carried under a finger. */
export class Hand {
  readonly #stage: Stage
  #selection: Selection = NOTHING_PICKED
  #drag: Drag | undefined

  constructor(stage: Stage) {
    this.#stage = stage
  }

  get selection(): Selection {
    return this.#selection
  }

  get isCarrying(): boolean {
    return this.#drag !== undefined
  }

  /** Picks another run up by tap or key, or lays the one down that is; answers whether that changes the run. */
  select(next: Selection): boolean {
    const [before, after] = [this.#selection.picked, next.picked]
    this.#selection = next
    this.#drag = undefined
    if (isSameSpot(before, after)) return false
    const { timing } = this.#stage
    if (before !== undefined) putDown(this.#stage.run(before), timing)
    if (after !== undefined) pickUp(this.#stage.run(after), timing)
    return true
  }

  /** Takes a run under the finger at the point where it was touched. */
  take(picked: Picked, at: Point): void {
    if (!isSameSpot(this.#selection.picked, picked)) this.select(NOTHING_PICKED)
    this.#selection = { picked }
    const rise = RISE * this.#stage.layout.card.width
    const grip = takeHold(this.#stage.run(picked), { at, rise }, this.#stage.timing)
    this.#drag = { picked, grip, finger: at }
  }

  /** Carries the run to where the finger is. */
  carry(finger: Point): void {
    if (this.#drag === undefined) return
    this.#drag.finger = finger
    carry(this.#stage.run(this.#drag.picked), this.#drag.grip, finger)
    this.#stage.request()
  }

  /** The carried run and where its first card is now. */
  get carried(): { readonly picked: Picked; readonly card: Rect } | undefined {
    if (this.#drag === undefined) return undefined
    const { picked, grip, finger } = this.#drag
    const [head] = grip
    const corner = { x: finger.x + (head?.x ?? 0), y: finger.y + (head?.y ?? 0) }
    return { picked, card: { ...corner, ...this.#stage.layout.card } }
  }

  /** Ends a drag: the run flies home. Answers whether there was one. */
  letGo(): boolean {
    const drag = this.#drag
    if (drag === undefined) return false
    this.empty()
    const { pile, index: first } = drag.picked
    const { layout, timing } = this.#stage
    letGo(this.#stage.run(drag.picked), { layout, pile, first }, timing)
    return true
  }

  /** Holds nothing any more; what was carried has been sent elsewhere. */
  empty(): void {
    this.#drag = undefined
    this.#selection = NOTHING_PICKED
  }

  /** After all pieces have been sent to their places: the run stays in the hand if it still can. */
  keep(table: TableState): void {
    this.#selection = keep(this.#selection, table)
    const { picked } = this.#selection
    if (picked === undefined) {
      this.#drag = undefined
      return
    }
    const run = this.#stage.run(picked)
    const { timing } = this.#stage
    pickUp(run, timing)
    if (this.#drag === undefined) return
    const { grip, finger } = this.#drag
    takeHold(run, { at: finger, rise: 0 }, timing)
    carry(run, grip, finger)
  }
}
