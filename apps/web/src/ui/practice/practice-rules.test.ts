import { USUAL_RULES } from '@samedeal/race/settings'
import { klondike, usualOptions } from '@samedeal/rules'
import { describe, expect, test } from 'vitest'
import { parsePracticeRules, practiceChoices, writePracticeRules } from './practice-rules.ts'

const USUAL = {
  game: 'klondike',
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
    game: 'klondike',
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

describe('with FreeCell', () => {
  const old = JSON.stringify({ draw: 3, difficulty: 'hard', hints: true })

  test('the form has the game’s own options and no other’s', () => {
    expect(practiceChoices('freecell')).toEqual(['difficulty', 'cells', 'hints'])
    expect(practiceChoices('klondike')).toEqual([
      'difficulty',
      'draw',
      'passes',
      'foundationReturn',
      'hints',
    ])
  })

  test('what was kept before there was a choice of games is Klondike’s', () => {
    expect(parsePracticeRules(old)).toMatchObject({ game: 'klondike', options: { draw: 3 } })
    expect(parsePracticeRules(old, 'freecell')).toMatchObject({
      game: 'freecell',
      options: { cells: 4 },
      rules: { difficulty: 'hard', hints: true },
    })
  })

  test('each game keeps its own options, and the last game comes back', () => {
    const chosen = { ...parsePracticeRules(old, 'freecell'), options: { cells: 2 } }
    const kept = writePracticeRules(chosen, old)
    expect(parsePracticeRules(kept)).toMatchObject({ game: 'freecell', options: { cells: 2 } })
    expect(parsePracticeRules(kept, 'klondike')).toMatchObject({ options: { draw: 3 } })
  })
})
