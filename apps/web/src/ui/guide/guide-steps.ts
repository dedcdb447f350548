import {
  isWon,
  klondike,
  type Game,
  type Move,
  type Pile,
  type PileKind,
  type Position,
} from '@samedeal/rules'
import { GUIDE_OPTIONS } from './guided-deal.ts'

/** What a player has done at the table. */
export type Deed = 'draw' | 'column' | 'home' | 'send' | 'undo' | 'other'

/** The steps of the guided game, in order. */
export const STEPS = ['draw', 'column', 'home', 'undo', 'later', 'send', 'last', 'won'] as const
export type Step = (typeof STEPS)[number]

const game: Game = klondike

/** What a move was for the player who made it. */
export function deedOf({ from, to }: Move): Deed {
  const [source, target] = [kindOf(from), kindOf(to)]
  if (source === 'stock') return 'draw'
  if (target === 'foundation') return 'home'
  return source === 'tableau' && target === 'tableau' ? 'column' : 'other'
}

function kindOf(id: string): PileKind | undefined {
  return game.table(GUIDE_OPTIONS).find((spec) => spec.id === id)?.kind
}

/** The step after something was done on the way to this position; the same when the step asks for something else. */
export function stepAfter(step: Step, deed: Deed, position: Position): Step {
  if (isWon(game, position)) return 'won'
  switch (step) {
    case 'draw':
    case 'column':
    case 'home':
    case 'undo':
      return deed === step ? nextStep(step) : step
    case 'send':
      return deed === 'send' ? 'last' : step
    case 'later':
    case 'last':
    case 'won':
      return step
  }
}

/** The step that follows a step, whatever was done. */
export function nextStep(step: Step): Step {
  return STEPS[STEPS.indexOf(step) + 1] ?? 'won'
}

/** A move that a step asks for, as things stand; undefined when it asks for none, or none is left. */
export function suggestion(step: Step, position: Position): Move | undefined {
  const moves = game.moves(position, GUIDE_OPTIONS)
  switch (step) {
    case 'draw':
    case 'home':
      return moves.find((move) => deedOf(move) === step)
    case 'column':
      return (
        moves.find((move) => turnsUp(move, position)) ?? moves.find((move) => deedOf(move) === step)
      )
    case 'last':
      return moves.find((move) => deedOf(move) === 'draw')
    case 'undo':
    case 'later':
    case 'send':
    case 'won':
      return undefined
  }
}

/** Whether a move within the columns turns a face-down card up. */
function turnsUp(move: Move, { piles }: Position): boolean {
  if (deedOf(move) !== 'column') return false
  const place = game.table(GUIDE_OPTIONS).findIndex(({ id }) => id === move.from)
  const { cards, faceDown } = piles[place] as Pile
  return faceDown > 0 && move.count === cards.length - faceDown
}
