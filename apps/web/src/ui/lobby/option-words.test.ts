import { klondike, type OptionChoice, type OptionValue } from '@samedeal/rules'
import { expect, test } from 'vitest'
import { choiceWord, optionTitle } from './option-words.ts'

test('every option of Klondike has a title and words for its choices', () => {
  const rows = Object.entries(klondike.options) as [string, OptionChoice<OptionValue>][]
  expect(
    rows.map(([name, option]) => [optionTitle(name, option), ...option.choices.map(choiceWord)]),
  ).toEqual([
    ['Cards per draw', '1', '3'],
    ['Passes', 'Unlimited', '3', '1'],
    ['Foundation to column', 'Allowed', 'Off'],
  ])
})

test('an option that the catalogue does not know keeps the name that its game gives it', () => {
  const option: OptionChoice<OptionValue> = {
    name: 'Free cells',
    choices: [4, 2],
    usual: 4,
    accepts: (value) => value === 4 || value === 2,
    allowed: '4 or 2',
  }
  expect(optionTitle('cells', option)).toBe('Free cells')
})
