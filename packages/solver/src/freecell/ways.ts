import type { Weights } from './worth.ts'

/** The way in which boards are judged first, and alone where one judgement has to do. */
export const USUAL_WAY: Weights = weights({
  blocks: 2,
  cell: 2,
  uneven: 1,
  overSecond: 1,
  kingColumn: 1,
  locked: 5,
  step: 2,
})

/** Boards are judged in several ways: what is far for one is often near for another. */
export const WAYS: readonly Weights[] = [
  USUAL_WAY,
  weights({ blocks: 3, cell: 3, locked: 6 }),
  weights({ blocks: 2, cell: 2, locked: 4, out: 5, emptyColumn: 2 }),
  weights({ blocks: 1, cell: 2, uneven: 2, overSecond: 1 }),
]

function weights(some: Partial<Weights>): Weights {
  return {
    out: 4,
    blocks: 2,
    breaks: 2,
    overNext: 2,
    overSecond: 0,
    cell: 2,
    locked: 0,
    uneven: 0,
    step: 0,
    emptyColumn: 4,
    kingColumn: 0,
    ...some,
  }
}
