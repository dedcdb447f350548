import { freecell, type Game, type Pile, type PileKind } from '@samedeal/rules'
import type { GuidePlan, MoveTest, StepIn } from '../../../guide/guide-plan.ts'
import { cardsIn } from '../../../guide/named-cards.ts'
import {
  BUILT,
  CELL_TAKEN,
  GUIDE_DECK,
  GUIDE_ENDING,
  GUIDE_ENDING_FREED,
  GUIDE_OPTIONS,
  RUN_MOVED,
} from './freecell-guide-deal.ts'
import type { FREECELL_GUIDE as ENGLISH } from './freecell-guide-en.ts'

const game: Game = freecell
const SPECS = game.table(GUIDE_OPTIONS)
const NO_CARDS = ''

/** Four moves that go together, each with what it is good for; then the end of the same game. */
export const FREECELL_PLAN: GuidePlan<StepIn<typeof ENGLISH>> = {
  game,
  options: GUIDE_OPTIONS,
  deck: GUIDE_DECK,
  steps: [
    { name: 'column', ask: { does: 'move', fits: carries('7H', 'tableau', '8S') } },
    {
      name: 'cell',
      ask: { does: 'move', fits: carries('6H', 'cell', NO_CARDS) },
      begins: BUILT,
    },
    {
      name: 'run',
      ask: { does: 'move', fits: carries('8S7H', 'tableau', '9H') },
      begins: CELL_TAKEN,
    },
    {
      name: 'home',
      ask: { does: 'move', fits: carries('AD', 'foundation', NO_CARDS) },
      begins: RUN_MOVED,
    },
    { name: 'later', ask: { does: 'read' } },
    {
      name: 'empty',
      ask: { does: 'move', fits: carries('KCQHJCTD9S8H7S6D', 'tableau', NO_CARDS) },
      begins: GUIDE_ENDING,
    },
    { name: 'send', ask: { does: 'win' }, begins: GUIDE_ENDING_FREED },
  ],
}

/** Whether a move takes exactly these cards to a pile of that kind, on a card or on none. */
function carries(names: string, kind: PileKind, onto: string): MoveTest {
  const cards = cardsIn(names)
  const below = cardsIn(onto).at(0)
  return ({ from, to, count }, { piles }) => {
    if (count !== cards.length || SPECS[numberOf(to)]?.kind !== kind) return false
    const source = piles[numberOf(from)] as Pile
    const target = piles[numberOf(to)] as Pile
    const taken = source.cards.slice(-count)
    return target.cards.at(-1) === below && taken.every((card, index) => card === cards[index])
  }
}

function numberOf(id: string): number {
  return SPECS.findIndex((spec) => spec.id === id)
}
