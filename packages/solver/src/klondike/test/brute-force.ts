import {
  isWon,
  recyclesOf,
  isRefusal,
  klondike,
  type KlondikeOptions,
  type Pile,
  type Position,
} from '@samedeal/rules'

/**
 * Whether a position can be won, by trying every legal move of the rules from every position;
 * undefined when there are more than `limit` positions.
 */
export function canBeWon(
  start: Position,
  options: KlondikeOptions,
  limit: number,
): boolean | undefined {
  const seen = new Set<string>([keyOf(start, options)])
  const waiting = [start]
  for (let position = waiting.pop(); position !== undefined; position = waiting.pop()) {
    if (isWon(klondike, position)) return true
    // The last one listed is taken up first: cards go home before they come back down.
    for (const move of klondike.moves(position, options).toReversed()) {
      const next = klondike.play(position, move, options)
      if (isRefusal(next)) throw new Error(`a listed move is refused: ${next.refused}`)
      const key = keyOf(next, options)
      if (seen.has(key)) continue
      if (seen.size >= limit) return undefined
      seen.add(key)
      waiting.push(next)
    }
  }
  return false
}

/** The same for all positions from which the same can come. */
export function keyOf(position: Position, options: KlondikeOptions): string {
  const piles = position.piles.map(pileKey)
  // Which column is which makes no difference, as long as none of the cards change.
  const columns = piles.slice(6).toSorted()
  const recycles = options.passes === 'unlimited' ? '' : recyclesOf(position)
  return `${recycles}|${piles.slice(0, 6).join('|')}|${columns.join('|')}`
}

function pileKey({ cards, faceDown }: Pile): string {
  return `${faceDown}:${String.fromCharCode(...cards.map((card) => card + 48))}`
}
