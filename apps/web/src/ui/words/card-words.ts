import { rankOf, suitOf, type Card, type PileSpec } from '@samedeal/rules'
import { text } from './words.ts'

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

/** A card in words: "Queen of spades". */
export function cardWords(card: Card): string {
  return text(`card.${suitOf(card)}`, { rank: rankWord(rankOf(card)) })
}

/** A pile's name: "Column 3", "Hearts foundation", "Stock". */
export function pileWords({ id, kind, suit, place }: PileSpec): string {
  const n = place.column + 1
  switch (kind) {
    case 'stock':
      return text('pile.stock')
    case 'waste':
      return text('pile.waste')
    case 'tableau':
      return text('pile.column', { n })
    case 'cell':
      return text('pile.cell', { n: id.replace('cell-', '') })
    case 'foundation':
      return suit === undefined ? text('pile.foundation', { n }) : text(`pile.foundation.${suit}`)
  }
}
