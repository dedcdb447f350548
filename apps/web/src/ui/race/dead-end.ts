import {
  HIDDEN,
  isRefusal,
  type Card,
  type Game,
  type Move,
  type Options,
  type PileSpec,
  type Position,
} from '@samedeal/rules'

/** What is left in a dead end: turning the stock, or nothing at all. */
export type DeadEnd = 'stock' | 'nothing'

/** A player's own view of a game. */
export interface OwnView {
  readonly game: Game
  readonly options: Options
  readonly position: Position
}

/**
 * Whether nothing but turning the stock is left, now or after any turning of the stock; undefined while
 * there is, or may be, any other move, of whatever use: a card that comes back down and a part of a run
 * count. A card that the player has not seen may be any that is not in sight, so the answer holds
 * wherever those lie.
 */
export function deadEnd({ game, options, position }: OwnView): DeadEnd | undefined {
  const specs = game.table(options)
  if (game.progress(position).isWon || waitsForFaces(position, specs)) return undefined
  const kinds = new Map(specs.map(({ id, kind }) => [id, kind]))
  const turnsStock = ({ from, to }: Move) =>
    kinds.get(from) === 'stock' || kinds.get(to) === 'stock'
  const met = new Set<string>()
  let reached = position
  for (;;) {
    const moves = game.moves(reached, options)
    if (moves.some((move) => !turnsStock(move))) return undefined
    for (const possible of withUnseenTop(reached, specs, game.deck)) {
      if (game.moves(possible, options).some((move) => !turnsStock(move))) return undefined
    }
    const key = reached.piles.map(({ cards }) => cards.length).join(' ')
    const turn = moves.find(turnsStock)
    if (turn === undefined) return met.size === 0 ? 'nothing' : 'stock'
    // The cards keep their order: where a pass begins again, nothing new can come up.
    if (met.has(key)) return 'stock'
    met.add(key)
    const next = game.play(reached, turn, options)
    if (isRefusal(next)) return undefined
    reached = next
  }
}

/** Whether a card has been turned up on the table whose face is still on its way. */
function waitsForFaces({ piles }: Position, specs: readonly PileSpec[]): boolean {
  return specs.some(({ kind }, number) => {
    if (kind === 'stock' || kind === 'waste') return false
    const { cards = [], faceDown = 0 } = piles[number] ?? {}
    return cards.slice(faceDown).includes(HIDDEN)
  })
}

/** The positions that this one may be, if a card lies on top of the waste that the player has not seen. */
function withUnseenTop(
  position: Position,
  specs: readonly PileSpec[],
  deck: readonly Card[],
): Position[] {
  const waste = specs.findIndex(({ kind }) => kind === 'waste')
  const pile = position.piles[waste]
  if (pile === undefined || pile.cards.at(-1) !== HIDDEN) return []
  const seen = new Set(position.piles.flatMap(({ cards }) => cards))
  return deck
    .filter((card) => !seen.has(card))
    .map((card) => ({
      ...position,
      piles: position.piles.with(waste, { ...pile, cards: [...pile.cards.slice(0, -1), card] }),
    }))
}
