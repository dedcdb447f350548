import { PRESETS } from '@samedeal/race/settings'
import { klondike, usualOptions } from '@samedeal/rules'
import { expect, test } from 'vitest'
import { gamePage, USUAL_PAGE } from './rules-page.ts'

function pageOf(id: string): string {
  const { options, rules } = PRESETS.find((preset) => preset.id === id)!
  const room = { game: 'klondike', options: { ...usualOptions(klondike), ...options }, rules }
  return gamePage(room)
    .flatMap(({ texts }) => texts)
    .join(' ')
}

test('the usual page explains the party race', () => {
  const page = USUAL_PAGE.flatMap(({ texts }) => texts).join(' ')
  expect(page).toBe(pageOf('party'))
  expect(page).toMatch(/time limit is 10 minutes/)
  expect(page).toMatch(/Send cards brings/)
  expect(page).not.toMatch(/Hint|Move clock|Handicap|A match/)
})

test('the table rules allow neither undo nor sending, three passes, any shuffle, and time every move', () => {
  const page = pageOf('table')
  expect(page).not.toMatch(/Undo|Send cards|can be won under/)
  expect(page).toMatch(/gone through 3 times/)
  expect(page).toMatch(/any shuffle/)
  expect(page).toMatch(/180 seconds/)
})

test('classic rules keep cards on the foundations', () => {
  expect(pageOf('classic')).toMatch(/stay there/)
})
