import {
  GAMES,
  klondike,
  usualOptions,
  view,
  type Game,
  type KlondikeOptions,
} from '@samedeal/rules'
import { EASY_DECK } from '@samedeal/rules/easy-deal'
import { describe, expect, test } from 'vitest'
import { readClientMessage } from './from-client.ts'
import { handOverText, readHandOver } from './hand-over-code.ts'
import { newHandOverCode } from './new-code.ts'
import { boardFromWire, boardToWire, movedFromWire, movedToWire } from './wire-board.ts'
import { moveFromWire, moveToWire } from './wire-move.ts'

const game = GAMES.get('klondike') as Game
const rules = { game, options: usualOptions(game) }

describe('on the wire', () => {
  test('a move is its number, two piles by number and a count', () => {
    const move = { from: 'tableau-3', to: 'foundation-hearts', count: 1 }
    const wire = moveToWire(rules, 7, move)
    expect(wire).toEqual([7, 8, 3, 1])
    expect(moveFromWire(rules, wire)).toEqual(move)
  })

  test('every pile of the game survives the way there and back', () => {
    for (const { id } of game.table(rules.options)) {
      const move = { from: id, to: id, count: 2 }
      expect(moveFromWire(rules, moveToWire(rules, 1, move))).toEqual(move)
    }
  })

  test('a move between piles that the game does not have is one that its rules refuse', () => {
    const position = game.deal(EASY_DECK, rules.options)
    for (const [from, to] of [
      [0, 13],
      [13, 0],
    ] as const) {
      const move = moveFromWire(rules, [1, from, to, 1])
      expect(game.play(position, move, rules.options)).toEqual({ refused: 'unknown-pile' })
    }
  })

  test('a view survives the way there and back', () => {
    const board = view(klondike.deal(EASY_DECK, rules.options as KlondikeOptions))
    expect(boardFromWire(boardToWire(board))).toEqual(board)
  })

  test('the answer to a move survives the way there and back', () => {
    const revealed = [
      { pile: 1, index: 0, card: 51 },
      { pile: 7, index: 2, card: 0 },
    ]
    expect(movedFromWire(movedToWire(9, revealed))).toEqual({ n: 9, revealed })
    expect(movedFromWire(movedToWire(1, []))).toEqual({ n: 1, revealed: [] })
  })
})

describe('a message from a browser', () => {
  test('of a known type and shape is read', () => {
    expect(readClientMessage('move', [1, 2, 3, 4])).toEqual({ type: 'move', body: [1, 2, 3, 4] })
    expect(readClientMessage('move', [1, 2, 3, 4, 5])?.body).toEqual([1, 2, 3, 4, 5])
    expect(readClientMessage('undo', [9, 2])).toEqual({ type: 'undo', body: [9, 2] })
    expect(readClientMessage('send', 9)).toEqual({ type: 'send', body: 9 })
    expect(readClientMessage('quit', undefined)).toEqual({ type: 'quit', body: undefined })
    expect(readClientMessage('start', null)).toEqual({ type: 'start', body: undefined })
  })

  test.each([
    ['__proto__', undefined],
    [7, undefined],
    ['move', [0, 1, 2, 1]],
    ['move', [1, 1, 2, Number.NaN]],
    ['move', [1, 1, 2, 1, 0]],
    ['undo', [1]],
    ['send', [1, 2, 3]],
    ['set-option', ['x'.repeat(65), 1]],
    ['set-option', ['draw', { value: 3 }]],
  ])('that is %j with %j is none', (type, body) => {
    expect(readClientMessage(type, body)).toBeUndefined()
  })
})

describe('a code that moves a seat', () => {
  const handOver = { code: 'HKMTWR', handOver: 'ABCDEFGH' }

  test('is shown with its room’s code, and read as it is typed', () => {
    expect(handOverText(handOver)).toBe('HKMTWR-ABCD-EFGH')
    for (const typed of ['HKMTWR-ABCD-EFGH', 'hkmtwrabcdefgh', ' hkmtwr abcd efgh ']) {
      expect(readHandOver(typed)).toEqual(handOver)
    }
  })

  test.each([
    'ＨＫＭＴＷＲ－ＡＢＣＤ－ＥＦＧＨ',
    'HKMTWR\u2013ABCD\u2013EFGH.',
    'My seat: hkmtwr-abcd-efgh!',
    'コードはHKMTWR-ABCD-EFGHです',
    'https://samedeal.example/HKMTWR#hand-over=ABCDEFGH',
  ])('is found in %j', (typed) => {
    expect(readHandOver(typed)).toEqual(handOver)
  })

  test.each(['', 'HKMTWR', 'ABCDEFGH', 'HKMTWR-ABCD-EFG', 'HKMTWR-ABCD-EFGHJ', 'HKMTWR-ABCD-EFG1'])(
    'is not %j',
    (typed) => {
      expect(readHandOver(typed)).toBeUndefined()
    },
  )

  test('has eight letters of its own', () => {
    expect(newHandOverCode(() => 0)).toBe('BBBBBBBB')
  })
})
