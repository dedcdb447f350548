import { USUAL_RULES } from '@samedeal/race/settings'
import { klondike, usualOptions } from '@samedeal/rules'
import { expect, test } from 'vitest'
import { parsePracticeRules } from './practice-rules.ts'

const USUAL = {
  options: usualOptions(klondike),
  rules: { ...USUAL_RULES, timeLimit: 'none' },
}

test('a race alone is the party race without a time limit until something is chosen', () => {
  expect(parsePracticeRules(undefined)).toEqual(USUAL)
})

test('what was chosen comes back, and nothing else can be chosen', () => {
  const kept = {
    draw: 3,
    passes: 3,
    foundationReturn: false,
    difficulty: 'hard',
    hints: true,
    undo: false,
    timeLimit: 3,
  }
  expect(parsePracticeRules(JSON.stringify(kept))).toEqual({
    options: { ...USUAL.options, draw: 3, passes: 3, foundationReturn: false },
    rules: { ...USUAL.rules, difficulty: 'hard', hints: true },
  })
})

test('damaged storage falls back, one by one', () => {
  for (const broken of ['', '{', 'null', '[]', '7', '"hard"']) {
    expect(parsePracticeRules(broken)).toEqual(USUAL)
  }
  expect(parsePracticeRules('{"draw":2,"difficulty":["easy"],"hints":true}')).toEqual({
    ...USUAL,
    rules: { ...USUAL.rules, hints: true },
  })
})
