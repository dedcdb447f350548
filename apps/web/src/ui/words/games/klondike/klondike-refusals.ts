import type { GameRefusals } from '../game-refusals.ts'
import { neededCard } from '../needed-card.ts'

/** Why a move is refused in Klondike. */
export const klondikeRefusals: GameRefusals = neededCard
