import { HOUSE_RULES, PRESETS, USUAL_RULES } from '@samedeal/race/settings'
import { klondike, usualOptions } from '@samedeal/rules'
import { beforeAll, expect, test } from 'vitest'
import { loadPageWords } from '../words/page-words.ts'
import { gamePage, PARTY_RACE, usualPage } from './rules-page.ts'

beforeAll(loadPageWords)

function pageOf(id: string): string {
  const { options, rules } = PRESETS.find((preset) => preset.id === id)!
  const room = { game: 'klondike', options: { ...usualOptions(klondike), ...options }, rules }
  return gamePage(room)
    .flatMap(({ texts }) => texts)
    .join(' ')
}

test('the usual page explains the party race', () => {
  const page = usualPage()
    .flatMap(({ texts }) => texts)
    .join(' ')
  expect(page.replace(/These are the usual rules.*?follows the room\. /, '')).toBe(pageOf('party'))
  expect(page).toMatch(/time limit is 10 minutes/)
  expect(page).toMatch(/Send cards brings/)
  expect(page).toMatch(/no hints/)
  expect(page).not.toMatch(/Hint points|Move clock|Handicap|A match/)
})

test('the table rules allow neither undo nor sending, three passes, any shuffle, and time every move', () => {
  const page = pageOf('table')
  expect(page).not.toMatch(/Undo takes|Send cards brings|proven to be winnable/)
  expect(page).toMatch(/there is no undo/)
  expect(page).toMatch(/gone through 3 times/)
  expect(page).toMatch(/any shuffle/)
  expect(page).toMatch(/180 seconds/)
})

test('the page promises the same winnable deal to all only where the rules do', () => {
  const usual = usualOptions(klondike)
  const page = (changes: Partial<typeof USUAL_RULES>) => {
    const room = { game: 'klondike', options: usual, rules: { ...USUAL_RULES, ...changes } }
    return gamePage(room)[0]!.texts.join(' ')
  }
  expect(page({})).toMatch(/proven to be winnable/)
  expect(page({})).not.toMatch(/handicap/)
  expect(page({ deal: 'any' })).toMatch(/some cannot be won/)
  expect(page({ handicap: true })).toMatch(/but for a winner with a handicap/)
  expect(page({ handicap: true, deal: 'any' })).not.toMatch(/handicap/)
})

test('classic rules keep cards on the foundations', () => {
  expect(pageOf('classic')).toMatch(/stay there/)
})

const SETTINGS = [
  ...Object.entries(klondike.options).map(([name, { choices }]) => ({ name, choices })),
  ...Object.entries(HOUSE_RULES).map(([name, { choices }]) => ({ name, choices })),
]

test.each(SETTINGS)('every choice of $name makes another page', ({ name, choices }) => {
  const pages = choices.map((choice) => {
    const { options, rules, ...game } = PARTY_RACE
    const isOfGame = Object.hasOwn(options, name)
    const room = isOfGame
      ? { ...game, rules, options: { ...options, [name]: choice } }
      : { ...game, options, rules: { ...rules, [name]: choice } }
    return JSON.stringify(gamePage(room))
  })
  expect(new Set(pages).size).toBe(choices.length)
})

test('turning the waste over is a tap in every room that allows it', () => {
  for (const { id } of PRESETS) expect(pageOf(id)).toMatch(/never turns over by itself/)
})
