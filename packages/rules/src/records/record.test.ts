import { describe, expect, test } from 'vitest'
import { deckText } from '../cards/deck.ts'
import { shuffledDeck } from '../cards/shuffle.ts'
import { USUAL } from '../test/written-position.ts'
import { WON_RECORDS } from '../test/won-records.ts'
import { readRecord, writeRecord } from './record.ts'

const DECK = deckText(shuffledDeck('a deal'))
const DRAW = { from: 'stock', to: 'waste', count: 1 }
const sound = { game: 'klondike', options: USUAL, deck: DECK, moves: [DRAW] }

/** The fault of the sound record with these parts put in. */
function faultWith(parts: object): { fault: string; entry?: number } {
  const record = readRecord({ ...sound, ...parts })
  if (!('fault' in record)) throw new Error('the record is sound')
  return record
}

describe('a record is read as it was written', () => {
  test.each([...WON_RECORDS])('%s', (_, record) => {
    expect(readRecord(JSON.parse(JSON.stringify(writeRecord(record))))).toEqual(record)
  })

  test('with moves, undos and sent cards, their times and who made them', () => {
    const moves = [
      { ...DRAW, t: 0, by: 'player' },
      { undo: true, t: 1500.5 },
      { send: true, by: 'stand-in' },
      { ...DRAW, by: 'table' },
    ]
    expect(readRecord({ ...sound, moves })).toMatchObject({ moves })
  })

  test('with the salt that its deal was committed to with', () => {
    const salt = '00112233445566778899aabbccddeeff'
    const record = readRecord({ ...sound, salt })
    expect(record).toMatchObject({ salt })
    if ('fault' in record) throw new Error(record.fault)
    expect(writeRecord(record)).toMatchObject({ salt })
  })

  test('options that are not given have their usual values', () => {
    const { options: _, ...without } = sound
    expect(readRecord(without)).toMatchObject({ options: USUAL })
    expect(readRecord({ ...sound, options: { draw: 3 } })).toMatchObject({
      options: { draw: 3, passes: 'unlimited', foundationReturn: true },
    })
  })
})

describe('what is no record is refused with what was wrong and what is allowed', () => {
  test.each([null, undefined, 7, 'record', [sound]])('%j', (json) => {
    expect(readRecord(json)).toEqual({
      fault: 'a game record is an object { game, options, deck, moves }',
    })
  })

  test('a game that nobody knows', () => {
    expect(faultWith({ game: 'chess' }).fault).toBe(
      '"game" is "chess"; known games: klondike, freecell',
    )
    expect(faultWith({ game: 7 }).fault).toBe('"game" is 7; known games: klondike, freecell')
    expect(faultWith({ game: undefined }).fault).toContain('known games: klondike, freecell')
  })

  test('an option that the game does not have, an inherited name included', () => {
    const expected = 'klondike has no option "colour"; its options: draw, passes, foundationReturn'
    expect(faultWith({ options: { colour: 'red' } }).fault).toBe(expected)
    expect(faultWith({ options: { constructor: 1 } }).fault).toContain('no option "constructor"')
  })

  test('an option with a value that is not allowed', () => {
    expect(faultWith({ options: { draw: 2 } }).fault).toBe('option "draw" is 2; allowed: 1 or 3')
    expect(faultWith({ options: { draw: null } }).fault).toContain('option "draw" is null')
    expect(faultWith({ options: { passes: '3' } }).fault).toBe(
      'option "passes" is "3"; allowed: "unlimited" or a whole number from 1',
    )
    expect(faultWith({ options: [] }).fault).toBe('"options" must be an object')
  })

  test('a deck with a fault, naming the card and its place', () => {
    expect(faultWith({ deck: 52 }).fault).toBe('"deck" must be a text of card names')
    expect(faultWith({ deck: DECK.replace('TH', 'XH') }).fault).toMatch(
      /^"deck": card \d+ is "XH", which is no card/,
    )
    expect(faultWith({ deck: `${DECK} TH` }).fault).toBe(
      '"deck": card 53, TH, is in the deck too often',
    )
    expect(faultWith({ deck: DECK.replace(' TH', '') }).fault).toBe(
      '"deck": the deck has 51 cards instead of 52; missing: TH',
    )
  })

  test.each([7, '', 'AA'.repeat(16), '0'.repeat(31)])('a salt of %j', (salt) => {
    expect(faultWith({ salt }).fault).toBe('"salt" must be 32 hexadecimal digits in small letters')
  })

  test('moves that are no list', () => {
    expect(faultWith({ moves: {} })).toEqual({ fault: '"moves" must be a list' })
  })
})

describe('an entry that is none is named by its number, counted from 1', () => {
  const shape = 'a move is { from, to, count }, { undo: true } or { send: true }'

  test.each([
    null,
    'draw',
    [],
    {},
    { from: 'stock', to: 'waste' },
    { from: 'stock', to: 'waste', count: '1' },
    { from: 0, to: 1, count: 1 },
    { undo: false },
    { undo: 1 },
    { send: 'yes' },
    { undo: true, send: true },
    { ...DRAW, undo: true },
    { ...DRAW, undo: false },
    { ...DRAW, send: true },
  ])('%j', (entry) => {
    expect(faultWith({ moves: [DRAW, { undo: true }, entry, DRAW] })).toEqual({
      fault: shape,
      entry: 3,
    })
  })

  test.each([-1, '0', null])('a time of %j', (t) => {
    expect(faultWith({ moves: [{ ...DRAW, t }] })).toEqual({
      fault: '"t" must be milliseconds since GO, from 0',
      entry: 1,
    })
  })

  test('a time before that of the last entry that has one; the same time is none', () => {
    const moves = [{ ...DRAW, t: 5 }, { ...DRAW, t: 5 }, { undo: true }, { ...DRAW, t: 4.5 }]
    expect(faultWith({ moves })).toEqual({
      fault: 'times never run backwards: "t" was 5 at move 2 and is 4.5 here',
      entry: 4,
    })
  })

  test.each(['dealer', '', null])('a maker of %j', (by) => {
    expect(faultWith({ moves: [DRAW, { undo: true, by }] })).toEqual({
      fault: '"by" must be "player", "stand-in" or "table"',
      entry: 2,
    })
  })
})
