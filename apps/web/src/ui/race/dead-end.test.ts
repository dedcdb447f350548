import { GAMES, HIDDEN, parseCard, type Options } from '@samedeal/rules'
import { describe, expect, test } from 'vitest'
import { deadEnd } from './dead-end.ts'

const game = GAMES.get('klondike')!
const OPEN: Options = { draw: 1, passes: 'unlimited', foundationReturn: true }
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K']

/** Piles in words, the last card on top: `[??]` lies face down, `??` is turned up and not known yet. */
function answer(piles: Record<string, string>, options: Options = OPEN) {
  const position = {
    piles: game.table(options).map(({ id }) => {
      const names = (piles[id] ?? '').split(' ').filter((name) => name !== '')
      return {
        cards: names.map((name) => parseCard(name.replace(/[[\]]/g, '')) ?? HIDDEN),
        faceDown: names.filter((name) => name.startsWith('[')).length,
      }
    }),
    recycles: 0,
  }
  return deadEnd({ game, options, position })
}

const upTo = (rank: number, suit: string) =>
  RANKS.slice(0, rank)
    .map((name) => name + suit)
    .join(' ')

/** Seven columns that take a black queen, ten, eight or six and nothing else. */
const COLUMNS = {
  'tableau-1': '[??] KH',
  'tableau-2': '[??] KD',
  'tableau-3': '[??] JH',
  'tableau-4': '[??] JD',
  'tableau-5': '[??] 9H',
  'tableau-6': '[??] 9D',
  'tableau-7': '[??] 7H',
}

describe('a dead end is', () => {
  test('a table on which no card of a known stock has a place', () => {
    const stuck = { ...COLUMNS, waste: '5C 5S 3C', stock: '[5H] [3H]' }
    expect(answer(stuck)).toBe('stock')
    expect(answer({ ...stuck, stock: '[5H] [8S]' })).toBeUndefined()
  })

  test('with draw three only what comes up in turn, until a pass begins anew', () => {
    const three = { ...OPEN, draw: 3 }
    // 8S lies under two others in each pass: it never comes up.
    expect(answer({ ...COLUMNS, waste: '8S 5C 3C' }, three)).toBe('stock')
    // From the top of the waste 3C is turned, then the pass ends with 8S on top.
    expect(answer({ ...COLUMNS, waste: '5C 3C 5S 8S' }, three)).toBeUndefined()
    expect(answer({ ...COLUMNS, waste: '5C 3C 8S 5S' }, three)).toBeUndefined()
  })

  test('nothing at all when no pass is left', () => {
    const last = { ...OPEN, passes: 1 }
    expect(answer({ ...COLUMNS, waste: '5C 3C' }, last)).toBe('nothing')
    expect(answer({ ...COLUMNS, waste: '8S 3C' }, last)).toBe('nothing')
    expect(answer({ ...COLUMNS, waste: '8S 3C' })).toBeUndefined()
  })
})

describe('it is no dead end while', () => {
  test('an unseen card that may be of use can come up', () => {
    expect(answer({ ...COLUMNS, stock: '[??]' })).toBeUndefined()
    expect(answer({ ...COLUMNS, waste: '??' })).toBeUndefined()
  })

  test('a card may come down from a foundation, or a part of a run may move', () => {
    const columns = { 'tableau-1': '[??] 9S', 'foundation-hearts': upTo(8, 'H'), waste: '3C' }
    expect(answer(columns)).toBeUndefined()
    expect(answer(columns, { ...OPEN, foundationReturn: false })).toBe('stock')
    const run = { 'tableau-1': '[??] 9S 8H', 'tableau-2': '[??] 9C', waste: '3C' }
    expect(answer(run)).toBeUndefined()
  })

  test('the face of a card that was just turned up is still on its way', () => {
    expect(answer({ ...COLUMNS, 'tableau-1': '??', waste: '5C' })).toBeUndefined()
  })

  test('the game is won', () => {
    const won = Object.fromEntries(
      ['C', 'D', 'H', 'S'].map((letter, index) => [
        `foundation-${['clubs', 'diamonds', 'hearts', 'spades'][index]}`,
        upTo(13, letter),
      ]),
    )
    expect(answer(won, { ...OPEN, foundationReturn: false })).toBeUndefined()
  })
})
