import {
  isRefusal,
  klondike,
  STANDARD_DECK,
  type KlondikeOptions,
  type Move,
  type Position,
} from '@samedeal/rules'
import { shuffle } from '@samedeal/rules/shuffle'

/** A position after so many random moves from a random deal, fewer when none is left. */
export function playedPosition(
  options: KlondikeOptions,
  moves: number,
  random: () => number,
): Position {
  let position = klondike.deal(shuffle(STANDARD_DECK, random), options)
  for (let made = 0; made < moves; made++) {
    const legal = klondike.moves(position, options)
    const helpful = legal.filter(isHelpful)
    const from = helpful.length > 0 && random() < 0.8 ? helpful : legal
    const move = from[Math.floor(random() * from.length)]
    if (move === undefined) break
    const next = klondike.play(position, move, options)
    if (isRefusal(next)) throw new Error(`a listed move is refused: ${next.refused}`)
    position = next
  }
  return position
}

/** Neither turning the stock nor bringing a card back down. */
function isHelpful({ from, to }: Move): boolean {
  return from !== 'stock' && to !== 'stock' && !from.startsWith('foundation')
}
