import type { PileSpec, Position } from '@samedeal/rules'

/**
 * Whether a stock has been filled again between two positions, as by a recycle: it has got longer, and the game
 * counts it. A draw that is taken back makes it longer too, and is not counted.
 */
export function isTurnedOver(
  before: Position,
  { position, specs }: { readonly position: Position; readonly specs: readonly PileSpec[] },
): boolean {
  const { state } = position
  const isCounted = Object.keys(state).some(
    (name) => (state[name] ?? 0) > (before.state[name] ?? 0),
  )
  return (
    isCounted && specs.some(({ kind }, pile) => kind === 'stock' && grew(before, position, pile))
  )
}

function grew(before: Position, after: Position, pile: number): boolean {
  return (after.piles[pile]?.cards.length ?? 0) > (before.piles[pile]?.cards.length ?? 0)
}
