import { expect, test } from 'vitest'
import { resultOf, roomWith } from '../../test/room.ts'
import { cardContent, type CardContent } from './card-content.ts'

const DATE = new Date(2026, 10, 30, 21, 5)
const RESULTS = [
  resultOf(2, 1, { name: 'Noor', moves: 118, total: 6 }),
  resultOf(1, 2, { name: 'Lena', moves: 131, total: 9 }),
  resultOf(3, 3, { name: 'Birch', kind: 'cpu', outcome: 'unfinished' }),
  resultOf(4, 4, { name: 'Mika', outcome: 'unfinished' }),
  resultOf(5, 5, { name: 'Jonas', outcome: 'quit' }),
]

/** The blocks of a card that shows a podium. */
function blocksOf({ picture }: CardContent) {
  return picture.kind === 'podium' ? picture.blocks : []
}

test('a card tells the own place, time and moves, the podium, everybody else and the day', () => {
  const card = cardContent({
    room: roomWith({ phase: 'results', results: RESULTS }),
    own: 1,
    date: DATE,
  })
  expect(card.headline).toBe('Noor brings it home')
  expect(card.own).toBe('2nd of 5 · 2:00 · 131 moves')
  expect(blocksOf(card).map(({ rank, name, figure }) => [rank, name, figure])).toEqual([
    [1, 'Noor', '1:00'],
    [2, 'Lena', '2:00'],
    [3, 'Birch · CPU', '50%'],
  ])
  expect(blocksOf(card).map(({ isOwn, hasWon }) => [isOwn, hasWon])).toEqual([
    [false, true],
    [true, false],
    [false, false],
  ])
  expect(card.others).toBe('with Mika and Jonas')
  expect(card.footer).toBe('Klondike · Normal · draw 1 · 30 November 2026')
})

test('whoever watched or quit has a card of the race without a place of their own', () => {
  const room = roomWith({ phase: 'results', results: RESULTS })
  expect(cardContent({ room, own: 0, date: DATE }).own).toBeUndefined()
  expect(cardContent({ room, own: 5, date: DATE }).own).toBeUndefined()
})

test('at the end of a match the podium goes by its points, with who has left', () => {
  const absent = [{ name: 'Priya', points: 12 }]
  const room = roomWith({ phase: 'results', isMatchOver: true, results: RESULTS, absent })
  const card = cardContent({ room, own: 1, date: DATE })
  expect(card.headline).toBe('Priya wins the match')
  expect(blocksOf(card).map(({ name, figure, note }) => [name, figure, note])).toEqual([
    ['Priya', '12', 'points'],
    ['Lena', '9', 'points'],
    ['Noor', '6', 'points'],
  ])
})

test('a card names its winner, also to the winner', () => {
  const room = roomWith({ phase: 'results', results: RESULTS })
  expect(cardContent({ room, own: 2, date: DATE }).headline).toBe('Noor brings it home')
})

test('alone there is nobody else to name, and no place', () => {
  const room = roomWith({ phase: 'results', results: [RESULTS[0]!] })
  expect(cardContent({ room, own: 2, date: DATE })).toMatchObject({
    headline: 'Noor brings it home',
    others: '',
    own: undefined,
    picture: {
      kind: 'lone',
      racer: { name: 'Noor', isOwn: true, figure: '1:00', note: '118 moves' },
    },
  })
})

test('where nobody came home, a card shows how far everybody came, whoever gave up included', () => {
  const all = ['quit', 'quit', 'removed'] as const
  const results = all.map((outcome, at) =>
    resultOf(at + 1, at + 1, { outcome, percent: 60 - 20 * at }),
  )
  const card = cardContent({ room: roomWith({ phase: 'results', results }), own: 2, date: DATE })
  expect(card.headline).toBe('Nobody brought it home')
  expect(card.picture).toEqual({
    kind: 'lanes',
    lanes: [
      { name: 'Racer 1', isOwn: false, isOut: true, percent: 60, figure: '60%' },
      { name: 'Racer 2', isOwn: true, isOut: true, percent: 40, figure: '40%' },
      { name: 'Racer 3', isOwn: false, isOut: true, percent: 20, figure: '20%' },
    ],
  })
  expect(card.others).toBe('')
})

test('more racers than a card has lanes are named below them', () => {
  const results = Array.from({ length: 8 }, (_, at) =>
    resultOf(at + 1, at + 1, { outcome: 'unfinished' }),
  )
  const card = cardContent({ room: roomWith({ phase: 'results', results }), own: 1, date: DATE })
  expect(card.picture).toMatchObject({ kind: 'lanes', lanes: { length: 6 } })
  expect(card.others).toBe('with Racer 7 and Racer 8')
})

test('whoever gave up a race alone has a card that says how far it went', () => {
  const results = [resultOf(1, 1, { name: 'Lena', outcome: 'quit', percent: 42 })]
  const card = cardContent({ room: roomWith({ phase: 'results', results }), own: 1, date: DATE })
  expect(card.headline).toBe('Not this time')
  expect(card.picture).toMatchObject({
    kind: 'lone',
    racer: { name: 'Lena', hasWon: false, percent: 42, figure: '42%' },
  })
})
