/**
 * Klondike read literally from its rule text, to check the real rules against. It is written the
 * slow way and takes nothing from them: cards are names, moves are found by trying every triple.
 */

/** A pile's name here: "stock", "waste", a suit's letter for a foundation, a digit for a column. */
type Pile = string

export interface LiteralBoard {
  /** The card to be drawn next stands first. */
  readonly stock: readonly string[]
  /** The playable card stands last. */
  readonly waste: readonly string[]
  /** How many cards of each suit are home. */
  readonly home: Readonly<Record<string, number>>
  /** A face-down card is written in small letters. */
  readonly columns: Readonly<Record<string, readonly string[]>>
  readonly timesTurnedOver: number
}

export interface HouseRules {
  readonly draw: number
  readonly passes: number | 'unlimited'
  readonly foundationReturn: boolean
}

export interface Triple {
  readonly from: Pile
  readonly to: Pile
  readonly count: number
}

const ORDER = 'A 2 3 4 5 6 7 8 9 T J Q K'.split(' ')
const SUITS = 'C D H S'.split(' ')
const COLUMNS = '1 2 3 4 5 6 7'.split(' ')
const ALL_PILES = ['stock', 'waste', ...SUITS, ...COLUMNS]

const place = (card: string): number => ORDER.indexOf(card.charAt(0))
const suit = (card: string): string => card.charAt(1)
const colour = (card: string): string => ('DH'.includes(suit(card)) ? 'red' : 'black')
const isFaceUp = (card: string): boolean => card === card.toUpperCase()

/** Seven columns of one to seven cards, row by row, last cards face up; the rest is the stock. */
export function literalDeal(deck: string): LiteralBoard {
  const cards = deck.split(' ')
  const columns: Record<string, string[]> = {}
  for (const name of COLUMNS) columns[name] = []
  for (let row = 1; row <= 7; row++) {
    for (const name of COLUMNS) {
      const height = Number(name)
      if (height < row) continue
      const card = cards.shift() ?? ''
      columns[name]?.push(height === row ? card : card.toLowerCase())
    }
  }
  return { stock: cards, waste: [], home: { C: 0, D: 0, H: 0, S: 0 }, columns, timesTurnedOver: 0 }
}

/** What a triple leads to; undefined when some sentence of the rules forbids it. */
export function attempt(
  board: LiteralBoard,
  { from, to, count }: Triple,
  rules: HouseRules,
): LiteralBoard | undefined {
  if (from === 'stock' && to === 'waste') return drawn(board, count, rules)
  if (from === 'waste' && to === 'stock') return turnedOver(board, count, rules)
  if (from === 'stock' || to === 'stock' || to === 'waste' || from === to) return undefined
  if (SUITS.includes(from) && (SUITS.includes(to) || !rules.foundationReturn)) return undefined
  if (!COLUMNS.includes(from) && count > 1) return undefined
  const lifted = lastCards(board, from, count)
  if (lifted === undefined || !lifted.every(isFaceUp)) return undefined
  if (SUITS.includes(to)) {
    const goes =
      count === 1 && suit(lifted[0] ?? '') === to && place(lifted[0] ?? '') === board.home[to]
    if (!goes) return undefined
  } else if (!goesOnColumn(lifted[0] ?? '', board.columns[to] ?? [])) {
    return undefined
  }
  return putDown(takenAway(board, from, count), to, lifted)
}

/** Every triple that the rules allow, found by trying all of them. */
export function allowedTriples(board: LiteralBoard, rules: HouseRules): Triple[] {
  const found: Triple[] = []
  for (const from of ALL_PILES) {
    for (const to of ALL_PILES) {
      for (let count = 1; count <= 24; count++) {
        const triple = { from, to, count }
        if (attempt(board, triple, rules) !== undefined) found.push(triple)
      }
    }
  }
  return found
}

function drawn(board: LiteralBoard, count: number, rules: HouseRules): LiteralBoard | undefined {
  if (board.stock.length === 0) return undefined
  if (count !== rules.draw && !(count < rules.draw && count === board.stock.length))
    return undefined
  if (count > board.stock.length) return undefined
  const waste = [...board.waste, ...board.stock.slice(0, count)]
  return { ...board, stock: board.stock.slice(count), waste }
}

function turnedOver(
  board: LiteralBoard,
  count: number,
  rules: HouseRules,
): LiteralBoard | undefined {
  const passesBegun = board.timesTurnedOver + 1
  if (rules.passes !== 'unlimited' && passesBegun >= rules.passes) return undefined
  if (board.stock.length > 0 || count !== board.waste.length || count === 0) return undefined
  // Turned over as a whole, the card drawn first lies on top again.
  return { ...board, stock: board.waste, waste: [], timesTurnedOver: passesBegun }
}

function lastCards(board: LiteralBoard, from: Pile, count: number): readonly string[] | undefined {
  if (SUITS.includes(from)) {
    const home = board.home[from] ?? 0
    return home === 0 ? undefined : [`${ORDER[home - 1]}${from}`]
  }
  const cards = from === 'waste' ? board.waste : (board.columns[from] ?? [])
  return cards.length < count ? undefined : cards.slice(cards.length - count)
}

function goesOnColumn(card: string, column: readonly string[]): boolean {
  const last = column.at(-1)
  if (last === undefined) return card.startsWith('K')
  return place(last) === place(card) + 1 && colour(last) !== colour(card)
}

function takenAway(board: LiteralBoard, from: Pile, count: number): LiteralBoard {
  if (from === 'waste') return { ...board, waste: board.waste.slice(0, -1) }
  if (SUITS.includes(from)) {
    return { ...board, home: { ...board.home, [from]: (board.home[from] ?? 0) - 1 } }
  }
  const left = (board.columns[from] ?? []).slice(0, -count)
  const last = left.pop()
  if (last !== undefined) left.push(last.toUpperCase())
  return { ...board, columns: { ...board.columns, [from]: left } }
}

function putDown(board: LiteralBoard, to: Pile, cards: readonly string[]): LiteralBoard {
  if (SUITS.includes(to)) {
    return { ...board, home: { ...board.home, [to]: (board.home[to] ?? 0) + 1 } }
  }
  const column = [...(board.columns[to] ?? []), ...cards]
  return { ...board, columns: { ...board.columns, [to]: column } }
}
