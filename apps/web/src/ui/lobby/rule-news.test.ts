import { presetsOf, USUAL_RULES } from '@samedeal/race/settings'
import { klondike, usualOptions } from '@samedeal/rules'
import { expect, test } from 'vitest'
import type { RoomRules } from './room-rules.ts'
import { ruleNews } from './rule-news.ts'

const KLONDIKE_PRESETS = presetsOf(klondike)

const before: RoomRules = {
  game: 'klondike',
  options: usualOptions(klondike),
  rules: USUAL_RULES,
}
const name = 'Lena'

test('one changed rule is told with what it is now', () => {
  const hints = { ...before, rules: { ...USUAL_RULES, hints: true } }
  expect(ruleNews({ before, after: hints, name })).toBe('Lena set “Hints” to “On”')
  const draw = { ...before, options: { ...before.options, draw: 3 } }
  expect(ruleNews({ before, after: draw, name })).toBe('Lena set “Cards per draw” to “3”')
})

test('a preset is told by its name', () => {
  const { options, rules } = KLONDIKE_PRESETS.find(({ id }) => id === 'table')!
  const after = { ...before, options: { ...before.options, ...options }, rules }
  expect(ruleNews({ before, after, name })).toBe('Lena chose “Tabletop”')
})

test('another game is told by its name, and not by the rules that come with it', () => {
  const after = { ...before, game: 'freecell', options: { cells: 4 } }
  expect(ruleNews({ before, after, name })).toBe('Lena chose “FreeCell”')
})

test('several changes that make no preset are told by their titles', () => {
  const after = { ...before, rules: { ...USUAL_RULES, hints: true, undo: false, match: 3 } }
  expect(ruleNews({ before, after, name })).toBe('Lena changed: Undo, Hints and Match')
})

test('nothing is told when nothing changed', () => {
  expect(ruleNews({ before, after: { ...before }, name })).toBeUndefined()
})
