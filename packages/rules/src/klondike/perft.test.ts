import { describe, expect, test } from 'vitest'
import { cardName, suitOf, type Card } from '../cards/card.ts'
import { deckText, parseDeck } from '../cards/deck.ts'
import type { Game, Move } from '../game.ts'
import { perft } from '../perft.ts'
import { EMPTY_PILE, type Position } from '../position.ts'
import { isRefusal } from '../refusal.ts'
import {
  allowedTriples,
  attempt,
  literalDeal,
  type LiteralBoard,
  type Triple,
} from '../test/literal-klondike.ts'
import { WON_RECORDS } from '../test/won-records.ts'
import { klondike } from './klondike.ts'
import type { KlondikeOptions } from './options.ts'
import { recyclesOf } from './stock.ts'

const DRAW_1: KlondikeOptions = { draw: 1, passes: 'unlimited', foundationReturn: true }
const DRAW_1_ONE_PASS: KlondikeOptions = { draw: 1, passes: 1, foundationReturn: false }
const DRAW_3: KlondikeOptions = { draw: 3, passes: 'unlimited', foundationReturn: true }
const DRAW_3_TWO_PASSES: KlondikeOptions = { draw: 3, passes: 2, foundationReturn: false }

/** Draws made before the count starts: none, or so many that one is left, and then the recycle. */
const FROM_THE_DEAL = 0
const BEFORE_THE_LAST_DRAW = { 1: 23, 3: 7 }

interface Golden {
  readonly options: KlondikeOptions
  /** Lines of one to six moves from the deal. */
  readonly fromTheDeal: readonly number[]
  /** The same when all but the last draw has been made. */
  readonly beforeTheLastDraw: readonly number[]
}

const GOLDENS: readonly { name: string; deck: string; counts: readonly Golden[] }[] = [
  {
    name: 'deal 1',
    deck: '6H KD AS 4C 3C 8D QC TH TD AD 5D QS AH 6D KS 6C 3H JS 4S 7C 7S 2H 9S JC JH 6S TC 2D QD JD AC 2S QH KC 4H 8H 9D 2C 9H 9C 7D TS 4D 8C 5C KH 8S 5H 3D 3S 5S 7H',
    counts: [
      {
        options: DRAW_1,
        fromTheDeal: [2, 5, 11, 24, 56, 171],
        beforeTheLastDraw: [4, 13, 43, 126, 364, 1049],
      },
      {
        options: DRAW_1_ONE_PASS,
        fromTheDeal: [2, 5, 11, 24, 55, 161],
        beforeTheLastDraw: [4, 12, 37, 93, 226, 511],
      },
      {
        options: DRAW_3,
        fromTheDeal: [2, 7, 21, 70, 205, 592],
        beforeTheLastDraw: [3, 9, 26, 68, 168, 451],
      },
      {
        options: DRAW_3_TWO_PASSES,
        fromTheDeal: [2, 7, 20, 62, 154, 360],
        beforeTheLastDraw: [3, 9, 26, 68, 167, 440],
      },
    ],
  },
  {
    name: 'deal 5',
    deck: '7C 3S 5H KH 7D KD 8H AH 2C KS QD AD QH 2S 2D 4C 6C 5C 6S 6D 8S TC 8D KC AS 6H 9S 9H 4D 9D 3C 5D 7S JD JH 7H JS 4S TH 5S AC 4H JC TS 8C QS 9C 2H 3D TD 3H QC',
    counts: [
      {
        options: DRAW_1,
        fromTheDeal: [5, 21, 77, 261, 844, 2649],
        beforeTheLastDraw: [5, 21, 77, 261, 843, 2623],
      },
      {
        options: DRAW_1_ONE_PASS,
        fromTheDeal: [5, 20, 66, 193, 522, 1336],
        beforeTheLastDraw: [5, 19, 53, 110, 190, 270],
      },
      {
        options: DRAW_3,
        fromTheDeal: [5, 21, 77, 261, 844, 2648],
        beforeTheLastDraw: [5, 21, 77, 261, 843, 2623],
      },
      {
        options: DRAW_3_TWO_PASSES,
        fromTheDeal: [5, 20, 66, 193, 522, 1335],
        beforeTheLastDraw: [5, 20, 66, 193, 521, 1310],
      },
    ],
  },
  {
    name: 'deal 6',
    deck: 'JC 2C 8C 5S KH 7H 7C QS JH 9C 7S 4S 9D JD QD AD KC 5D QC 2S AC 8S 9S 8D 4H TD 3D 9H 6D AS 6S 3C JS 5C 3H TC 2H 6H 6C AH 8H TS 2D KD 3S 5H TH QH 4D 7D KS 4C',
    counts: [
      {
        options: DRAW_1,
        fromTheDeal: [5, 24, 111, 494, 2122, 8839],
        beforeTheLastDraw: [5, 24, 110, 479, 1974, 7661],
      },
      {
        options: DRAW_1_ONE_PASS,
        fromTheDeal: [5, 24, 111, 494, 2122, 8839],
        beforeTheLastDraw: [5, 23, 97, 372, 1282, 3914],
      },
      {
        options: DRAW_3,
        fromTheDeal: [5, 24, 110, 477, 1948, 7494],
        beforeTheLastDraw: [5, 24, 110, 477, 1947, 7464],
      },
      {
        options: DRAW_3_TWO_PASSES,
        fromTheDeal: [5, 24, 110, 477, 1948, 7494],
        beforeTheLastDraw: [5, 24, 110, 477, 1947, 7464],
      },
    ],
  },
  {
    name: 'deal 8',
    deck: '4D 9D 8C QS TS 2D JS 6H 3D AS AD KS QH 5H 3S 4S 3C TC AH 9H 6S 7H QC 7C 5S 2H JH 2S 8D 9C TD 2C KC 7S KH KD TH 7D 8S 4C 6C JD 3H AC 9S QD 5D 6D 8H 4H 5C JC',
    counts: [
      {
        options: DRAW_1,
        fromTheDeal: [3, 12, 54, 249, 1142, 5170],
        beforeTheLastDraw: [4, 19, 97, 522, 2817, 14963],
      },
      {
        options: DRAW_1_ONE_PASS,
        fromTheDeal: [3, 11, 44, 174, 657, 2360],
        beforeTheLastDraw: [4, 17, 76, 343, 1491, 6073],
      },
      {
        options: DRAW_3,
        fromTheDeal: [3, 12, 54, 249, 1143, 5183],
        beforeTheLastDraw: [3, 12, 54, 249, 1142, 5170],
      },
      {
        options: DRAW_3_TWO_PASSES,
        fromTheDeal: [3, 11, 44, 174, 658, 2373],
        beforeTheLastDraw: [3, 11, 44, 174, 657, 2360],
      },
    ],
  },
]

