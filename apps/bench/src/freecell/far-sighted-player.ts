import {
  isWon,
  freecell,
  isRefusal,
  type Card,
  type FreecellOptions,
  type Position,
} from '@samedeal/rules'
import { lookAhead, type Weights } from '@samedeal/solver/freecell'
import type { OtherPlayer } from '../graded-deals.ts'

/** Boards that it looks at in a thought, by cells: about so many, a third to three times as many by chance. */
const SIGHT: Readonly<Record<FreecellOptions['cells'], number>> = { 1: 400, 2: 200, 3: 90, 4: 30 }
/** How often it does not go for the best board that it sees. */
const SLIPS = 0.3

/** What it takes for bad and good: weights of its own, which neither the solver nor a CPU player goes by. */
const WAY: Weights = {
  out: 3,
  blocks: 1,
  breaks: 3,
  overNext: 1,
  overSecond: 1,
  cell: 4,
  emptyColumn: 8,
  locked: 0,
  uneven: 0,
  step: 0,
  kingColumn: 0,
}

/**
 * A player of FreeCell that looks some boards ahead and slips now and then; it plays each deal ten times. The
 * player of the grading never looks ahead. Its one use is to check that levels made with that player hold for
 * another one.
 */
export function farSightedPlayer(options: FreecellOptions): OtherPlayer {
  return {
    games: 10,
    wins(deck: readonly Card[], random: () => number): boolean {
      let position = freecell.deal(deck, options)
      for (;;) {
        const states = Math.ceil(SIGHT[options.cells] * Math.exp(2 * random() - 1))
        const aim = random() < SLIPS ? random() : 1
        const moves = lookAhead({ position, options, states, aim, way: WAY })
        if (moves.length === 0) return isWon(freecell, position)
        for (const move of moves) position = made(freecell.play(position, move, options))
      }
    },
  }
}

function made(next: ReturnType<typeof freecell.play>): Position {
  if (isRefusal(next)) throw new Error(`a player broke a rule: ${next.refused}`)
  return next
}
