import { isWon } from '../progress.ts'
import { describe, expect, test } from 'vitest'
import { cardName, SUITS, type Suit } from '../cards/card.ts'
import { STANDARD_DECK } from '../cards/deck.ts'
import { frozen } from '../test/frozen.ts'
import {
  afterMoves,
  answerTo,
  klondikePosition,
  pileText,
  upTo,
  USUAL,
} from '../test/written-position.ts'
import { klondike } from './klondike.ts'
import type { KlondikeOptions } from './options.ts'

const LOCKED: KlondikeOptions = { ...USUAL, foundationReturn: false }
const LETTERS: Readonly<Record<Suit, string>> = {
  clubs: 'C',
  diamonds: 'D',
  hearts: 'H',
  spades: 'S',
}
const EVERY_FOUNDATION = SUITS.map((suit) => [suit, LETTERS[suit]] as const)

describe.each(EVERY_FOUNDATION)('the foundation of %s', (suit, letter) => {
  const to = `foundation-${suit}`

  test('is started by its ace alone, of all 52 cards, from the waste and from a column', () => {
    for (const card of STANDARD_DECK.map(cardName)) {
      for (const from of ['waste', 'tableau-4']) {
        const position = frozen(klondikePosition({ [from]: card }))
        const played = answerTo(position, { from, to, count: 1 })
        const isListed = klondike.moves(position, USUAL).some((move) => move.to === to)
        const isItsAce = card === `A${letter}`
        expect(isListed).toBe(isItsAce)
        if (isItsAce) expect(pileText(played, to)).toBe(card)
        else expect(played).toBe(card.endsWith(letter) ? 'ace-first' : 'wrong-suit')
      }
    }
  })

  test('takes the next rank of its suit alone, at every height', () => {
    for (let height = 1; height <= 12; height++) {
      const lying = upTo(height, letter)
      const next = upTo(height + 1, letter).slice(-2)
      for (const card of STANDARD_DECK.map(cardName)) {
        if (lying.includes(card)) continue
        const position = klondikePosition({ [to]: lying, waste: card })
        const played = answerTo(position, { from: 'waste', to, count: 1 })
        if (card === next) expect(pileText(played, to)).toBe(`${lying} ${card}`)
        else expect(played).toBe(card.endsWith(letter) ? 'not-next' : 'wrong-suit')
      }
    }
  })

  test('takes one card at a time, and from a run only the last', () => {
    const run = `2${letter === 'C' || letter === 'S' ? 'H' : 'S'} A${letter}`
    const position = klondikePosition({ 'tableau-2': run })
    expect(answerTo(position, { from: 'tableau-2', to, count: 2 })).toBe('one-at-a-time')
    expect(pileText(answerTo(position, { from: 'tableau-2', to, count: 1 }), to)).toBe(`A${letter}`)
  })

  test('gives no card to another foundation, not even an ace to an empty one', () => {
    const position = klondikePosition({ [to]: `A${letter}` })
    for (const other of SUITS.filter((name) => name !== suit)) {
      const move = { from: to, to: `foundation-${other}`, count: 1 }
      expect(answerTo(position, move)).toBe('between-foundations')
      expect(answerTo(position, move, LOCKED)).toBe('between-foundations')
    }
  })
})

describe('when cards may come back down', () => {
  const position = frozen(
    klondikePosition({
      'foundation-hearts': upTo(5, 'H'),
      'tableau-1': '[KD] 6S',
      'tableau-2': '6D',
      'tableau-3': '7C',
    }),
  )

  test('the top card of a foundation goes on a column where it fits', () => {
    const down = { from: 'foundation-hearts', to: 'tableau-1', count: 1 }
    expect(klondike.moves(position, USUAL)).toContainEqual(down)
    const played = answerTo(position, down)
    expect(pileText(played, 'tableau-1')).toBe('[KD] 6S 5H')
    expect(pileText(played, 'foundation-hearts')).toBe(upTo(4, 'H'))
  })

  test('it follows the rule of the columns', () => {
    const down = (column: number) => ({
      from: 'foundation-hearts',
      to: `tableau-${column}`,
      count: 1,
    })
    expect(answerTo(position, down(2))).toBe('same-colour')
    expect(answerTo(position, down(3))).toBe('not-one-lower')
    expect(answerTo(position, down(4))).toBe('king-only')
  })

  test('only one card at a time, and never to the waste or the stock', () => {
    const from = 'foundation-hearts'
    expect(answerTo(position, { from, to: 'tableau-1', count: 2 })).toBe('one-at-a-time')
    expect(answerTo(position, { from, to: 'waste', count: 1 })).toBe('not-to-waste')
    expect(answerTo(position, { from, to: 'stock', count: 1 })).toBe('not-to-stock')
  })

  test('a card that came down may go up again', () => {
    const down = { from: 'foundation-hearts', to: 'tableau-1', count: 1 }
    const up = { from: 'tableau-1', to: 'foundation-hearts', count: 1 }
    expect(afterMoves(position, [down, up])).toEqual(position)
  })
})

describe('when cards on a foundation stay there', () => {
  const position = klondikePosition({ 'foundation-hearts': upTo(5, 'H'), 'tableau-1': '6S' })

  test('no card is offered or moved from a foundation', () => {
    expect(klondike.moves(position, LOCKED)).toEqual([])
    const down = { from: 'foundation-hearts', to: 'tableau-1', count: 1 }
    expect(answerTo(position, down, LOCKED)).toBe('foundation-locked')
  })

  test('an empty foundation has no card to lock', () => {
    const down = { from: 'foundation-clubs', to: 'tableau-1', count: 1 }
    expect(answerTo(position, down, LOCKED)).toBe('not-enough-cards')
  })
})

describe('the game is won when the 52nd card is home', () => {
  const almost = {
    'foundation-clubs': upTo(13, 'C'),
    'foundation-diamonds': upTo(13, 'D'),
    'foundation-hearts': upTo(13, 'H'),
    'foundation-spades': upTo(12, 'S'),
  }

  test.each(['waste', 'tableau-6'])('from the %s', (from) => {
    const position = klondikePosition({ ...almost, [from]: 'KS' })
    expect(klondike.progress(position)).toEqual({ done: 51, total: 52 })
    const played = afterMoves(position, [{ from, to: 'foundation-spades', count: 1 }])
    expect(klondike.progress(played)).toEqual({ done: 52, total: 52 })
  })

  test('with locked foundations nothing is left to move then', () => {
    const won = klondikePosition({ ...almost, 'foundation-spades': upTo(13, 'S') })
    expect(klondike.moves(won, LOCKED)).toEqual([])
    expect(isWon(klondike, won)).toBe(true)
  })
})
