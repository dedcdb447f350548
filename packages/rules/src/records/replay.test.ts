import { describe, expect, test } from 'vitest'
import { klondike } from '../klondike/klondike.ts'
import type { Options } from '../game.ts'
import { pileText } from '../test/written-position.ts'
import { WON_RECORDS } from '../test/won-records.ts'
import type { ReadRecord, RecordEntry } from './record.ts'
import { replay } from './replay.ts'

const DRAW = { from: 'stock', to: 'waste', count: 1 }
const UNDO = { undo: true } as const
const shootMe = WON_RECORDS.get('ShootMe-10, draw 1')!

function times(count: number, entry: RecordEntry): RecordEntry[] {
  return Array.from({ length: count }, () => entry)
}

function played(moves: readonly RecordEntry[], options: Options = {}): ReturnType<typeof replay> {
  return replay({ ...shootMe, moves, options: { ...shootMe.options, ...options } })
}

describe('a published winning line is played to a win', () => {
  test.each([...WON_RECORDS])('%s', (_, record) => {
    const { position, fault } = replay(record)
    expect(fault).toBeUndefined()
    expect(record.game.progress(position)).toEqual({ done: 52, total: 52 })
  })

  test.each([...WON_RECORDS])('%s, and one move earlier it is not won yet', (_, record) => {
    const { position } = replay({ ...record, moves: record.moves.slice(0, -1) })
    expect(record.game.progress(position)).toEqual({ done: 51, total: 52 })
  })
})

test.each([...WON_RECORDS])('%s, all its moves undone, is the deal again', (_, record) => {
  const undone: ReadRecord = {
    ...record,
    moves: [...record.moves, ...times(record.moves.length, UNDO)],
  }
  expect(replay(undone)).toEqual({ position: record.game.deal(record.deck, record.options) })
})

describe('a faulty record', () => {
  test('stops before its first bad move and says which and why', () => {
    const { position, fault } = played([DRAW, DRAW, { ...DRAW, count: 3 }, DRAW])
    expect(fault).toEqual({ entry: 3, why: 'draw-count' })
    expect(position).toEqual(played([DRAW, DRAW]).position)
  })

  test('brings a card down where the house rules lock the foundations', () => {
    const down = shootMe.moves.findIndex(
      (entry) => 'from' in entry && entry.from === 'foundation-clubs',
    )
    const { fault } = played(shootMe.moves, { foundationReturn: false })
    expect(fault).toEqual({ entry: down + 1, why: 'foundation-locked' })
  })

  test('undoes more than was played', () => {
    expect(played([UNDO]).fault).toEqual({ entry: 1, why: 'nothing-to-undo' })
    expect(played([DRAW, UNDO, UNDO]).fault).toEqual({ entry: 3, why: 'nothing-to-undo' })
  })
})

describe('undo', () => {
  test('takes back exactly one move: the last that is not taken back yet', () => {
    const two = played([DRAW, DRAW]).position
    expect(played([DRAW, DRAW, DRAW, UNDO]).position).toEqual(two)
    expect(played([DRAW, DRAW, DRAW, DRAW, UNDO, UNDO]).position).toEqual(two)
    expect(played([DRAW, UNDO, DRAW, DRAW]).position).toEqual(two)
  })

  test('of playing the only waste card puts that card back and nothing else', () => {
    const ace = WON_RECORDS.get('PySolFC-32002, draw 1')!
    const [draw, play] = ace.moves
    expect([draw, play]).toEqual([DRAW, { from: 'waste', to: 'foundation-diamonds', count: 1 }])
    const drawn = replay({ ...ace, moves: [DRAW] }).position
    const playedAce = replay({ ...ace, moves: ace.moves.slice(0, 2) }).position
    expect(pileText(drawn, 'waste')).toBe('AD')
    expect(pileText(playedAce, 'waste')).toBe('')
    expect(pileText(playedAce, 'stock')).toBe(pileText(drawn, 'stock'))
    expect(replay({ ...ace, moves: [...ace.moves.slice(0, 2), UNDO] }).position).toEqual(drawn)
  })

  test('of a recycle gives the pass back', () => {
    const pass = times(24, DRAW)
    const recycle = { from: 'waste', to: 'stock', count: 24 }
    const twoPasses = { passes: 2 }
    expect(played([...pass, recycle, ...pass, recycle], twoPasses).fault).toEqual({
      entry: 50,
      why: 'no-passes-left',
    })
    const again = played([...pass, recycle, UNDO, recycle], twoPasses)
    expect(again).toEqual(played([...pass, recycle], twoPasses))
    expect(again.position.state['recycles']).toBe(1)
    expect(played([...pass, recycle, UNDO], twoPasses).position.state['recycles']).toBe(0)
  })

  test('of a draw puts the card back on the stock, from where it cannot be played', () => {
    const undone = played([DRAW, UNDO])
    expect(pileText(undone.position, 'waste')).toBe('')
    const drawnCard = pileText(undone.position, 'stock').split(' ').at(-1)
    expect(drawnCard).toBe('[QC]')
    const play = { from: 'stock', to: 'foundation-clubs', count: 1 }
    expect(played([DRAW, UNDO, play]).fault).toEqual({ entry: 3, why: 'stock-to-waste-only' })
    expect(
      klondike.moves(undone.position, { draw: 1, passes: 1, foundationReturn: true }),
    ).toContainEqual(DRAW)
  })
})
