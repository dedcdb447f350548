import { COLUMN_ROOM, COLUMNS, type FreecellBoard } from './board.ts'
import { IS_RED, RANK, SUIT } from './cards.ts'

/** What makes a board worse, and by how much: found by trying which weights solve most deals in few states. */
export interface Weights {
  /** Each card that is not home. */
  readonly out: number
  /** Each card that lies above a lower one in its column. */
  readonly blocks: number
  /** Each card that does not build on the one below it. */
  readonly breaks: number
  /** Each card above the next one of a foundation, and above the next but one. */
  readonly overNext: number
  readonly overSecond: number
  readonly cell: number
  /** No cell and no column is empty. */
  readonly locked: number
  /** The longest foundation against the shortest, each rank. */
  readonly uneven: number
  /** Each step from the start. */
  readonly step: number
  /** What makes it better: each empty column, and each that is built on a king. */
  readonly emptyColumn: number
  readonly kingColumn: number
}

/** How bad a board is, from 0; a search looks at the least bad first. */
export function badness(board: FreecellBoard, weights: Weights): number {
  const { columns, heights, home, cells, cellsTaken } = board
  const [clubs = 0, diamonds = 0, hearts = 0, spades = 0] = home
  let bad = weights.out * (52 - clubs - diamonds - hearts - spades) + weights.cell * cellsTaken
  let empty = 0
  for (let column = 0; column < COLUMNS; column++) {
    const height = heights[column] as number
    if (height === 0) {
      empty++
      continue
    }
    const start = column * COLUMN_ROOM
    let lowest = 14
    let below = -1
    let isRun = true
    for (let index = 0; index < height; index++) {
      const card = columns[start + index] as number
      const rank = RANK[card] as number
      if (rank > lowest) bad += weights.blocks
      else lowest = rank
      if (below >= 0 && (RANK[below] !== rank + 1 || IS_RED[below] === IS_RED[card])) {
        bad += weights.breaks
        isRun = false
      }
      const ahead = rank - (home[SUIT[card] as number] as number)
      if (ahead === 1) bad += weights.overNext * (height - 1 - index)
      else if (ahead === 2) bad += weights.overSecond * (height - 1 - index)
      below = card
    }
    if (isRun && RANK[columns[start] as number] === 13) bad -= weights.kingColumn
  }
  if (empty === 0 && cellsTaken === cells) bad += weights.locked
  bad -= weights.emptyColumn * empty
  const longest = Math.max(clubs, diamonds, hearts, spades)
  return Math.max(0, bad + weights.uneven * (longest - Math.min(clubs, diamonds, hearts, spades)))
}
