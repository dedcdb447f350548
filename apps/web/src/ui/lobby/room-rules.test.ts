import { presetsOf, USUAL_RULES } from '@samedeal/race/settings'
import { klondike, usualOptions } from '@samedeal/rules'
import { expect, test } from 'vitest'
import { changedRules, presetOf, rulesOf, type RoomRules } from './room-rules.ts'

const KLONDIKE_PRESETS = presetsOf(klondike)

const PARTY: RoomRules = {
  game: 'klondike',
  options: usualOptions(klondike),
  rules: USUAL_RULES,
}

function named(id: string): RoomRules {
  const preset = KLONDIKE_PRESETS.find((one) => one.id === id)!
  return { ...PARTY, options: { ...PARTY.options, ...preset.options }, rules: preset.rules }
}

test('a room has the rules of its game, then those of the race, and nothing of a party race is changed', () => {
  const rules = rulesOf(PARTY)
  expect(rules.map(({ name }) => name)).toEqual([
    ...Object.keys(klondike.options),
    ...Object.keys(USUAL_RULES),
  ])
  expect(rules.filter(({ isChanged }) => isChanged)).toEqual([])
})

test('what differs from the party race is marked as changed', () => {
  const changed = rulesOf(named('table')).filter(({ isChanged }) => isChanged)
  expect(changed.map(({ name }) => name)).toEqual([
    'passes',
    'timeLimit',
    'undo',
    'send',
    'moveClock',
    'deal',
  ])
})

test('a room plays by a preset when every rule is as the preset says', () => {
  for (const { id } of KLONDIKE_PRESETS) expect(presetOf(named(id))).toBe(id)
  expect(presetOf({ ...PARTY, rules: { ...USUAL_RULES, hints: true } })).toBeUndefined()
  expect(presetOf({ ...PARTY, options: { ...PARTY.options, draw: 3 } })).toBeUndefined()
})

test('a change names exactly the rules that are now otherwise', () => {
  const after = { ...PARTY, rules: { ...USUAL_RULES, hints: true, match: 5 } }
  expect(changedRules(PARTY, after).map(({ name, value }) => [name, value])).toEqual([
    ['hints', true],
    ['match', 5],
  ])
  expect(changedRules(PARTY, PARTY)).toEqual([])
})
