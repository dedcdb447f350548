import { freecell, klondike, usualOptions, type Game } from '@samedeal/rules'
import { offerToy } from '@samedeal/rules/offer-toy'
import { expect, test } from 'vitest'
import { keysOn } from './key-list.ts'

function capsFor(game: Game): string {
  return keysOn(game.table(usualOptions(game)))
    .map(({ cap }) => cap)
    .filter((cap) => cap.length === 1)
    .join('')
}

test('the list of keys has those that do something on the table', () => {
  expect(capsFor(klondike as unknown as Game)).toBe('FSUAHR?')
  expect(capsFor(freecell as unknown as Game)).toBe('FUAHR?')
  expect(capsFor(offerToy())).toBe('SUHR?')
})

test('where there is no table, every key is listed', () => {
  expect(keysOn(undefined).map(({ cap }) => cap)).toContain('S')
})
