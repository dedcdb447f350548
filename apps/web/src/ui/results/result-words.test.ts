import { expect, test } from 'vitest'
import { resultOf, roomWith } from '../test/room.ts'
import { figureOf, headlineOf, playedWords, pointsSum, reasonOf } from './result-words.ts'

test('a round is headed by its winner, and the own win by You', () => {
  const room = roomWith({ phase: 'results', results: [resultOf(1, 1), resultOf(2, 2)] })
  expect(headlineOf(room, 2)).toBe('Racer 1 brings it home')
  expect(headlineOf(room, 1)).toBe('You bring it home')
})

test('the last round of a match is headed by who won the match', () => {
  const results = [resultOf(1, 1, { total: 3 }), resultOf(2, 2, { total: 8 })]
  const room = roomWith({ phase: 'results', isMatchOver: true, results })
  expect(headlineOf(room, 1)).toBe('Racer 2 wins the match')
  expect(headlineOf(room, 2)).toBe('You win the match')
})

test('a match that nobody else raced is headed like a race alone', () => {
  const match = { phase: 'results', isMatchOver: true } as const
  expect(headlineOf(roomWith({ ...match, results: [resultOf(1, 1)] }), 1)).toBe('You bring it home')
  const results = [resultOf(1, 1, { outcome: 'quit' })]
  expect(headlineOf(roomWith({ ...match, results }), 1)).toBe('Not this time')
})

test('points are told with what they make of the match', () => {
  expect(pointsSum(resultOf(1, 1, { points: 6, total: 11 }))).toBe('+6 = 11 points')
  expect(pointsSum(resultOf(1, 1, { points: 1, total: 1 }))).toBe('+1 = 1 point')
  expect(pointsSum(resultOf(1, 1, { points: 0, total: 5 }))).toBe('no points')
})

test('every outcome says why, but for those that a tag tells', () => {
  const late = resultOf(1, 2, { outcome: 'late', time: 648_000 })
  expect(reasonOf(late)).toBe('9 moves · no points')
  expect(figureOf(late)).toBe('10:48')
  expect(reasonOf(resultOf(1, 2, { hadStandIn: true, outcome: 'unfinished' }))).toBe(
    '9 moves · a CPU played a part · not finished',
  )
  const byCpu = resultOf(1, 2, { byStandIn: true, unearned: 'finished-by-stand-in' })
  expect(reasonOf(byCpu)).toBe('finished by a CPU · no points')
  const mostly = resultOf(1, 1, { hadStandIn: true, unearned: 'played-by-stand-in' })
  expect(reasonOf(mostly)).toBe('a CPU brought most of the cards home · no points')
  const unfinished = resultOf(1, 2, { outcome: 'unfinished' })
  expect(reasonOf(unfinished)).toBe('9 moves · not finished')
  expect(figureOf(unfinished)).toBe('50%')
  expect(reasonOf(resultOf(1, 2, { outcome: 'quit' }))).toBe('9 moves')
  expect(reasonOf(resultOf(1, 2, { outcome: 'removed' }))).toBe('9 moves')
})

test('what was played is told by game, level and options, or as random', () => {
  const room = roomWith({})
  expect(playedWords(room)).toBe('Klondike · Normal · draw 1')
  expect(playedWords({ ...room, rules: { ...room.rules, deal: 'any' } })).toBe(
    'Klondike · Random · draw 1',
  )
  expect(playedWords({ ...room, game: 'freecell', options: { cells: 3 } })).toBe(
    'FreeCell · Normal · 3 free cells',
  )
})