/** Every golden count with the draws made before it. */
const STARTS = GOLDENS.flatMap(({ name, deck, counts }) =>
  counts.flatMap(({ options, fromTheDeal, beforeTheLastDraw }) => {
    const rules = `draw ${options.draw}, passes ${options.passes}, foundations ${options.foundationReturn ? 'open' : 'locked'}`
    const late = BEFORE_THE_LAST_DRAW[options.draw]
    return [
      [
        `${name}, ${rules}, from the deal`,
        { deck, options, draws: FROM_THE_DEAL, counts: fromTheDeal },
      ],
      [
        `${name}, ${rules}, before the last draw`,
        { deck, options, draws: late, counts: beforeTheLastDraw },
      ],
    ] as const
  }),
)

function afterDraws(deck: string, options: KlondikeOptions, draws: number): Position {
  const cards = parseDeck(deck)
  if ('fault' in cards) throw new Error(cards.fault)
  let position = klondike.deal(cards, options)
  for (let made = 0; made < draws; made++) {
    const next = klondike.play(
      position,
      { from: 'stock', to: 'waste', count: options.draw },
      options,
    )
    if (isRefusal(next)) throw new Error(next.refused)
    position = next
  }
  return position
}

function literallyAfterDraws(deck: string, options: KlondikeOptions, draws: number): LiteralBoard {
  let board = literalDeal(deck)
  for (let made = 0; made < draws; made++) {
    board = literally(board, { from: 'stock', to: 'waste', count: options.draw }, options)
  }
  return board
}

function literally(board: LiteralBoard, triple: Triple, options: KlondikeOptions): LiteralBoard {
  const next = attempt(board, triple, options)
  if (next === undefined) throw new Error(`the literal rules forbid ${JSON.stringify(triple)}`)
  return next
}

