import type { CpuLevel } from '@samedeal/rules'

/** How fast a level plays, in milliseconds: the median times over each kind of move. */
interface Pace {
  /** Over a choice. */
  readonly choice: number
  /** Over a move that follows from a choice already made, or that is obvious. */
  readonly follow: number
  /** Over turning the stock once more. */
  readonly turn: number
}

const PACES: Readonly<Record<CpuLevel, Pace>> = {
  beginner: { choice: 2_900, follow: 2_250, turn: 1_280 },
  casual: { choice: 2_200, follow: 1_650, turn: 950 },
  skilled: { choice: 1_900, follow: 1_150, turn: 680 },
  champion: { choice: 1_330, follow: 665, turn: 400 },
}

/** How widely times scatter: the standard deviation of their logarithm. */
const SCATTER = 0.35
/** Nobody's hand is quicker, in milliseconds. */
const LEAST_MS = 250
/** A choice between so many moves takes the usual time; more take longer. */
const USUAL_CHOICES = 4

/** What a move or an undo is to the player who makes it. */
export interface Occasion {
  /** How many moves there were to choose from; 1 for a move already decided. */
  readonly choices: number
  /** Whether it turns the stock once more. */
  readonly turnsStock?: boolean
}

/** How long a player takes over a move, in milliseconds: log-normal, as the times of people are. */
export function thinkingTime(
  level: CpuLevel,
  { choices, turnsStock = false }: Occasion,
  random: () => number,
): number {
  const { choice, follow, turn } = PACES[level]
  const hard = choice * Math.sqrt(Math.min(choices, 16) / USUAL_CHOICES)
  const usual = turnsStock ? turn : choices <= 1 ? follow : hard
  return Math.round(Math.max(LEAST_MS, usual * Math.exp(SCATTER * normal(random))))
}

/** A number from the normal distribution (Box and Muller). */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
