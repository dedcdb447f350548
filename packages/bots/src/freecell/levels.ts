import type { CpuLevel } from '@samedeal/rules'
import { WORTH, type Character } from './glance.ts'

/** How a level looks ahead: at how many boards, and how it slips. */
export interface Foresight {
  /** Boards. */
  readonly states: number
  /** How often it does not go for the best board that it sees, from 0 to 1. */
  readonly slips: number
}

/** How a level decides. */
export interface FreecellPolicy {
  /** Boards that it searches for a win before anything else; 0 for a level that does not. */
  readonly search: number
  /** Undefined for a level that never looks ahead. */
  readonly foresight: Foresight | undefined
  /** What it does at a glance, where it sees no better board ahead. */
  readonly character: Character
}

const CAREFUL: Character = { worth: WORTH, noise: 0.5, blindness: 0 }

/** How each level plays FreeCell. Where the numbers come from: docs/cpu-players.md. */
export const FREECELL_POLICIES: Readonly<Record<CpuLevel, FreecellPolicy>> = {
  beginner: {
    search: 0,
    foresight: undefined,
    character: { worth: WORTH, noise: 2.5, blindness: 0.08 },
  },
  casual: {
    search: 0,
    foresight: { states: 20, slips: 0.2 },
    character: { ...CAREFUL, noise: 1 },
  },
  skilled: { search: 0, foresight: { states: 140, slips: 0.1 }, character: CAREFUL },
  champion: { search: 50_000, foresight: { states: 2_000, slips: 0 }, character: CAREFUL },
}
