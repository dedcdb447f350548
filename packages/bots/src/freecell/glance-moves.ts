import {
  freecell,
  type FreecellOptions,
  type Move,
  type PileId,
  type Position,
} from '@samedeal/rules'
import { CellTable, COLUMNS, suitOf } from './cell-table.ts'
import { carryOut, CELLS, Glance, HOME, type Act, type Character } from './glance.ts'

/** A position, and how the player looks at it. */
export interface Look {
  readonly position: Position
  readonly character: Character
  /** Numbers from 0 up to 1. */
  readonly random: () => number
}

const FULL_TABLE: FreecellOptions = { cells: 4 }
const SPECS = freecell.table(FULL_TABLE)
const idsOf = (kind: string): PileId[] =>
  SPECS.filter((spec) => spec.kind === kind).map(({ id }) => id)
/** The names of the columns and the cells, in order, and of the foundations by suit. */
const COLUMN_IDS = idsOf('tableau')
const CELL_IDS = idsOf('cell')
const SUIT_NAMES = ['clubs', 'diamonds', 'hearts', 'spades']
const FOUNDATION_IDS = SUIT_NAMES.map((suit) => SPECS.find((spec) => spec.suit === suit)?.id ?? '')

/** The moves of the act that looks best; none when there is none. */
export function glanceMoves({ position, character, random }: Look): readonly Move[] {
  const table = new CellTable(position)
  const glance = new Glance(table, character, random)
  return glance.find() ? actMoves(table, glance) : []
}

/** The moves of one such act after another, as long as there are any. */
export function glanceToTheEnd({ position, character, random }: Look): readonly Move[] {
  const table = new CellTable(position)
  const glance = new Glance(table, character, random)
  const moves: Move[] = []
  while (!table.isWon && glance.find()) moves.push(...actMoves(table, glance))
  return moves
}

/** Carries an act out, and names its moves as the rules do. */
function actMoves(table: CellTable, act: Act): Move[] {
  const { from, to, count } = act
  const source = (from < COLUMNS ? COLUMN_IDS[from] : CELL_IDS[from - COLUMNS]) as PileId
  const moves: Move[] = []
  if (to === CELLS) {
    const free = [...table.cells.keys()].filter((cell) => (table.cells[cell] as number) < 0)
    for (const cell of free.slice(0, count)) {
      moves.push({ from: source, to: CELL_IDS[cell] as PileId, count: 1 })
    }
  } else {
    const card = from < COLUMNS ? table.cardOf(from, 0) : (table.cells[from - COLUMNS] as number)
    const target = (to === HOME ? FOUNDATION_IDS[suitOf(card)] : COLUMN_IDS[to]) as PileId
    moves.push({ from: source, to: target, count })
  }
  carryOut(table, act)
  return moves
}
