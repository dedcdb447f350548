import type { Game, Options, PileKind, Position } from '@samedeal/rules'

/** What the stock button does next. */
export interface StockAction {
  /** Whether it turns the waste over instead of drawing. */
  readonly turnsOver: boolean
  /** Whether the rules allow it now. */
  readonly allowed: boolean
  /** Cards left in the stock. */
  readonly left: number
}

/** What a tap on the stock means in a position of any game that has one. */
export function stockAction(game: Game, options: Options, position: Position): StockAction {
  const kinds = new Map<string, PileKind>()
  let left = 0
  game.table(options).forEach(({ id, kind }, index) => {
    kinds.set(id, kind)
    if (kind === 'stock') left += position.piles[index]?.cards.length ?? 0
  })
  const move = game
    .moves(position, options)
    .find(({ from, to }) => kinds.get(from) === 'stock' || kinds.get(to) === 'stock')
  return { turnsOver: left === 0, allowed: move !== undefined, left }
}