/** Counts lines of moves by the literal rules; boards that come again are counted once. */
function literalPerft(options: KlondikeOptions) {
  const known = new Map<string, number>()
  return function count(board: LiteralBoard, depth: number): number {
    if (depth === 0) return 1
    const key = `${depth}${JSON.stringify(board)}`
    let lines = known.get(key)
    if (lines === undefined) {
      lines = 0
      for (const triple of allowedTriples(board, options)) {
        lines += count(literally(board, triple, options), depth - 1)
      }
      known.set(key, lines)
    }
    return lines
  }
}

const PILE_IDS = klondike.table(DRAW_1).map((spec) => spec.id)

/** A move in the literal rules' names: "foundation-hearts" is "H", "tableau-3" is "3". */
function literalName(pile: string): string {
  const [kind, which] = pile.split('-')
  if (which === undefined) return pile
  return kind === 'tableau' ? which : which.charAt(0).toUpperCase()
}

const tripleOf = ({ from, to, count }: Move): Triple => ({
  from: literalName(from),
  to: literalName(to),
  count,
})

const tripleText = ({ from, to, count }: Triple): string => `${from} ${to} ${count}`

/** The position written as a literal board. */
function literalBoard(position: Position): LiteralBoard {
  const home: Record<string, number> = {}
  const columns: Record<string, string[]> = {}
  const facing = (faceDown: number) => (card: Card, index: number) =>
    index < faceDown ? cardName(card).toLowerCase() : cardName(card)
  for (const [number, id] of PILE_IDS.entries()) {
    const { cards, faceDown } = position.piles[number] ?? EMPTY_PILE
    if (id.startsWith('foundation-')) {
      expect(cards.map(suitOf)).toEqual(cards.map(() => id.slice('foundation-'.length)))
      home[literalName(id)] = cards.length
    }
    if (id.startsWith('tableau-')) columns[literalName(id)] = cards.map(facing(faceDown))
  }
  const [stock, waste] = position.piles
  return {
    stock: (stock ?? EMPTY_PILE).cards.map(cardName).toReversed(),
    waste: (waste ?? EMPTY_PILE).cards.map(cardName),
    home,
    columns,
    timesTurnedOver: recyclesOf(position),
  }
}

describe('the number of lines of one to six moves never changes', () => {
  test.each(STARTS)('%s', (_, { deck, options, draws, counts }) => {
    const position = afterDraws(deck, options, draws)
    const found = counts.map((_count, index) => perft(klondike, { position, options }, index + 1))
    expect(found).toEqual(counts)
  })

  test('no moves at all are one line', () => {
    const position = afterDraws(GOLDENS[0]!.deck, DRAW_1, 0)
    expect(perft(klondike, { position, options: DRAW_1 }, 0)).toBe(1)
  })
})

describe('trying every triple against a literal reading of the rules finds as many lines', () => {
  test.each(STARTS)('%s', (_, { deck, options, draws, counts }) => {
    const board = literallyAfterDraws(deck, options, draws)
    const count = literalPerft(options)
    const shallow = counts.slice(0, 5)
    expect(shallow.map((_count, index) => count(board, index + 1))).toEqual(shallow)
  })
})

describe('all the way to a win, the rules and their literal reading allow the same and lead to the same', () => {
  test.each([...WON_RECORDS].filter(([, { game }]) => game === (klondike as Game)))(
    '%s',
    (_, record) => {
      const options = record.options as KlondikeOptions
      let position = klondike.deal(record.deck, options)
      let board = literalDeal(deckText(record.deck))
      for (const entry of record.moves) {
        expect(literalBoard(position)).toEqual(board)
        const listed = klondike.moves(position, options).map((move) => tripleText(tripleOf(move)))
        expect(listed.toSorted()).toEqual(allowedTriples(board, options).map(tripleText).toSorted())
        if (!('from' in entry)) throw new Error('the won games hold moves only')
        const next = klondike.play(position, entry, options)
        if (isRefusal(next)) throw new Error(next.refused)
        board = literally(board, tripleOf(entry), options)
        position = next
      }
      expect(Object.values(board.home)).toEqual([13, 13, 13, 13])
      expect(klondike.progress(position)).toEqual({ done: 52, total: 52 })
    },
  )
})
