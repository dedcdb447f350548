import type { Card } from '@samedeal/rules'
import { countOf, COLUMNS, type PackedState } from './deal-tables.ts'
import { heightOf } from './foundations.ts'
import type { PathStep, SearchSpace } from './search.ts'

/** One card's way in a winning line: home, or onto a column (with the cards on it, if it lies in one). */
export interface CardStep {
  readonly card: Card
  readonly isHome: boolean
}

/** Spells a winning path out, card by card, to the last card home. */
export function cardSteps(space: SearchSpace, path: readonly PathStep[]): CardStep[] {
  const steps: CardStep[] = []
  path.forEach((step, index) => {
    const state: PackedState = { ...step }
    const sent: Card[] = []
    space.settler.settle(state, sent)
    for (const card of sent) steps.push({ card, isHome: true })
    const next = path[index + 1]
    if (next === undefined) return finish(state, steps)
    steps.push(...foundationSteps(space, state.home, next.exit))
    steps.push(...leavingSteps(space, state, next))
  })
  return steps
}

/** The cards that go home or come down between two foundations of one state. */
export function foundationSteps(space: SearchSpace, from: number, to: number): CardStep[] {
  if (from === to) return []
  space.paths.find(from)
  const { homes, cameFrom } = space.paths
  const steps: CardStep[] = []
  let at = homes.indexOf(to)
  while (at > 0) {
    const before = cameFrom[at] as number
    steps.push(foundationStep(homes[before] as number, homes[at] as number))
    at = before
  }
  return steps.toReversed()
}

function foundationStep(before: number, after: number): CardStep {
  for (let suit = 0; suit < 4; suit++) {
    const low = heightOf(before, suit)
    const high = heightOf(after, suit)
    if (low !== high) return { card: suit * 13 + Math.min(low, high), isHome: high > low }
  }
  throw new Error('two foundations that follow each other are equal')
}

/** The move from one state to the next: stock cards taken, a fixed card moved, a card sent home. */
export function leavingSteps(space: SearchSpace, state: PackedState, next: PathStep): CardStep[] {
  const steps: CardStep[] = []
  const sent = next.home === next.exit ? -1 : foundationStep(next.exit, next.home).card
  const { stockCards, columnCards } = space.tables
  const taken: Card[] = []
  for (let bits = state.stock & ~next.stock; bits !== 0; bits &= bits - 1) {
    taken.push(stockCards[31 - Math.clz32(bits & -bits)] as Card)
  }
  // Of several stock cards each is laid on the one before.
  taken.sort((one, other) => (other % 13) - (one % 13))
  for (const card of taken) if (card !== sent) steps.push({ card, isHome: false })
  for (let column = 0; column < COLUMNS; column++) {
    const count = countOf(state.columns, column)
    if (count === countOf(next.columns, column)) continue
    const card = columnCards[column * 8 + count - 1] as Card
    if (card !== sent) steps.push({ card, isHome: false })
  }
  if (sent >= 0) steps.push({ card: sent, isHome: true })
  return steps
}

/** Sends the rest home, the lowest rank first: on such a card nothing can lie any more. */
export function finish(state: PackedState, steps: CardStep[]): void {
  for (let rank = 0; rank < 13; rank++) {
    for (let suit = 0; suit < 4; suit++) {
      if (heightOf(state.home, suit) <= rank) steps.push({ card: suit * 13 + rank, isHome: true })
    }
  }
}
