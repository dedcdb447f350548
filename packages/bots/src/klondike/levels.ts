import type { CpuLevel, KlondikeOptions } from '@samedeal/rules'
import type { Character } from './eager-player.ts'
import type { TreeBudget } from './search/tree.ts'

/** How much a level thinks over one choice. */
interface SearchBudgets {
  /** Where every stock card is within reach at any time: draw one, unlimited passes. */
  readonly open: TreeBudget
  readonly usual: TreeBudget
}

/** How a level decides. */
export type Policy =
  | { readonly kind: 'eager'; readonly character: Character }
  | {
      readonly kind: 'search'
      readonly budgets: SearchBudgets
      /** For looking back at a move that has turned up a card. */
      readonly secondThought: TreeBudget
    }

/** Overlooks one move in nine at every look, so that it often turns the stock past a card that it could use. */
const BEGINNER: Character = {
  worth: {
    home: 4,
    homeEarly: 4,
    turnUp: 3.2,
    turnUpEach: 0.25,
    empty: 2,
    layWaste: 2,
    split: 2,
    turnStock: 1,
  },
  noise: 1.5,
  blindness: 0.11,
  patience: 3,
  regret: 0,
}

/** Sees every move, knows what matters and holds cards back that may be wanted, but does not think ahead. */
const CASUAL: Character = {
  worth: { ...BEGINNER.worth, homeEarly: 1.5 },
  noise: 0.8,
  blindness: 0,
  patience: 2,
  regret: 0.5,
}

/** How each level plays. Where the numbers come from: docs/cpu-players.md. */
export const POLICIES: Readonly<Record<CpuLevel, Policy>> = {
  beginner: { kind: 'eager', character: BEGINNER },
  casual: { kind: 'eager', character: CASUAL },
  skilled: {
    kind: 'search',
    budgets: { open: { games: 0, playouts: 1 }, usual: { games: 40, playouts: 1 } },
    secondThought: { games: 60, playouts: 1 },
  },
  champion: {
    kind: 'search',
    budgets: { open: { games: 600, playouts: 3 }, usual: { games: 1_000, playouts: 3 } },
    secondThought: { games: 300, playouts: 3 },
  },
}

/** The budget for a room's options. */
export function budgetFor({ open, usual }: SearchBudgets, options: KlondikeOptions): TreeBudget {
  return options.draw === 1 && options.passes === 'unlimited' ? open : usual
}
