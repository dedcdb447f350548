import {
  klondike,
  type Game,
  type Move,
  type Pile,
  type PileId,
  type Position,
} from '@samedeal/rules'
import type { GuidePlan, StepIn } from '../../../guide/guide-plan.ts'
import { GUIDE_DECK, GUIDE_ENDING, GUIDE_OPTIONS } from './klondike-guide-deal.ts'
import type { KLONDIKE_GUIDE as ENGLISH } from './klondike-guide-en.ts'

const game: Game = klondike
const SPECS = game.table(GUIDE_OPTIONS)

/** The first moves of a deal; then the end of the same game. */
export const KLONDIKE_PLAN: GuidePlan<StepIn<typeof ENGLISH>> = {
  game,
  options: GUIDE_OPTIONS,
  deck: GUIDE_DECK,
  steps: [
    { name: 'draw', ask: { does: 'move', fits: isDraw } },
    { name: 'column', ask: { does: 'move', fits: isWithinColumns, prefers: turnsUp } },
    { name: 'home', ask: { does: 'move', fits: isHome } },
    { name: 'undo', ask: { does: 'undo' } },
    { name: 'later', ask: { does: 'read' } },
    { name: 'send', ask: { does: 'send' }, begins: GUIDE_ENDING },
    { name: 'last', ask: { does: 'win', shows: isDraw } },
  ],
}

function isDraw({ from }: Move): boolean {
  return from === 'stock'
}

function isWithinColumns({ from, to }: Move): boolean {
  return isColumn(from) && isColumn(to)
}

function isHome({ to }: Move): boolean {
  return to.startsWith('foundation-')
}

/** Whether a move turns a face-down card up. */
function turnsUp({ from, count }: Move, { piles }: Position): boolean {
  const { cards, faceDown } = piles[SPECS.findIndex(({ id }) => id === from)] as Pile
  return faceDown > 0 && count === cards.length - faceDown
}

function isColumn(id: PileId): boolean {
  return id.startsWith('tableau-')
}
