import { expect, test } from 'vitest'
import { roomWith } from '../test/room.ts'
import { nextRaceTitle, raceTitle } from './race-title.ts'

const { rules } = roomWith({})
const MATCH = { ...rules, match: 3 }

test('in an open party races are only counted', () => {
  const room = roomWith({ round: 4, matchRound: 4 })
  expect(raceTitle(room)).toBe('Race 4')
  expect(nextRaceTitle(room)).toBe('Race 5')
})

test('in a match a race is told by its place in the match', () => {
  const room = roomWith({ rules: MATCH, round: 8, matchRound: 2 })
  expect(raceTitle(room)).toBe('Race 2 of 3')
  expect(nextRaceTitle(room)).toBe('Race 3 of 3')
})

test('after the last race of a match a new match begins', () => {
  const room = roomWith({ rules: MATCH, round: 9, matchRound: 3 })
  expect(nextRaceTitle(room)).toBe('Race 1 of 3')
})
