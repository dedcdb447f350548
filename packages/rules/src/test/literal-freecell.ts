/**
 * FreeCell read literally from its rules, to check the real ones against. It is written the slow way and
 * takes nothing from them: cards are names, a run is moved card by card over cells and columns.
 */

/** A pile's name here: "c1" to "c4" for a cell, a suit's letter for a foundation, a digit for a column. */
export interface LiteralFreecell {
  readonly cells: Readonly<Record<string, string>>
  /** How many cards of each suit are home. */
  readonly home: Readonly<Record<string, number>>
  readonly columns: Readonly<Record<string, readonly string[]>>
}

export interface LiteralMove {
  readonly from: string
  readonly to: string
  readonly count: number
}

const ORDER = 'A 2 3 4 5 6 7 8 9 T J Q K'.split(' ')
const SUITS = 'C D H S'.split(' ')
const COLUMNS = '1 2 3 4 5 6 7 8'.split(' ')

const place = (card: string): number => ORDER.indexOf(card.charAt(0))
const isRed = (card: string): boolean => 'DH'.includes(card.charAt(1))
const buildsOn = (card: string, below: string): boolean =>
  place(below) === place(card) + 1 && isRed(below) !== isRed(card)

/** Row by row over eight columns, all face up. */
export function literalFreecell(deck: string, cells: number): LiteralFreecell {
  const columns: Record<string, string[]> = {}
  for (const name of COLUMNS) columns[name] = []
  deck.split(' ').forEach((card, index) => columns[COLUMNS[index % 8] ?? '']?.push(card))
  const empty = Array.from({ length: cells }, (_, index) => [`c${index + 1}`, ''] as const)
  return { cells: Object.fromEntries(empty), home: { C: 0, D: 0, H: 0, S: 0 }, columns }
}

/** What a move leads to; undefined when the rules forbid it. */
export function literallyPlayed(
  board: LiteralFreecell,
  { from, to, count }: LiteralMove,
): LiteralFreecell | undefined {
  if (count > 1) return COLUMNS.includes(to) ? runMoved(board, { from, to, count }) : undefined
  return cardMoved(board, from, to)
}

/** Every move that the rules allow, found by trying all of them. */
export function literalMoves(board: LiteralFreecell): LiteralMove[] {
  const piles = [...Object.keys(board.cells), ...SUITS, ...COLUMNS]
  const found: LiteralMove[] = []
  for (const from of piles) {
    for (const to of piles) {
      for (let count = 1; count <= 13; count++) {
        const move = { from, to, count }
        if (literallyPlayed(board, move) !== undefined) found.push(move)
      }
    }
  }
  return found
}

function cardMoved(board: LiteralFreecell, from: string, to: string): LiteralFreecell | undefined {
  const card = COLUMNS.includes(from) ? board.columns[from]?.at(-1) : board.cells[from]
  if (card === undefined || card === '' || from === to) return undefined
  const left: LiteralFreecell = COLUMNS.includes(from)
    ? { ...board, columns: { ...board.columns, [from]: board.columns[from]?.slice(0, -1) ?? [] } }
    : { ...board, cells: { ...board.cells, [from]: '' } }
  if (SUITS.includes(to)) {
    if (card.charAt(1) !== to || place(card) !== left.home[to]) return undefined
    return { ...left, home: { ...left.home, [to]: place(card) + 1 } }
  }
  if (to in left.cells) {
    return left.cells[to] === '' ? { ...left, cells: { ...left.cells, [to]: card } } : undefined
  }
  const column = left.columns[to] ?? []
  const below = column.at(-1)
  if (below !== undefined && !buildsOn(card, below)) return undefined
  return { ...left, columns: { ...left.columns, [to]: [...column, card] } }
}

/** A run goes card by card: over each empty cell, and, halved, over each empty column other than the target. */
function runMoved(
  board: LiteralFreecell,
  { from, to, count }: LiteralMove,
): LiteralFreecell | undefined {
  const cards = (board.columns[from] ?? []).slice(-count)
  if (cards.length < count || from === to) return undefined
  const isRun = cards.every((card, index) => index === 0 || buildsOn(card, cards[index - 1] ?? ''))
  if (!isRun) return undefined
  const spare = COLUMNS.find(
    (name) => name !== to && name !== from && board.columns[name]?.length === 0,
  )
  const freeCells = Object.keys(board.cells).filter((name) => board.cells[name] === '')
  if (spare !== undefined && count > freeCells.length + 1) {
    const half = Math.floor(count / 2)
    const filled = moved(board, { from, to: spare, count: half })
    const rest = filled && moved(filled, { from, to, count: count - half })
    return rest && moved(rest, { from: spare, to, count: half })
  }
  let now: LiteralFreecell | undefined = board
  const used: string[] = []
  for (let left = count; left > 1 && now !== undefined; left--) {
    const cell = freeCells[used.length]
    if (cell === undefined) return undefined
    used.push(cell)
    now = cardMoved(now, from, cell)
  }
  now = now && cardMoved(now, from, to)
  for (const cell of used.toReversed()) now = now && cardMoved(now, cell, to)
  return now
}

function moved(board: LiteralFreecell, move: LiteralMove): LiteralFreecell | undefined {
  return move.count === 1 ? cardMoved(board, move.from, move.to) : runMoved(board, move)
}
