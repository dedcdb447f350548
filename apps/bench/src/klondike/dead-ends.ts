import {
  isWon,
  HIDDEN,
  klondike,
  type Card,
  type KlondikeOptions,
  type Position,
} from '@samedeal/rules'
import { shuffledDeck } from '@samedeal/rules/shuffle'
import { deadEnd } from '@samedeal/solver/klondike'
import { anyProgress, unseenIn } from '@samedeal/solver/any-progress'
import { greedyEnding } from '@samedeal/solver/greedy-ending'
import type { Figure } from '../figure.ts'
import { median } from '../measure.ts'
import type { Part } from '../part.ts'

const DEALS = 200
/** States of the oracle: a hundred times what a search may have. */
const ORACLE_STATES = 2_000_000
/** Positions that the search by the rules alone may hold. */
const MOST_POSITIONS = 60_000

/**
 * How many of the dead ends that a player comes to who never looks ahead are told, whether any that is
 * told is none, and how long a player's browser searches each board.
 */
export const deadEnds: Part = {
  name: 'dead-ends',
  about: 'dead ends told, and wrongly told, at the ends of 200 greedy games each; milliseconds',
  seconds: 60,
  measure: ({ deals = DEALS }) => [...measureDraw(1, deals), ...measureDraw(3, deals)],
}

function measureDraw(draw: 1 | 3, deals: number): Figure[] {
  const options: KlondikeOptions = { draw, passes: 'unlimited', foundationReturn: true }
  const took: number[] = []
  const counts = { dead: 0, told: 0, wrong: 0, unchecked: 0 }
  for (let deal = 0; deal < deals; deal++) {
    const { known, boards } = greedyEnding(shuffledDeck(`dead end ${deal}`), options)
    for (const board of boards) {
      const start = performance.now()
      deadEnd({ view: board, options })
      if (hasSeenStock(board)) took.push(performance.now() - start)
    }
    if (isWon(klondike, known)) continue
    const isTold = deadEnd({ view: known, options }) !== undefined
    const found = foundByRules(known, options)
    const isDead =
      !found.includes(true) &&
      deadEnd({ view: known, options, states: ORACLE_STATES }) !== undefined
    if (isDead || found.every((one) => one === false)) counts.dead++
    if (!isTold) continue
    counts.told++
    if (found.includes(true)) counts.wrong++
    else if (found.includes(undefined)) counts.unchecked++
  }
  const name = `dead ends: draw ${draw}`
  const inOrder = took.toSorted((one, other) => one - other)
  const share = counts.dead === 0 ? 100 : (100 * counts.told) / counts.dead
  return [
    { name: `${name}, games that end in one`, value: counts.dead, unit: 'games' },
    { name: `${name}, told`, value: share, unit: '% of them', goal: { atLeast: 99 } },
    { name: `${name}, wrongly told`, value: counts.wrong, unit: 'games', goal: { atMost: 0 } },
    { name: `${name}, too large to check by the rules`, value: counts.unchecked, unit: 'games' },
    { name: `${name}, a search`, value: median(took), unit: 'ms', goal: { atMost: 5 } },
    {
      name: `${name}, a search, p99`,
      value: inOrder[Math.floor(inOrder.length * 0.99)] ?? 0,
      unit: 'ms',
      goal: { atMost: 50 },
    },
    { name: `${name}, the longest search`, value: inOrder.at(-1) ?? 0, unit: 'ms' },
  ]
}

/** What every move of the rules finds, with the unseen cards in three orders. */
function foundByRules(known: Position, options: KlondikeOptions): (boolean | undefined)[] {
  const unseen = unseenIn(known)
  return [unseen, unseen.toReversed(), mixed(unseen)].map((order) =>
    anyProgress({ known, unseen: order, options }, MOST_POSITIONS),
  )
}

function mixed(cards: readonly Card[]): Card[] {
  return shuffledDeck('another order', cards)
}

/** Only then does a browser search: until then something can always come up. */
function hasSeenStock({ piles }: Position): boolean {
  return piles[0]?.cards.includes(HIDDEN) === false
}
