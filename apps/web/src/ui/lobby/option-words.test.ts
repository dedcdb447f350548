import { HOUSE_RULES } from '@samedeal/race/settings'
import { freecell, klondike, type OptionChoice, type OptionValue } from '@samedeal/rules'
import { beforeAll, expect, test } from 'vitest'
import { loadPageWords } from '../words/page-words.ts'
import { choiceWord, hasNote, optionNote, optionTitle } from './option-words.ts'

beforeAll(() => loadPageWords())

function wordsOf(spec: object, game = 'klondike'): string[][] {
  const rows = Object.entries(spec) as [string, OptionChoice<OptionValue>][]
  return rows.map(([name, option]) => [
    optionTitle({ game, name }, option),
    ...option.choices.map((choice) => choiceWord(name, choice)),
  ])
}

test('every option of Klondike has a title and words for its choices', () => {
  expect(wordsOf(klondike.options)).toEqual([
    ['Cards per draw', '1', '3'],
    ['Passes', 'Unlimited', '3', '1'],
    ['Foundation to column', 'Allowed', 'Off'],
  ])
})

test('every option of FreeCell has a title, words for its choices, and a note', async () => {
  expect(wordsOf(freecell.options, 'freecell')).toEqual([['Free cells', '4', '3', '2', '1']])
  const cells = { game: 'freecell', name: 'cells' }
  expect(hasNote(cells)).toBe(true)
  await loadPageWords('freecell')
  expect(optionNote(cells)).toMatch(/set aside/)
  await loadPageWords('klondike')
})

test('every house rule has a title and words for its choices', () => {
  expect(wordsOf(HOUSE_RULES)).toEqual([
    ['Difficulty', 'Easy', 'Normal', 'Hard', 'Expert', 'Master'],
    ['Handicap the winner', 'Off', 'On'],
    ['Time limit, min', '3', '5', '10', '15', '20', '30', 'None'],
    ['Undo', 'Allowed', 'Off'],
    ['Hints', 'Off', 'On'],
    ['Send cards', 'Allowed', 'Off'],
    ['Move clock', 'None', '30 s', '60 s', '180 s'],
    ['Deal', 'Winnable', 'Random'],
    ['Match', 'Open', '3', '5', '7'],
  ])
})

test('every option and house rule has a sentence of its own that says what it means', () => {
  const names = [...Object.keys(klondike.options), ...Object.keys(HOUSE_RULES)]
  const ofKlondike = (name: string) => ({ game: 'klondike', name })
  const notes = names.map((name) => optionNote(ofKlondike(name)))
  for (const note of notes) expect(note).toMatch(/^\p{Lu}.*\.$/u)
  expect(new Set(notes).size).toBe(names.length)
  expect(names.every((name) => hasNote(ofKlondike(name)))).toBe(true)
  expect(hasNote(ofKlondike('cells'))).toBe(false)
  expect(hasNote(ofKlondike('toString'))).toBe(false)
  expect(hasNote({ game: 'toString', name: 'length' })).toBe(false)
})

test('an option that the catalogue does not know keeps the name that its game gives it', () => {
  const option: OptionChoice<OptionValue> = {
    name: 'Free cells',
    choices: [4, 2],
    usual: 4,
    accepts: (value) => value === 4 || value === 2,
    allowed: '4 or 2',
  }
  expect(optionTitle({ game: 'klondike', name: 'cells' }, option)).toBe('Free cells')
  expect(choiceWord('cells', 4)).toBe('4')
})
