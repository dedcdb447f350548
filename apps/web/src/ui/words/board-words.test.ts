import { freecell, klondike, parseCard } from '@samedeal/rules'
import { USUAL, writtenPile } from '@samedeal/rules/written-position'
import { afterEach, describe, expect, test } from 'vitest'
import { boardWords } from './board-words.ts'
import { speak } from './spoken.ts'

const specs = klondike.table(USUAL)
const specOf = (id: string) => specs.find((spec) => spec.id === id)!

describe('a pile is called by its name and its known cards', () => {
  const label = (id: string, cards: string) => boardWords.pileLabel(specOf(id), writtenPile(cards))

  test('a column names its known cards and counts the others', () => {
    expect(label('tableau-3', '[??] [??] 9S 8H')).toBe(
      'Column 3: 9 of spades, 8 of hearts; 2 face down',
    )
    expect(label('tableau-1', 'KH')).toBe('Column 1: King of hearts')
    expect(label('tableau-2', '')).toBe('Column 2: empty')
  })

  test('a face-down card is never named, even where it is known', () => {
    expect(label('tableau-3', '[6C] [TD] 2C')).toBe('Column 3: 2 of clubs; 2 face down')
  })

  test('a card whose face has not come counts as face down', () => {
    expect(label('tableau-3', '[??] ??')).toBe('Column 3: 2 face down')
    expect(label('waste', '2C ??')).toBe('Waste: 2 cards face down')
  })

  test('other piles name their last card only', () => {
    expect(label('waste', '2C 5S')).toBe('Waste: 5 of spades; 1 below')
    expect(label('foundation-hearts', 'AH')).toBe('Hearts foundation: Ace of hearts')
    expect(label('stock', '[??] [??]')).toBe('Stock: 2 cards')
    expect(label('stock', '[6C]')).toBe('Stock: 1 card')
  })
})

describe('a move is told in one sentence of the language', () => {
  const queen = parseCard('QS')!
  const moves = ['tableau-3', 'foundation-spades', 'waste'].map((id) => specOf(id))
  afterEach(() => speak('en'))

  test.each([
    [
      'en',
      [
        'Queen of spades to column 3',
        'Queen of spades to the spades foundation',
        'Queen of spades to the waste',
      ],
    ],
    [
      'es',
      [
        'Reina de picas a la columna 3',
        'Reina de picas a la fundación de picas',
        'Reina de picas al descarte',
      ],
    ],
    [
      'ja',
      [
        'スペードのクイーンを場札の3列目へ',
        'スペードのクイーンをスペードの組札へ',
        'スペードのクイーンを捨て札へ',
      ],
    ],
  ] as const)('in %s', async (language, told) => {
    await speak(language)
    expect(moves.map((to) => boardWords.moved(queen, to))).toEqual(told)
  })

  test('a pile begins a label with its capital, and stands inside one without it', async () => {
    await speak('es')
    expect(boardWords.cardIn(queen, specOf('tableau-3'))).toBe('Reina de picas, columna 3')
    expect(boardWords.turnedUp(queen, specOf('tableau-3'))).toBe('Columna 3: reina de picas')
  })
})

describe('a card in a cell is told as one elsewhere', () => {
  const five = parseCard('5C')!
  const cell = freecell.table({ cells: 2 }).find(({ id }) => id === 'cell-2')!
  afterEach(() => speak('en'))

  test.each([
    ['en', ['5 of clubs, free cell 2', '5 of clubs to free cell 2', 'Free cell 2: 5 of clubs']],
    ['es', ['5 de tréboles, celda 2', '5 de tréboles a la celda 2', 'Celda 2: 5 de tréboles']],
    ['ja', ['クラブの5、フリーセル2', 'クラブの5をフリーセル2へ', 'フリーセル2：クラブの5']],
  ] as const)('in %s', async (language, told) => {
    await speak(language)
    expect([
      boardWords.cardIn(five, cell),
      boardWords.moved(five, cell),
      boardWords.pileLabel(cell, writtenPile('5C')),
    ]).toEqual(told)
  })
})
