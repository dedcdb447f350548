import { dropPile, spotAt, type Held } from './dropping.ts'
import type { Gestures } from './pointer.ts'
import type { Spot } from './selection.ts'
import type { Stage } from './stage.ts'
import type { Point } from './view.ts'

/** A table under a finger: what its player does where. */
export interface TouchedTable {
  /** Whether a touch of this spot does anything. */
  reacts(spot: Spot): boolean
  /** A spot was touched, or the felt; `at` in milliseconds of the event clock. */
  touch(spot: Spot | undefined, at: number): void
  /** Lifts the run at a spot by a point of it; false when nothing can be lifted there. */
  lift(spot: Spot, point: Point): boolean
  carry(to: Point): void
  /** Puts what is carried down on the pile that `choose` gives; undefined: where it was. */
  putDown(choose: (held: Held) => number | undefined): void
  /** A finger went from one pile to another, and nothing was lifted. */
  swept(from: number, to: number): void
  deselect(): void
}

/** Finds what lies under the points of the canvas that are touched. */
export class TableGestures implements Gestures {
  readonly #stage: Pick<Stage, 'layout'>
  readonly #table: TouchedTable

  constructor(stage: Pick<Stage, 'layout'>, table: TouchedTable) {
    this.#stage = stage
    this.#table = table
  }

  hover(point: Point): 'pointer' | 'default' {
    const spot = this.#spotAt(point)
    return spot !== undefined && this.#table.reacts(spot) ? 'pointer' : 'default'
  }

  tap(point: Point, at: number): void {
    this.#table.touch(this.#spotAt(point), at)
  }

  dragStart(point: Point): boolean {
    const spot = this.#spotAt(point)
    return spot !== undefined && this.#table.lift(spot, point)
  }

  sweep(from: Point, to: Point): void {
    const [source, target] = [this.#spotAt(from)?.pile, this.#spotAt(to)?.pile]
    if (source !== undefined && target !== undefined) this.#table.swept(source, target)
  }

  dragMove(point: Point): void {
    this.#table.carry(point)
  }

  dragEnd(point: Point): void {
    this.#table.carry(point)
    this.#table.putDown((held) => dropPile(this.#stage.layout, held))
  }

  dragCancel(): void {
    this.#table.deselect()
  }

  #spotAt(point: Point): Spot | undefined {
    return spotAt(this.#stage.layout, point)
  }
}
