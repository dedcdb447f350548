import type { Move, PileSpec, Position } from '@samedeal/rules'
import { cardRect } from './layout.ts'
import { topRect } from './painting.ts'
import type { ShownRefusal } from './refusal-note.ts'
import type { Stage } from './stage.ts'
import type { TableDomProps } from './table-dom.tsx'

/** What the DOM of the table is written from. */
export interface TableWriting extends Pick<
  TableDomProps,
  'words' | 'picked' | 'onTap' | 'onEscape' | 'onFocus'
> {
  readonly stage: Pick<Stage, 'layout' | 'area' | 'view'>
  readonly specs: readonly PileSpec[]
  readonly position: Position
  /** Undefined where the table takes input; else why it takes none, or empty. */
  readonly lock: string | undefined
  /** Whether nothing can be painted. */
  readonly isBlank: boolean
  readonly refusal: ShownRefusal | undefined
  readonly hint: Move | undefined
}

/** Everything on the table that is DOM, as it is to be now. */
export function tableProps(writing: TableWriting): TableDomProps {
  const { stage, lock, isBlank, refusal, hint, ...rest } = writing
  const { layout, area, view } = stage
  const blank = isBlank ? rest.words.noPicture() : ''
  return {
    ...rest,
    layout,
    view,
    isLocked: lock !== undefined,
    note: lock === undefined || lock === '' ? blank : lock,
    bubble: refusal && { text: refusal.text, at: topRect(layout, refusal.pile), area },
    hint: hint && hintRects(hint, writing),
  }
}

/** From the first of the cards to be moved to the place where it would lie. */
function hintRects(
  { from, to, count }: Move,
  { stage: { layout }, specs, position }: TableWriting,
): TableDomProps['hint'] {
  const pile = (id: string): number => specs.findIndex((spec) => spec.id === id)
  const source = pile(from)
  const first = (position.piles[source]?.cards.length ?? 0) - count
  return {
    from: cardRect(layout, source, first),
    to: topRect(layout, pile(to)),
    key: `${from} ${to} ${count}`,
  }
}
