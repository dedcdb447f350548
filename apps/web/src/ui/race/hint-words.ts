import type { Move, PileSpec, Position } from '@samedeal/rules'
import { cardWords, toPileWords } from '../words/card-words.ts'
import { text } from '../words/words.ts'

/** A hint as a screen reader hears it: the card to move and where to, or what to do with the stock. */
export function hintWords(
  { from, to, count }: Move,
  { specs, position }: { readonly specs: readonly PileSpec[]; readonly position: Position },
): string {
  const source = specs.findIndex(({ id }) => id === from)
  const target = specs.find(({ id }) => id === to)
  const card = position.piles[source]?.cards.at(-count)
  if (specs[source]?.kind === 'stock') return text('race.hint.draw')
  if (target?.kind === 'stock') return text('race.hint.recycle')
  if (target === undefined || card === undefined) return text('race.hint.none')
  return text('race.hint.move', { card: cardWords(card), to: toPileWords(target) })
}
