import type { JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { hintPath } from './hint-path.ts'
import type { Point, Rect, Size } from './view.ts'

/** A refusal's reason at the card or pile that refused. */
export interface BubbleProps {
  /** Follows the language: its signals are read while the bubble is rendered. */
  readonly text: () => string
  readonly at: Rect
  readonly area: Size
}

/** From the bubble to the card and to the edges of the table. */
const AWAY = 12
const EDGE = 8

/** Under its card, or above it where there is no room below. It is said in the live region too. */
export function Bubble({ text, at, area }: BubbleProps): JSX.Element {
  const words = text()
  const bubble = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = bubble.current
    if (element === null) return
    const { offsetWidth: width, offsetHeight: height } = element
    const middle = at.x + at.width / 2
    const most = Math.max(EDGE, area.width - width - EDGE)
    const left = Math.max(EDGE, Math.min(most, middle - width / 2))
    const isAbove = at.y + at.height + AWAY + height + EDGE > area.height
    const top = isAbove ? at.y - AWAY - height : at.y + at.height + AWAY
    element.style.left = `${left}px`
    element.style.top = `${Math.max(EDGE, top)}px`
    element.style.setProperty('--tip', `${Math.max(16, Math.min(width - 16, middle - left))}px`)
    element.classList.toggle('above', isAbove)
  }, [words, at, area])
  return (
    <div ref={bubble} class="board-bubble" aria-hidden="true">
      <svg viewBox="0 0 16 16" class="board-cross">
        <path d="M3 3 13 13M13 3 3 13" />
      </svg>
      {words}
    </div>
  )
}

/** An arrow from the card to move to where it may go; its lower parts only, never over an index. */
export function HintArrow({ from, to }: { readonly from: Rect; readonly to: Rect }): JSX.Element {
  const { start, line, head } = hintPath(from, to)
  const thick = Math.max(4, 0.055 * from.width)
  return (
    <svg class="board-hint" aria-hidden="true">
      <g class="board-hint-edge" stroke-width={thick + 3}>
        <path class="board-hint-line" d={line} pathLength={1} />
        <path class="board-hint-head" d={head} stroke-width={3} />
      </g>
      <g class="board-hint-arrow" stroke-width={thick}>
        <path class="board-hint-line" d={line} pathLength={1} />
        <path class="board-hint-head" d={head} stroke-width={0} />
        <circle cx={start.x} cy={start.y} r={thick * 0.8} />
      </g>
    </svg>
  )
}

/** How many cards the stock holds, where no button says so. */
export function StockCount({
  text,
  at,
}: {
  readonly text: string
  readonly at: Point
}): JSX.Element {
  return (
    <div class="board-count" style={{ left: `${at.x}px`, top: `${at.y}px` }} aria-hidden="true">
      {text}
    </div>
  )
}

/** Why the table takes no move now. */
export function LockNote({ text }: { readonly text: string }): JSX.Element {
  return (
    <div class="board-note">
      <p>{text}</p>
    </div>
  )
}
