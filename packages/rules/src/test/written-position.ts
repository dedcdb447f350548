import { cardName, HIDDEN, parseCard, type Card } from '../cards/card.ts'
import { freecell } from '../freecell/freecell.ts'
import type { FreecellOptions } from '../freecell/options.ts'
import type { Game, Move, PileId } from '../game.ts'
import { klondike } from '../klondike/klondike.ts'
import type { KlondikeOptions } from '../klondike/options.ts'
import { EMPTY_PILE, NO_STATE, type Pile, type Position } from '../position.ts'
import { isRefusal, type Reason } from '../refusal.ts'

/** Klondike as the party race plays it. */
export const USUAL: KlondikeOptions = { draw: 1, passes: 'unlimited', foundationReturn: true }

/** FreeCell as usual. */
export const FOUR_CELLS: FreecellOptions = { cells: 4 }

/** Piles by name, each bottom card first with face-down cards in brackets: `[6C] [TD] 2C`; `??` is one whose face is not known. */
export type WrittenPiles = Readonly<Record<PileId, string>>

/**
 * A Klondike position from written piles; piles that are not named are empty. Any cards may be
 * left out. Throws on a pile or a card that does not exist, and on a face-up card under a face-down one.
 */
export function klondikePosition(written: WrittenPiles, recycles = 0): Position {
  return { piles: writtenPiles(klondike, USUAL, written), state: { recycles } }
}

/** A FreeCell position from written piles, as `klondikePosition` makes one. */
export function freecellPosition(
  written: WrittenPiles,
  options: FreecellOptions = FOUR_CELLS,
): Position {
  return { piles: writtenPiles(freecell, options, written), state: NO_STATE }
}

function writtenPiles<GameOptions>(
  game: Game<GameOptions>,
  options: GameOptions,
  written: WrittenPiles,
): Pile[] {
  const ids = game.table(options).map((spec) => spec.id)
  const stranger = Object.keys(written).find((id) => !ids.includes(id))
  if (stranger !== undefined) throw new Error(`${game.id} has no pile "${stranger}"`)
  return ids.map((id) => writtenPile(written[id] ?? ''))
}

/** The cards of one suit from its ace to `rank`, as they lie on a foundation: "AH 2H 3H". */
export function upTo(rank: number, suitLetter: string): string {
  return Array.from('A23456789TJQK'.slice(0, rank), (letter) => letter + suitLetter).join(' ')
}

/** The position after a Klondike move, or the reason why it is refused. */
export function answerTo(
  position: Position,
  move: Move,
  options: KlondikeOptions = USUAL,
): Position | Reason {
  const answer = klondike.play(position, move, options)
  return isRefusal(answer) ? answer.refused : answer
}

/** The position after Klondike moves, each of which must be legal: else it throws. */
export function afterMoves(
  position: Position,
  moves: readonly Move[],
  options: KlondikeOptions = USUAL,
): Position {
  let now = position
  for (const move of moves) {
    const next = answerTo(now, move, options)
    if (typeof next === 'string') throw new Error(`${JSON.stringify(move)}: ${next}`)
    now = next
  }
  return now
}

/** One pile of a Klondike position as it is written; a reason stands for itself. */
export function pileText(position: Position | Reason, id: PileId): string {
  if (typeof position === 'string') return position
  const pile = position.piles[klondike.table(USUAL).findIndex((spec) => spec.id === id)]
  if (pile === undefined) throw new Error(`klondike has no pile "${id}"`)
  return pile.cards
    .map((card, index) => (index < pile.faceDown ? `[${cardName(card)}]` : cardName(card)))
    .join(' ')
}

/** One pile from its text. Throws as `klondikePosition` does. */
export function writtenPile(text: string): Pile {
  const names = text.split(' ').filter((name) => name !== '')
  if (names.length === 0) return EMPTY_PILE
  const isDown = (name: string): boolean => name.startsWith('[')
  const faceDown = names.filter(isDown).length
  if (!names.slice(0, faceDown).every(isDown)) {
    throw new Error(`"${text}" has a face-down card on a face-up one`)
  }
  return { cards: names.map((name) => writtenCard(name.replaceAll(/[[\]]/g, ''))), faceDown }
}

function writtenCard(name: string): Card {
  if (name === '??') return HIDDEN
  const card = parseCard(name)
  if (card === undefined) throw new Error(`"${name}" is no card`)
  return card
}
