import {
  isWon,
  HIDDEN,
  type Card,
  type Move,
  type Pile,
  type PileSpec,
  type Position,
} from '@samedeal/rules'
import { pairCards, type Place } from './pairing.ts'
import type { TableState } from './selection.ts'
import { isTurnedOver } from './turned-over.ts'
import type { BoardWords } from './words.ts'

/** More cards than this that turn up together are counted instead of named. */
const MOST_NAMED = 3

/** What a screen reader hears when one position follows another: the cards that have turned up. */
export function narrate(before: Position, table: TableState, words: BoardWords): string[] {
  const { position, specs, game } = table
  const pairs = pairCards(before, position)
  const turned = knownCards(position).filter(({ pile, index }) => {
    const was = pairs[pile]?.[index]
    return was === undefined || !isKnown(before, was)
  })
  const said =
    turned.length > MOST_NAMED
      ? [words.dealt(turned.length)]
      : turned.map(({ card, pile }) => words.turnedUp(card, specs[pile] as PileSpec))
  if (isTurnedOver(before, table)) said.unshift(words.recycled())
  if (isWon(game, position) && !isWon(game, before)) said.push(words.won())
  return said
}

/** A move in words: the card that heads the run, and where it goes. A draw is told by its cards. */
export function moveWords(
  { from, to, count }: Move,
  { position, specs }: TableState,
  words: BoardWords,
): string[] {
  const source = specs.findIndex(({ id }) => id === from)
  const target = specs.find(({ id }) => id === to)
  const card = position.piles[source]?.cards.at(-count)
  const isStock = target?.kind === 'stock' || specs[source]?.kind === 'stock'
  if (isStock || target === undefined || card === undefined || card === HIDDEN) return []
  return [words.moved(card, target)]
}

/** The cards that lie face up and are known, with their places. */
function knownCards(position: Position): (Place & { readonly card: Card })[] {
  return position.piles.flatMap(({ cards }, pile) =>
    cards.map((card, index) => ({ card, pile, index })).filter((place) => isKnown(position, place)),
  )
}

function isKnown({ piles }: Position, { pile, index }: Place): boolean {
  const { cards, faceDown } = piles[pile] as Pile
  return index >= faceDown && cards[index] !== HIDDEN
}
