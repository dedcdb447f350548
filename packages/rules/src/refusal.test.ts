import { describe, expect, test } from 'vitest'
import { freecell } from './freecell/freecell.ts'
import type { Move } from './game.ts'
import { klondike } from './klondike/klondike.ts'
import type { KlondikeOptions } from './klondike/options.ts'
import { view, type Position } from './position.ts'
import { isRefusal, REASONS, refuse, type Reason } from './refusal.ts'
import { frozen } from './test/frozen.ts'
import {
  afterMoves,
  FOUR_CELLS,
  freecellPosition,
  klondikePosition,
  upTo,
  USUAL,
} from './test/written-position.ts'

interface Example {
  readonly position: Position
  readonly move: Move
  readonly options?: KlondikeOptions
  /** Klondike if not given. */
  readonly game?: 'freecell'
}

const WHOLE_DEAL = klondike.deal(klondike.deck(USUAL), USUAL)
const move = (from: string, to: string, count = 1): Move => ({ from, to, count })
const drawn = afterMoves(view(WHOLE_DEAL), [move('stock', 'waste')])

/** For every reason a move that is refused for it. */
const EXAMPLES: Readonly<Record<Reason, readonly Example[]>> = {
  'unknown-pile': [
    { position: WHOLE_DEAL, move: move('tableau-8', 'tableau-1') },
    { position: WHOLE_DEAL, move: move('stock', 'foundation-stars') },
    { position: WHOLE_DEAL, move: move('constructor', 'waste') },
  ],
  'bad-count': [0, -1, 1.5, Number.NaN, Infinity].map((count) => ({
    position: WHOLE_DEAL,
    move: move('stock', 'waste', count),
  })),
  'same-pile': [
    { position: WHOLE_DEAL, move: move('tableau-3', 'tableau-3') },
    { position: WHOLE_DEAL, move: move('stock', 'stock') },
  ],
  'not-enough-cards': [
    { position: WHOLE_DEAL, move: move('waste', 'tableau-1') },
    { position: WHOLE_DEAL, move: move('tableau-2', 'tableau-1', 3) },
  ],
  'face-down': [{ position: WHOLE_DEAL, move: move('tableau-2', 'tableau-1', 2) }],
  'not-yet-known': [
    { position: drawn, move: move('waste', 'foundation-hearts') },
    { position: drawn, move: move('waste', 'tableau-1') },
    {
      position: afterMoves(view(klondikePosition({ 'tableau-1': '[9H] AC', waste: '8S' })), [
        move('tableau-1', 'foundation-clubs'),
      ]),
      move: move('waste', 'tableau-1'),
    },
  ],
  'one-at-a-time': [
    { position: klondikePosition({ waste: '9H 8S' }), move: move('waste', 'tableau-1', 2) },
    {
      position: klondikePosition({ 'tableau-1': '2H AS' }),
      move: move('tableau-1', 'foundation-spades', 2),
    },
    {
      position: klondikePosition({ 'foundation-hearts': 'AH 2H' }),
      move: move('foundation-hearts', 'tableau-1', 2),
    },
  ],
  'king-only': [{ position: klondikePosition({ waste: 'QS' }), move: move('waste', 'tableau-1') }],
  'same-colour': [
    {
      position: klondikePosition({ waste: 'QS', 'tableau-1': 'KC' }),
      move: move('waste', 'tableau-1'),
    },
  ],
  'not-one-lower': [
    {
      position: klondikePosition({ waste: 'JS', 'tableau-1': 'KH' }),
      move: move('waste', 'tableau-1'),
    },
  ],
  'wrong-suit': [
    { position: klondikePosition({ waste: 'AS' }), move: move('waste', 'foundation-hearts') },
  ],
  'ace-first': [
    { position: klondikePosition({ waste: '2S' }), move: move('waste', 'foundation-spades') },
  ],
  'not-next': [
    {
      position: klondikePosition({ waste: '3S', 'foundation-spades': 'AS' }),
      move: move('waste', 'foundation-spades'),
    },
    {
      position: klondikePosition({ waste: '3S', 'foundation-spades': upTo(4, 'S') }),
      move: move('waste', 'foundation-spades'),
    },
  ],
  'foundation-locked': [
    {
      position: klondikePosition({ 'foundation-hearts': 'AH', 'tableau-1': '2S' }),
      move: move('foundation-hearts', 'tableau-1'),
      options: { ...USUAL, foundationReturn: false },
    },
  ],
  'between-foundations': [
    {
      position: klondikePosition({ 'foundation-hearts': 'AH' }),
      move: move('foundation-hearts', 'foundation-spades'),
    },
  ],
  'stock-to-waste-only': [{ position: WHOLE_DEAL, move: move('stock', 'tableau-1') }],
  'not-to-waste': [{ position: WHOLE_DEAL, move: move('tableau-1', 'waste') }],
  'not-to-stock': [{ position: WHOLE_DEAL, move: move('tableau-1', 'stock') }],
  'draw-count': [{ position: WHOLE_DEAL, move: move('stock', 'waste', 3) }],
  'stock-empty': [{ position: klondikePosition({}), move: move('stock', 'waste') }],
  'stock-not-empty': [
    { position: klondikePosition({ stock: '[2C]', waste: '9D' }), move: move('waste', 'stock') },
  ],
  'waste-empty': [{ position: klondikePosition({}), move: move('waste', 'stock') }],
  'recycle-count': [
    { position: klondikePosition({ waste: '9D 4C' }), move: move('waste', 'stock') },
  ],
  'no-passes-left': [
    {
      position: klondikePosition({ waste: '9D' }, 2),
      move: move('waste', 'stock'),
      options: { ...USUAL, passes: 3 },
    },
  ],
  'not-a-run': [
    {
      game: 'freecell',
      position: freecellPosition({ 'tableau-1': '9H 7S', 'tableau-2': 'TS' }),
      move: move('tableau-1', 'tableau-2', 2),
    },
  ],
  'run-too-long': [
    {
      game: 'freecell',
      position: freecellPosition({
        'tableau-1': '9H 8S',
        'tableau-2': 'TS',
        ...Object.fromEntries([3, 4, 5, 6, 7, 8].map((column) => [`tableau-${column}`, 'KS'])),
        ...Object.fromEntries([1, 2, 3, 4].map((cell) => [`cell-${cell}`, 'KH'])),
      }),
      move: move('tableau-1', 'tableau-2', 2),
    },
  ],
  'cell-taken': [
    {
      game: 'freecell',
      position: freecellPosition({ 'tableau-1': '9H', 'cell-1': '7S' }),
      move: move('tableau-1', 'cell-1'),
    },
  ],
}

