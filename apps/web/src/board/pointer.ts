import type { Point } from './view.ts'

/** What fingers and the mouse do on the table. Points are from the surface's top left corner. */
export interface Gestures {
  /** The mouse passes over a point with no button down: which cursor it shows there. */
  hover(point: Point): 'pointer' | 'default'
  /** A touch without a way; `at` in milliseconds of the event clock. */
  tap(point: Point, at: number): void
  /** A touch that begins to move, with the point where it began. False: there is nothing to drag. */
  dragStart(point: Point): boolean
  /** A touch that has moved although there was nothing to drag. */
  sweep(from: Point, to: Point): void
  dragMove(point: Point): void
  dragEnd(point: Point): void
  /** The system, a second finger or another window took the drag away. */
  dragCancel(): void
}

/** How far a touch may wander and still be a tap. */
const WANDER = { mouse: 4, touch: 8 } as const

type Touch = {
  readonly id: number
  readonly from: Point
  readonly wander: number
  phase: 'down' | 'dragging' | 'idle'
}

/**
 * Listens to pointers on a surface until the returned function is called. At most one touch counts
 * at a time: a second one ends a drag, and is a tap of its own while the first is only held.
 */
export function listen(surface: HTMLElement, gestures: Gestures): () => void {
  let touch: Touch | undefined
  const listening = new AbortController()
  const { signal } = listening

  function pointOf(event: PointerEvent): Point {
    const { left, top } = surface.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }

  function cancel(): void {
    const ended = touch
    touch = undefined
    if (ended?.phase === 'dragging') gestures.dragCancel()
  }

  function down(event: PointerEvent): void {
    if (event.button !== 0) return
    if (touch !== undefined) {
      const wasHeld = touch.phase === 'down' ? touch : undefined
      cancel()
      if (wasHeld === undefined) return
      gestures.tap(wasHeld.from, event.timeStamp)
    }
    const isMouse = event.pointerType === 'mouse'
    touch = {
      id: event.pointerId,
      from: pointOf(event),
      wander: isMouse ? WANDER.mouse : WANDER.touch,
      phase: 'down',
    }
    // So that a release outside the window arrives here too.
    surface.setPointerCapture(event.pointerId)
  }

  function move(event: PointerEvent): void {
    if (touch === undefined && event.pointerType === 'mouse') {
      surface.style.cursor = gestures.hover(pointOf(event))
    }
    if (touch?.id !== event.pointerId) return
    const point = pointOf(event)
    if (touch.phase === 'down') {
      const { from, wander } = touch
      if (Math.hypot(point.x - from.x, point.y - from.y) < wander) return
      touch.phase = gestures.dragStart(from) ? 'dragging' : 'idle'
    }
    if (touch.phase === 'dragging') gestures.dragMove(point)
  }

  function up(event: PointerEvent): void {
    if (touch?.id !== event.pointerId) return
    const ended = touch
    touch = undefined
    if (ended.phase === 'down') gestures.tap(ended.from, event.timeStamp)
    else if (ended.phase === 'dragging') gestures.dragEnd(pointOf(event))
    else gestures.sweep(ended.from, pointOf(event))
  }

  function lost(event: PointerEvent): void {
    if (touch?.id === event.pointerId) cancel()
  }

  function hidden(): void {
    if (document.visibilityState === 'hidden') cancel()
  }

  surface.addEventListener('pointerdown', down, { signal })
  surface.addEventListener('pointermove', move, { signal })
  surface.addEventListener('pointerup', up, { signal })
  surface.addEventListener('pointercancel', lost, { signal })
  surface.addEventListener('lostpointercapture', lost, { signal })
  surface.addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
  window.addEventListener('blur', cancel, { signal })
  document.addEventListener('visibilitychange', hidden, { signal })
  return () => {
    cancel()
    listening.abort()
  }
}
