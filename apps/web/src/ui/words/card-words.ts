import { rankOf, suitOf, type Card, type PileSpec } from '@samedeal/rules'
import { sentence, text } from './words.ts'

/** A rank from 1 to 13 in words: the four letters have names, the rest are their numbers. */
export function rankWord(rank: number): string {
  switch (rank) {
    case 1:
      return text('rank.ace')
    case 11:
      return text('rank.jack')
    case 12:
      return text('rank.queen')
    case 13:
      return text('rank.king')
    default:
      return String(rank)
  }
}

/** A card in words, as inside a sentence: "Queen of spades", "reina de picas". */
export function cardWords(card: Card): string {
  return text(`card.${suitOf(card)}`, { rank: rankWord(rankOf(card)) })
}

/** A pile's name inside a sentence: "column 3", "hearts foundation", "stock". */
export function pileWords(spec: PileSpec): string {
  const n = numberOf(spec)
  switch (spec.kind) {
    case 'stock':
      return text('pile.stock')
    case 'waste':
      return text('pile.waste')
    case 'discard':
      return text('pile.discard')
    case 'tableau':
      return text('pile.column', { n })
    case 'cell':
      return text('pile.cell', { n })
    case 'foundation':
      return spec.suit === undefined
        ? text('pile.foundation', { n })
        : text(`pile.foundation.${spec.suit}`)
  }
}

/** The way to a pile: "to column 3", "to the hearts foundation", "al mazo". */
export function toPileWords(spec: PileSpec): string {
  const n = numberOf(spec)
  switch (spec.kind) {
    case 'stock':
      return text('pile.to.stock')
    case 'waste':
      return text('pile.to.waste')
    case 'discard':
      return text('pile.to.discard')
    case 'tableau':
      return text('pile.to.column', { n })
    case 'cell':
      return text('pile.to.cell', { n })
    case 'foundation':
      return spec.suit === undefined
        ? text('pile.to.foundation', { n })
        : text(`pile.to.foundation.${spec.suit}`)
  }
}

/** A pile's name where a label begins with it: "Column 3", "Hearts foundation". */
export function pileTitle(spec: PileSpec): string {
  return sentence(pileWords(spec))
}

function numberOf({ id, kind, place }: PileSpec): number {
  return kind === 'cell' ? Number(id.replace('cell-', '')) : place.column + 1
}