describe.each(REASONS)('the reason "%s"', (reason) => {
  test('is given for a move that breaks its rule, and nothing changes', () => {
    for (const example of EXAMPLES[reason]) {
      const position = frozen(example.position)
      const before = structuredClone(position)
      const options = example.options ?? USUAL
      const isFreecell = example.game === 'freecell'
      const answer = isFreecell
        ? freecell.play(position, example.move, FOUR_CELLS)
        : klondike.play(position, example.move, options)
      expect(answer).toBe(refuse(reason))
      expect(position).toEqual(before)
      const listed = isFreecell
        ? freecell.moves(position, FOUR_CELLS)
        : klondike.moves(position, options)
      expect(listed).not.toContainEqual(example.move)
    }
    expect(EXAMPLES[reason].length).toBeGreaterThan(0)
  })

  test('is a refusal, always the same one, that nobody can change', () => {
    const refusal = refuse(reason)
    expect(refusal).toEqual({ refused: reason })
    expect(refuse(reason)).toBe(refusal)
    expect(Object.isFrozen(refusal)).toBe(true)
    expect(isRefusal(refusal)).toBe(true)
  })
})

test('no reason stands in the list twice', () => {
  expect(new Set(REASONS).size).toBe(REASONS.length)
})

test('a position is no refusal', () => {
  expect(isRefusal(WHOLE_DEAL)).toBe(false)
})
