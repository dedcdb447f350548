import { HIDDEN, type Pile, type PileSpec, type Position } from '@samedeal/rules'
import type { JSX } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Layout, PileLayout } from './layout.ts'
import { isDrawnAlike, PileButtons, type PileButtonsProps } from './pile-buttons.tsx'
import { step, type Arrow, type Focus } from './roving.ts'
import type { Spot } from './selection.ts'
import type { BoardWords } from './words.ts'

/** The table as buttons: for keyboards, screen readers and tests. The canvas takes the pointers. */
export interface PilesProps {
  readonly words: BoardWords
  readonly specs: readonly PileSpec[]
  readonly position: Position
  readonly layout: Layout
  readonly picked: Spot | undefined
  readonly isLocked: boolean
  /** Enter or Space on a pile or a card; `at` is the moment in milliseconds of the event clock. */
  readonly onTap: (spot: Spot, at: number) => void
  /** Escape. */
  onEscape(): void
  onFocus(pile: number | undefined): void
}

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const

export function Piles(props: PilesProps): JSX.Element {
  const { specs, position, layout } = props
  const group = useRef<HTMLDivElement>(null)
  const [focus, setFocus] = useState<Focus>({ pile: 0 })
  const drawn = useRef<{ readonly shown: PileButtonsProps; readonly buttons: JSX.Element }[]>([])
  const takeFocus = useRef((next: Focus) => {
    setFocus(next)
    props.onFocus(next.pile)
  })
  const cards = specs.map((spec, pile) => cardsToReach(spec, position.piles[pile] as Pile))
  const hadFocus = group.current?.contains(document.activeElement) ?? false

  // A card's button goes when the card moves on: the focus then stays on its pile.
  useLayoutEffect(() => {
    if (hadFocus && !group.current?.contains(document.activeElement)) focusOn({ pile: focus.pile })
  })

  function focusOn({ pile, card }: Focus): void {
    const own = `[data-pile="${specs[pile]?.id}"]`
    const which = card === undefined ? own : `${own} ~ [data-index="${card}"]`
    group.current?.querySelector<HTMLElement>(which)?.focus()
  }

  function onKeyDown(event: KeyboardEvent): void {
    // A key that is held down is one tap, not many.
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
    if (event.key === 'Escape') props.onEscape()
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const arrow: Arrow | undefined = ARROWS.find((key) => key === event.key)
    if (arrow === undefined) return
    event.preventDefault()
    const next = step(focus, arrow, { layout, cards })
    if (next !== undefined) focusOn(next)
  }

  const buttons = specs.map((spec, pile) => {
    const { words, picked, isLocked, onTap } = props
    const shown: PileButtonsProps = {
      words,
      spec,
      number: pile,
      pile: position.piles[pile] as Pile,
      cards: cards[pile] ?? [],
      place: layout.piles[pile] as PileLayout,
      card: layout.card,
      picked: picked?.pile === pile ? picked.index : undefined,
      isLocked,
      focus: focus.pile === pile ? focus : undefined,
      onTap,
      onFocus: takeFocus.current,
    }
    const before = drawn.current[pile]
    // What is drawn already is passed over: a move touches two piles of thirteen.
    if (before !== undefined && isDrawnAlike(before.shown, shown)) return before.buttons
    const buttons = <PileButtons key={spec.id} {...shown} />
    drawn.current[pile] = { shown, buttons }
    return buttons
  })

  return (
    <div
      ref={group}
      class="board-piles"
      role="group"
      aria-label={props.words.table()}
      onKeyDown={onKeyDown}
      onFocusOut={(event) => {
        if (!group.current?.contains(event.relatedTarget as Node | null)) props.onFocus(undefined)
      }}
    >
      {buttons}
    </div>
  )
}

/** The places of a pile's cards that have a button: all known ones of a column, else the last one. */
function cardsToReach(spec: PileSpec, { cards, faceDown }: Pile): number[] {
  const known = [...cards.keys()].filter((index) => index >= faceDown && cards[index] !== HIDDEN)
  return spec.fan === 'down' ? known : known.filter((index) => index === cards.length - 1)
}
