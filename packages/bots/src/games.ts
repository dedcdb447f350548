import { freecell, klondike } from '@samedeal/rules'
import { freecellSkills } from './freecell/skills.ts'
import { klondikeSkills } from './klondike/skills.ts'
import type { GameSkills } from './skills.ts'

/**
 * What each game offers beside its rules, by the game's id. A game without an entry is dealt from any shuffle;
 * it has no hints, and its CPUs stop at once.
 */
export const SKILLS: ReadonlyMap<string, GameSkills> = new Map<string, GameSkills>([
  [klondike.id, klondikeSkills],
  [freecell.id, freecellSkills],
])
