import { isWon, type Move, type Position } from '@samedeal/rules'
import { WON, type GuidePlan, type GuideStep, type MoveTest } from './guide-plan.ts'

/** What a player has done at the table: a move from a position, or what a button does. */
export type Deed = 'undo' | 'send' | { readonly move: Move; readonly before: Position }

/** The step of that name; undefined once the game is won. */
export function stepOf({ steps }: GuidePlan, name: string): GuideStep | undefined {
  return steps.find((step) => step.name === name)
}

/** The step that follows a step, whatever was done. */
export function nextStep({ steps }: GuidePlan, name: string): string {
  const place = steps.findIndex((step) => step.name === name)
  return place < 0 ? WON : (steps[place + 1]?.name ?? WON)
}

/** A step, what was done in it, and the position that this led to. */
interface Done {
  readonly name: string
  readonly deed: Deed
  readonly position: Position
}

/** The step after something was done; the same when the step asks for something else. */
export function stepAfter(plan: GuidePlan, { name, deed, position }: Done): string {
  if (isWon(plan.game, position)) return WON
  return isAsked(stepOf(plan, name), deed) ? nextStep(plan, name) : name
}

function isAsked(step: GuideStep | undefined, deed: Deed): boolean {
  const ask = step?.ask
  if (typeof deed === 'string') return ask?.does === deed
  return ask?.does === 'move' && ask.fits(deed.move, deed.before)
}

/** A move that a step asks for, as things stand; undefined when it asks for none, or none is left. */
export function suggestion(plan: GuidePlan, name: string, position: Position): Move | undefined {
  const ask = stepOf(plan, name)?.ask
  const moves = plan.game.moves(position, plan.options)
  const first = (fits: MoveTest | undefined): Move | undefined =>
    fits === undefined ? undefined : moves.find((move) => fits(move, position))
  switch (ask?.does) {
    case 'move': {
      const { fits, prefers } = ask
      return (
        first(prefers && ((move, here) => fits(move, here) && prefers(move, here))) ?? first(fits)
      )
    }
    case 'win':
      return first(ask.shows)
    default:
      return undefined
  }
}
