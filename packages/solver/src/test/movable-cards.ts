import {
  HIDDEN,
  isRefusal,
  klondike,
  STANDARD_DECK,
  type KlondikeOptions,
  type Move,
  type Pile,
  type Position,
} from '@samedeal/rules'

/**
 * Every move but turning the stock that the rules allow now or after any turning of the stock,
 * whichever unseen card each hidden card of the stock is. One text a move.
 */
export function movesInSight(view: Position, options: KlondikeOptions): Set<string> {
  const seen = new Set(view.piles.flatMap((pile) => pile.cards))
  const unseen = STANDARD_DECK.filter((card) => !seen.has(card))
  const found = new Set<string>()
  const met = new Set<string>()
  let position = view
  for (;;) {
    const stock = position.piles[0] as Pile
    const key = `${stock.cards.length} ${options.passes === 'unlimited' ? 0 : position.recycles}`
    if (met.has(key)) return found
    met.add(key)
    for (const possible of withTop(position, unseen)) {
      for (const move of klondike.moves(possible, options)) {
        const top = possible.piles[1]?.cards.at(-1) ?? HIDDEN
        if (!turnsStock(move))
          found.add(`${move.from === 'waste' ? top : ''} ${move.from} ${move.to}`)
      }
    }
    const turn = klondike.moves(position, options).find(turnsStock)
    const next = turn === undefined ? undefined : klondike.play(position, turn, options)
    if (next === undefined || isRefusal(next)) return found
    position = next
  }
}

function turnsStock({ from, to }: Move): boolean {
  return from === 'stock' || to === 'stock'
}

/** The position with each card that a hidden one on top of the waste may be. */
function withTop(position: Position, unseen: readonly number[]): Position[] {
  const waste = position.piles[1] as Pile
  if (waste.cards.at(-1) !== HIDDEN) return [position]
  return unseen.map((card) => ({
    ...position,
    piles: position.piles.with(1, { cards: [...waste.cards.slice(0, -1), card], faceDown: 0 }),
  }))
}
