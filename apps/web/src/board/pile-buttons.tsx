import { cardName, type Card, type Pile, type PileSpec } from '@samedeal/rules'
import type { JSX } from 'preact'
import type { PileLayout } from './layout.ts'
import type { Focus } from './roving.ts'
import { isSamePile } from './same-position.ts'
import type { Spot } from './selection.ts'
import type { Point, Rect, Size } from './view.ts'
import type { BoardWords } from './words.ts'

/** One pile as buttons: one for the pile, and one for each card of it that can be gone to. */
export interface PileButtonsProps {
  readonly words: BoardWords
  readonly spec: PileSpec
  /** The pile's number. */
  readonly number: number
  readonly pile: Pile
  /** The places from the bottom of the cards that have a button. */
  readonly cards: readonly number[]
  readonly place: PileLayout
  /** The size of a card. */
  readonly card: Size
  /** The place of the first card that is picked up. */
  readonly picked: number | undefined
  readonly isLocked: boolean
  /** What of the pile has the focus, if anything. */
  readonly focus: Focus | undefined
  readonly onTap: (spot: Spot, at: number) => void
  readonly onFocus: (focus: Focus) => void
}

export function PileButtons(props: PileButtonsProps): JSX.Element {
  const { words, spec, number, pile, place, card: size, picked, focus, onFocus } = props
  const last = pile.cards.length - 1
  const tap = (index: number) => (event: MouseEvent) =>
    props.onTap({ pile: number, index }, event.timeStamp)
  return (
    <>
      <button
        type="button"
        class="board-pile"
        data-pile={spec.id}
        aria-label={words.pileLabel(spec, pile)}
        aria-pressed={picked !== undefined}
        aria-disabled={props.isLocked}
        tabIndex={focus !== undefined && focus.card === undefined ? 0 : -1}
        style={styleOf(place.bounds)}
        onClick={tap(last)}
        onFocus={() => onFocus({ pile: number })}
      />
      {props.cards.map((index) => {
        const card = pile.cards[index] as Card
        return (
          <button
            key={index}
            type="button"
            class="board-card"
            data-card={cardName(card)}
            data-index={index}
            aria-label={words.cardIn(card, spec)}
            aria-pressed={picked === index}
            aria-disabled={props.isLocked}
            tabIndex={focus?.card === index ? 0 : -1}
            style={styleOf({ ...(place.cards[index] ?? place.base), ...size })}
            onClick={tap(index)}
            onFocus={() =>
              onFocus(index === last ? { pile: number } : { pile: number, card: index })
            }
          />
        )
      })}
    </>
  )
}

/** Whether two sets of properties give the same buttons. */
export function isDrawnAlike(one: PileButtonsProps, other: PileButtonsProps): boolean {
  return (
    one.words === other.words &&
    one.spec === other.spec &&
    one.picked === other.picked &&
    one.isLocked === other.isLocked &&
    one.onTap === other.onTap &&
    one.onFocus === other.onFocus &&
    one.focus?.pile === other.focus?.pile &&
    one.focus?.card === other.focus?.card &&
    one.card.width === other.card.width &&
    isSamePlace(one.place, other.place) &&
    isSamePile(one.pile, other.pile)
  )
}

function isSamePlace(one: PileLayout, other: PileLayout): boolean {
  return (
    isSamePoint(one.base, other.base) &&
    isSamePoint(one.bounds, other.bounds) &&
    one.bounds.width === other.bounds.width &&
    one.bounds.height === other.bounds.height &&
    one.cards.length === other.cards.length &&
    one.cards.every((card, index) => isSamePoint(card, other.cards[index] as Point))
  )
}

function isSamePoint(one: Point, other: Point): boolean {
  return one.x === other.x && one.y === other.y
}

function styleOf({ x, y, width, height }: Rect): Record<string, string> {
  return { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` }
}
