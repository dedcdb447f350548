import {
  cardName,
  freecell,
  isRefusal,
  numberedDeck,
  type Card,
  type Move,
  type Position,
} from '@samedeal/rules'
import { WON_RECORDS } from '@samedeal/rules/won-records'
import type { Racer } from './racer.ts'
import { expect } from './test.ts'

const OPTIONS = { cells: 4 } as const

/** The deal that the line wins. */
export const FREECELL_DECK: readonly Card[] = numberedDeck(1)

/** A win of deal 1, up to where Send brings all the rest home. */
const LINE = untilSend(
  (WON_RECORDS.get('FreeCell 1')?.moves ?? []).flatMap((entry) => ('from' in entry ? [entry] : [])),
)

function untilSend(moves: readonly Move[]): readonly Move[] {
  const last = moves.findLastIndex(({ to }) => !to.startsWith('foundation'))
  return moves.slice(0, last + 1)
}

/** Each move with the card that it takes, and the one that it is laid on; none on an empty pile. */
export function* freecellLine(): Generator<{ move: Move; card: Card; onto: Card | undefined }> {
  const table = freecell.table(OPTIONS)
  let position: Position = freecell.deal(FREECELL_DECK, OPTIONS)
  for (const move of LINE) {
    const cardsOf = (pile: string) =>
      position.piles[table.findIndex(({ id }) => id === pile)]?.cards ?? []
    const card = cardsOf(move.from).at(-move.count) as Card
    yield { move, card, onto: cardsOf(move.to).at(-1) }
    const next = freecell.play(position, move, OPTIONS)
    if (isRefusal(next)) throw new Error(next.refused)
    position = next
  }
}

/** Wins the deal by keyboard, as somebody who cannot see the canvas would. */
export async function winFreecell(racer: Racer): Promise<void> {
  for (const { move, card } of freecellLine()) {
    const before = (await racer.pile(move.to).getAttribute('aria-label')) ?? ''
    await racer.card(cardName(card)).press('Enter')
    await racer.pile(move.to).press('Enter')
    await expect(racer.pile(move.to)).not.toHaveAttribute('aria-label', before)
  }
  await racer.page.keyboard.press('a')
}
