import { render, type JSX } from 'preact'
import { cardRect, type Layout } from './layout.ts'
import { Bubble, HintArrow, LockNote, StockCount, type BubbleProps } from './overlay.tsx'
import { Piles, type PilesProps } from './piles.tsx'
import type { Point, Rect, View } from './view.ts'

/** Everything on the table that is DOM: the buttons and what is written over the canvas. */
export interface TableDomProps extends PilesProps {
  readonly view: View
  readonly bubble: BubbleProps | undefined
  readonly hint: { readonly from: Rect; readonly to: Rect; readonly key: string } | undefined
  /** Why the table is locked; empty for no reason given. */
  readonly note: string
}

/** Writes the DOM of the table into an element, or takes it away. */
export function renderTable(host: HTMLElement, props: TableDomProps | undefined): void {
  render(props === undefined ? null : <TableDom {...props} />, host)
}

function TableDom({ view, bubble, hint, note, ...piles }: TableDomProps): JSX.Element {
  return (
    <>
      <Piles {...piles} />
      {view === 'short' ? stockCounts(piles) : null}
      {hint === undefined ? null : <HintArrow {...hint} />}
      {bubble === undefined ? null : <Bubble {...bubble} />}
      {note === '' ? null : <LockNote text={note} />}
    </>
  )
}

/** How far above the stock its count stands. */
const ABOVE = 11

function stockCounts({ words, specs, position, layout }: PilesProps): JSX.Element[] {
  return specs.flatMap(({ kind, id }, pile) => {
    const count = position.piles[pile]?.cards.length ?? 0
    if (kind !== 'stock' || count === 0) return []
    return [<StockCount key={id} text={words.left(count)} at={aboveBase(layout, pile)} />]
  })
}

function aboveBase(layout: Layout, pile: number): Point {
  const { x, y, width } = layout.piles[pile]?.base ?? cardRect(layout, pile, 0)
  return { x: x + width / 2, y: y - ABOVE }
}
