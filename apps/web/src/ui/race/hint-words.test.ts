import { klondike, usualOptions } from '@samedeal/rules'
import { EASY_DECK } from '@samedeal/rules/easy-deal'
import { expect, test } from 'vitest'
import { hintWords } from './hint-words.ts'

const options = usualOptions(klondike)
const table = {
  specs: klondike.table(options as never),
  position: klondike.deal(EASY_DECK, options as never),
}

test('a hint names the card and the pile it should go to', () => {
  const move = { from: 'tableau-1', to: 'foundation-clubs', count: 1 }
  expect(hintWords(move, table)).toBe('Hint: Ace of clubs to the clubs foundation')
})

test('a hint to draw or to recycle the waste names no card', () => {
  expect(hintWords({ from: 'stock', to: 'waste', count: 1 }, table)).toBe('Hint: draw')
  expect(hintWords({ from: 'waste', to: 'stock', count: 24 }, table)).toBe(
    'Hint: recycle the waste',
  )
})
