import { faceUpCount, type Card, type Move, type Pile } from '@samedeal/rules'
import { deadEnd } from '@samedeal/solver/klondike'
import { randomNumbers } from '@samedeal/solver'
import { search } from './decide.ts'
import { budgetFor, POLICIES } from './levels.ts'
import { recalled } from './memory.ts'
import { FIRST_TABLEAU, STOCK, WASTE } from '@samedeal/rules/klondike-table'
import type { KlondikeHintSight } from './sight.ts'

/**
 * The Champion's choice for the player, from what the player sees and has seen: the moves up to the
 * next that cannot be taken back, or up to a card that turns up. Empty when no move helps, and in every
 * dead end that is proven: there the moves that are left would only lead round the board. The same sight has the same hint, and boards that differ only in what can be undone have the same aim.
 */
export function hint(sight: KlondikeHintSight): readonly Move[] {
  const policy = POLICIES.champion
  if (policy.kind !== 'search') return []
  const { options } = sight
  if (deadEnd({ view: recalled(sight.memory, sight.view), options }) !== undefined) return []
  const random = randomNumbers(chanceOf(sight))
  return search({ ...sight, random }, budgetFor(policy.budgets, options))
}

/** A number from all that is known and cannot be taken back. */
function chanceOf({ view, memory }: KlondikeHintSight): number {
  let chance = 17
  const mix = (value: number): void => {
    chance = Math.imul(chance ^ value, 0x9e3779b1)
    chance ^= chance >>> 15
  }
  for (const card of memory.deck) mix(card)
  mix((view.piles[STOCK] as Pile).cards.length + (view.piles[WASTE] as Pile).cards.length)
  for (const pile of view.piles.slice(FIRST_TABLEAU)) {
    mix(faceUpCount(pile) === 0 ? -1 : (pile.cards[pile.faceDown] as Card))
  }
  return chance
}
