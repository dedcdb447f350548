/**
 * Why a move is not allowed. Codes travel on the wire and stand in records: never renamed.
 * One code, one rule; the screens turn each into a sentence.
 */
export const REASONS = [
  /** There is no pile of that name in this game. */
  'unknown-pile',
  /** A move takes a whole number of cards, at least one. */
  'bad-count',
  /** A card cannot move to the pile it lies on. */
  'same-pile',
  /** The pile has fewer cards than the move takes. */
  'not-enough-cards',
  /** A face-down card, or a run that holds one, never moves. */
  'face-down',
  /** The card's face has not arrived from the server yet. */
  'not-yet-known',
  /** From the waste, from a foundation and to a foundation, cards go one at a time. */
  'one-at-a-time',
  /** Only a king, or a run headed by one, goes on an empty column. */
  'king-only',
  /** In a column a card goes on one of the other colour. */
  'same-colour',
  /** In a column a card goes on one that is one rank higher. */
  'not-one-lower',
  /** Each foundation takes one suit. */
  'wrong-suit',
  /** A foundation starts with its ace. */
  'ace-first',
  /** A foundation takes the next rank only. */
  'not-next',
  /** Cards on a foundation stay there under these house rules. */
  'foundation-locked',
  /** Foundations belong to a suit, so no card goes from one to another. */
  'between-foundations',
  /** Cards from the stock go to the waste. */
  'stock-to-waste-only',
  /** Only a draw puts cards on the waste. */
  'not-to-waste',
  /** Only the whole waste goes back to the stock. */
  'not-to-stock',
  /** A draw turns exactly as many cards as the house rules say, or all that are left. */
  'draw-count',
  /** There is nothing left to draw. */
  'stock-empty',
  /** The waste is turned over only when the stock is empty. */
  'stock-not-empty',
  /** There is no waste to turn over. */
  'waste-empty',
  /** A recycle turns the whole waste over. */
  'recycle-count',
  /** The house rules allow no further pass through the stock. */
  'no-passes-left',
  /** Only cards in sequence, down in alternating colours, move together. */
  'not-a-run',
  /** The empty cells and columns are too few for so many cards at once. */
  'run-too-long',
  /** A cell holds one card. */
  'cell-taken',
] as const

export type Reason = (typeof REASONS)[number]

/** The answer to a move that is not allowed, for one of the reasons that its game gives. Nothing has changed. */
export interface Refusal<Why extends Reason = Reason> {
  readonly refused: Why
}

const REFUSALS = new Map<Reason, Refusal>(
  REASONS.map((reason) => [reason, Object.freeze({ refused: reason })]),
)

/** The refusal for a reason; always the same object. */
export function refuse<Why extends Reason>(reason: Why): Refusal<Why> {
  return REFUSALS.get(reason) as Refusal<Why>
}

/** Tells a refusal from any other answer. */
export function isRefusal(answer: object): answer is Refusal {
  return 'refused' in answer
}
