import { klondike, STANDARD_DECK, view } from '@samedeal/rules'
import { expect, test } from 'vitest'
import { isSamePosition } from './same-position.ts'

const options = { draw: 1, passes: 'unlimited', foundationReturn: true } as const
const deal = klondike.deal(STANDARD_DECK, options)

test('two positions are the same when every card lies in the same place, either way up', () => {
  expect(isSamePosition(deal, klondike.deal(STANDARD_DECK, options))).toBe(true)
  expect(isSamePosition(deal, view(deal))).toBe(false)
  expect(isSamePosition(deal, { ...deal, state: { recycles: 1 } })).toBe(false)
  const turned = deal.piles.map((pile) => ({ ...pile, faceDown: 0 }))
  expect(isSamePosition(deal, { ...deal, piles: turned })).toBe(false)
})
