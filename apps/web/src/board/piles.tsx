import {
  cardName,
  HIDDEN,
  type Card,
  type Pile,
  type PileSpec,
  type Position,
} from '@samedeal/rules'
import type { JSX } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { cardRect, type Layout } from './layout.ts'
import { step, type Arrow, type Focus } from './roving.ts'
import type { Spot } from './selection.ts'
import type { Rect } from './view.ts'
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
  onTap(spot: Spot, at: number): void
  /** Escape. */
  onEscape(): void
  onFocus(pile: number | undefined): void
}

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const

export function Piles(props: PilesProps): JSX.Element {
  const { specs, position, layout } = props
  const group = useRef<HTMLDivElement>(null)
  const [focus, setFocus] = useState<Focus>({ pile: 0 })
  const cards = specs.map((spec, pile) => cardsToReach(spec, position.piles[pile] as Pile))
  const hadFocus = group.current?.contains(document.activeElement) ?? false

  // A card's button goes when the card moves on: the focus then stays on its pile.
  useLayoutEffect(() => {
    if (hadFocus && !group.current?.contains(document.activeElement)) focusOn({ pile: focus.pile })
  })

  function focusOn({ pile, card }: Focus): void {
    const name = card === undefined ? undefined : position.piles[pile]?.cards[card]
    const which =
      name === undefined ? `[data-pile="${specs[pile]?.id}"]` : `[data-card="${cardName(name)}"]`
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

  function takeFocus(next: Focus): void {
    setFocus(next)
    props.onFocus(next.pile)
  }

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
      {specs.map((spec, pile) => (
        <PileButtons
          key={spec.id}
          {...props}
          spec={spec}
          pile={pile}
          cards={cards[pile] ?? []}
          focus={focus.pile === pile ? focus : undefined}
          takeFocus={takeFocus}
        />
      ))}
    </div>
  )
}

interface PileButtonsProps extends PilesProps {
  readonly spec: PileSpec
  readonly pile: number
  readonly cards: readonly number[]
  readonly focus: Focus | undefined
  readonly takeFocus: (focus: Focus) => void
}

function PileButtons(props: PileButtonsProps): JSX.Element {
  const { spec, pile, cards, layout, picked, position, focus, takeFocus } = props
  const { cards: faces } = position.piles[pile] as Pile
  const last = faces.length - 1
  const tap = (index: number) => (event: MouseEvent) =>
    props.onTap({ pile, index }, event.timeStamp)
  return (
    <>
      <button
        type="button"
        class="board-pile"
        data-pile={spec.id}
        aria-label={props.words.pileLabel(spec, position.piles[pile] as Pile)}
        aria-pressed={picked?.pile === pile}
        aria-disabled={props.isLocked}
        tabIndex={focus !== undefined && focus.card === undefined ? 0 : -1}
        style={styleOf(layout.piles[pile]?.bounds as Rect)}
        onClick={tap(last)}
        onFocus={() => takeFocus({ pile })}
      />
      {cards.map((index) => {
        const card = faces[index] as Card
        return (
          <button
            key={card}
            type="button"
            class="board-card"
            data-card={cardName(card)}
            aria-label={props.words.cardIn(card, spec)}
            aria-pressed={picked?.pile === pile && picked.index === index}
            aria-disabled={props.isLocked}
            tabIndex={focus?.card === index ? 0 : -1}
            style={styleOf(cardRect(layout, pile, index))}
            onClick={tap(index)}
            onFocus={() => takeFocus(index === last ? { pile } : { pile, card: index })}
          />
        )
      })}
    </>
  )
}

/** The places of a pile's cards that have a button: all known ones of a column, else the last one. */
function cardsToReach(spec: PileSpec, { cards, faceDown }: Pile): number[] {
  const known = [...cards.keys()].filter((index) => index >= faceDown && cards[index] !== HIDDEN)
  return spec.fan === 'down' ? known : known.filter((index) => index === cards.length - 1)
}

function styleOf({ x, y, width, height }: Rect): Record<string, string> {
  return { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` }
}
