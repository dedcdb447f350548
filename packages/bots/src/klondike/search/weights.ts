/** What a quick look at a move of the search counts, each times a weight. */
export interface Weights {
  /** By kind of move, in the order of CHILD_KINDS. */
  readonly kinds: readonly number[]
  /** For each card more on the foundations just before the move (fewer: negative). */
  readonly raised: number
  /** The column is empty afterwards. */
  readonly empties: number
  /** A card turns up, and for each card that lay face down. */
  readonly turnsUp: number
  readonly faceDown: number
  /** For each rank of the card that leaves its column, and if it is a king. */
  readonly rank: number
  readonly king: number
  /** For each card taken from the stock, for each of its ranks, and if it is a king alone. */
  readonly taken: number
  readonly takenRank: number
  readonly takenKing: number
  /** By how the draws fall afterwards: the cards in the waste, modulo 3. */
  readonly shiftOne: number
  readonly shiftTwo: number
  readonly noShift: number
  /** A laid card frees a column for a move, for each face-down card there; or frees none. */
  readonly frees: number
  readonly freesFaceDown: number
  readonly freesNone: number
  /** For each card more that comes up and could be played next, and if there is none. */
  readonly playable: number
  readonly nonePlayable: number
  /** For each stock card that comes after the one taken. */
  readonly later: number
  /** The other card of that rank and colour is in the stock too. */
  readonly twinInStock: number
  /** For each rank that a laid card is away from going home. */
  readonly fromHome: number
}

// Found by the cross-entropy method over random deals: see docs/cpu-players.md.
const DRAW_ONE: Weights = {
  kinds: [9.38, 7.1, 5.68, 4.12, 4.75, 4.98, 0.76, -0.23],
  raised: -1.05,
  empties: -0.61,
  turnsUp: 2.05,
  faceDown: 3.85,
  rank: 0.72,
  king: 0.27,
  taken: -0.7,
  takenRank: -0.52,
  takenKing: -0.39,
  shiftOne: 0,
  shiftTwo: 0,
  noShift: 0,
  frees: 0,
  freesFaceDown: 0,
  freesNone: 0,
  playable: 0,
  nonePlayable: 0,
  later: 0,
  twinInStock: 0,
  fromHome: 0,
}

const DRAW_THREE: Weights = {
  kinds: [10.72, 4.73, 4.39, 6.21, 1.84, 3.93, 1.81, 0.3],
  raised: 2.33,
  empties: 0.6,
  turnsUp: 3.74,
  faceDown: 4.26,
  rank: -0.68,
  king: -0.98,
  taken: -0.41,
  takenRank: 0.04,
  takenKing: -0.08,
  shiftOne: 3.22,
  shiftTwo: -2.29,
  noShift: 0.38,
  frees: -1.9,
  freesFaceDown: 2.98,
  freesNone: -0.56,
  playable: 6.2,
  nonePlayable: -3.72,
  later: -0.71,
  twinInStock: 0.79,
  fromHome: 0.56,
}

/** The weights for a room's draw. */
export function weightsFor(draw: 1 | 3): Weights {
  return draw === 1 ? DRAW_ONE : DRAW_THREE
}

/** What it costs with limited passes to turn the waste over, and to pass a card over. */
export const LIMITED = { recycle: 20, passed: 3 } as const
