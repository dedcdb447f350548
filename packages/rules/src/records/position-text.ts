import { cardName } from '../cards/card.ts'
import type { Game, Options } from '../game.ts'
import type { Pile, Position } from '../position.ts'

/**
 * A position in lines of text, a pile a line, bottom card first. Face-down cards stand in brackets:
 * `tableau-3  [6C] [TD] 2C`.
 */
export function positionText(game: Game, position: Position, options: Options): string {
  const specs = game.table(options)
  const width = Math.max(...specs.map((spec) => spec.id.length))
  return specs
    .map((spec, number) => {
      const pile = position.piles[number] as Pile
      const cards = pile.cards.map((card, index) =>
        index < pile.faceDown ? `[${cardName(card)}]` : cardName(card),
      )
      return `${spec.id.padEnd(width)}  ${cards.join(' ') || '-'}`
    })
    .join('\n')
}
