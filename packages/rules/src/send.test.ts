import { isWon } from './progress.ts'
import { describe, expect, test } from 'vitest'
import type { Move } from './game.ts'
import { klondike } from './klondike/klondike.ts'
import { view, type Position } from './position.ts'
import { deckText } from './cards/deck.ts'
import { readRecord, type RecordEntry } from './records/record.ts'
import { replay, type Replay } from './records/replay.ts'
import { sendMoves } from './send.ts'
import { WON_RECORDS } from './test/won-records.ts'
import { afterMoves, klondikePosition, pileText, upTo, USUAL } from './test/written-position.ts'

const sent = (position: Position, options = USUAL): Move[] => sendMoves(klondike, position, options)

/** The piles that the sent cards come from, in order. */
const sources = (position: Position): string[] => sent(position).map((move) => move.from)

describe('[Send cards] sends every card that can go', () => {
  test('again and again, until none can', () => {
    const position = klondikePosition({
      'tableau-1': '5C 4H 3C 2C',
      'tableau-2': 'AC',
      'tableau-3': '4C',
    })
    expect(sources(position)).toEqual(['tableau-2', 'tableau-1', 'tableau-1', 'tableau-3'])
    const after = afterMoves(position, sent(position))
    expect(pileText(after, 'foundation-clubs')).toBe('AC 2C 3C 4C')
    expect(sent(after)).toEqual([])
  })

  test('newly turned cards and what lies under the waste top included', () => {
    const position = klondikePosition({ 'tableau-1': '[2H] AC', waste: '3H AH' })
    const after = afterMoves(position, sent(position))
    expect(pileText(after, 'foundation-hearts')).toBe('AH 2H 3H')
    expect(pileText(after, 'waste')).toBe('')
  })

  test('to several foundations in turn', () => {
    const position = klondikePosition({ 'tableau-1': '2C AH', 'tableau-2': '2H AC' })
    expect(klondike.progress(afterMoves(position, sent(position))).done).toBe(4)
  })

  test('but draws nothing and turns nothing over', () => {
    expect(sent(klondikePosition({ stock: '[AC]' }))).toEqual([])
    expect(sent(klondikePosition({ waste: 'AC 2C' }))).toEqual([])
    const position = klondikePosition({ stock: '[2C]', waste: 'AC' })
    expect(sources(position)).toEqual(['waste'])
  })

  test('and never brings a card down, even where one would fit', () => {
    const position = klondikePosition({
      'foundation-hearts': upTo(5, 'H'),
      'tableau-1': '6S',
      'tableau-2': 'AC',
    })
    expect(klondike.moves(position, USUAL).some(({ from }) => from === 'foundation-hearts')).toBe(
      true,
    )
    expect(sent(position)).toEqual([{ from: 'tableau-2', to: 'foundation-clubs', count: 1 }])
  })

  test('it has nothing to do when no card can go', () => {
    expect(sent(klondikePosition({ 'tableau-1': '2C', 'tableau-2': '3C', waste: 'KS' }))).toEqual(
      [],
    )
    expect(sent(klondikePosition({}))).toEqual([])
  })

  test('it wins the game when all the cards lie open', () => {
    const position = klondikePosition({
      'tableau-1': 'KC QH JC TH 9C 8H 7C 6H 5C 4H 3C 2H AC',
      'tableau-2': 'KH QC JH TC 9H 8C 7H 6C 5H 4C 3H 2C AH',
      'tableau-3': 'KS QD JS TD 9S 8D 7S 6D 5S 4D 3S 2D AS',
      waste: 'KD QS JD TS 9D 8S 7D 6S 5D 4S 3D 2S AD',
    })
    expect(sent(position)).toHaveLength(52)
    expect(isWon(klondike, afterMoves(position, sent(position)))).toBe(true)
  })

  test('on a view it stops at a card that is not yet known', () => {
    const position = klondikePosition({ 'tableau-1': '[2C] AC', 'tableau-2': 'AH' })
    expect(sent(position)).toHaveLength(3)
    expect(sent(view(position))).toEqual(sent(position).filter((_, index) => index !== 1))
  })
})

describe('in a game record', () => {
  const won = WON_RECORDS.get('ShootMe-10, draw 1')!

  function played(moves: readonly RecordEntry[]): Replay {
    const { options } = won
    const record = readRecord({ game: 'klondike', options, deck: deckText(won.deck), moves })
    if ('fault' in record) throw new Error(record.fault)
    return replay(record)
  }

  const draw = { from: 'stock', to: 'waste', count: 1 }

  test('one undo takes back all that was sent, and a further one the move before', () => {
    const start = played([draw])
    const batch = played([draw, { send: true }])
    expect(klondike.progress(batch.position).done).toBeGreaterThan(1)
    expect(played([draw, { send: true }, { undo: true }])).toEqual(start)
    expect(played([draw, { send: true }, { undo: true }, { undo: true }])).toEqual(played([]))
    expect(
      played([draw, { send: true }, { undo: true }, { undo: true }, { undo: true }]).fault,
    ).toEqual({ entry: 5, why: 'nothing-to-undo' })
  })

  test('sending when no card can go is a fault', () => {
    expect(played([{ send: true }, { send: true }]).fault).toEqual({
      entry: 2,
      why: 'nothing-to-send',
    })
  })

  test('a card brought down stays down until the player sends again', () => {
    const down = won.moves.findIndex(
      (entry) => 'from' in entry && entry.from === 'foundation-clubs',
    )
    const before = won.moves.slice(0, down + 1)
    expect(pileText(played(before).position, 'tableau-4').slice(-2)).toBe('3C')
    expect(pileText(played([...before, { undo: true }]).position, 'tableau-4').slice(-2)).not.toBe(
      '3C',
    )
  })
})
