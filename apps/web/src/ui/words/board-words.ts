import { HIDDEN, type Pile, type PileSpec } from '@samedeal/rules'
import type { BoardWords } from '../../board/words.ts'
import { cardWords, pileTitle, pileWords, toPileWords } from './card-words.ts'
import { plural, sentence, text } from './words.ts'

/** The table's words, from the catalogue. */
export const boardWords: BoardWords = {
  table: () => text('table.name'),
  pileLabel,
  cardIn: (card, spec) =>
    sentence(text('card.in', { card: cardWords(card), pile: pileWords(spec) })),
  left: (count) => plural('table.left', count),
  picked: (card, count) =>
    count === 1
      ? sentence(text('table.picked', { card: cardWords(card) }))
      : sentence(plural('table.picked.more', count - 1, { card: cardWords(card) })),
  putBack: () => text('table.put-back'),
  moved: (card, to) =>
    sentence(text('table.moved', { card: cardWords(card), to: toPileWords(to) })),
  turnedUp: (card, on) => text('pile.holds', { pile: pileTitle(on), cards: cardWords(card) }),
  dealt: (count) => plural('table.dealt', count),
  recycled: () => text('table.recycled'),
  won: () => text('table.won'),
  noPicture: () => text('table.no-picture'),
}

function pileLabel(spec: PileSpec, pile: Pile): string {
  const name = pileTitle(spec)
  if (pile.cards.length === 0) return text('pile.empty', { pile: name })
  return text('pile.holds', { pile: name, cards: contents(spec, pile) })
}

function contents({ kind, fan }: PileSpec, { cards, faceDown }: Pile): string {
  const count = cards.length
  if (kind === 'stock') return plural('pile.cards', count)
  const known = cards.filter((card, index) => index >= faceDown && card !== HIDDEN)
  if (fan === 'down') return column(known.map(cardWords), count - known.length)
  const top = known.at(-1)
  if (top === undefined || cards.at(-1) === HIDDEN) return plural('pile.cards.face-down', count)
  return withMore(cardWords(top), count === 1 ? '' : plural('pile.below', count - 1))
}

/** A column's known cards by their names, and how many lie face down. */
function column(known: readonly string[], unknown: number): string {
  const named = known.reduce(
    (cards, next) => (cards === '' ? next : text('pile.card-and-card', { cards, next })),
    '',
  )
  return withMore(named, unknown === 0 ? '' : plural('pile.face-down', unknown))
}

function withMore(cards: string, more: string): string {
  if (cards === '') return more
  return more === '' ? cards : text('pile.and', { cards, more })
}
