import { klondike, STANDARD_DECK } from '@samedeal/rules'
import { shuffle } from '@samedeal/rules/shuffle'
import { expect, test } from 'vitest'
import { dealTables } from './deal-tables.ts'
import { Hopeless } from './hopeless.ts'
import { randomNumbers } from '../random-numbers.ts'
import { SearchSpace } from './search.ts'
import { solve } from './solve.ts'
import { canBeWon } from './test/brute-force.ts'
import { endgame } from './test/endgame.ts'
import { SETTINGS } from './test/settings.ts'

function isHopeless(
  position: Parameters<typeof dealTables>[0],
  options: (typeof SETTINGS)[number],
) {
  const space = new SearchSpace(dealTables(position), options)
  space.board.place(space.start.columns, space.start.stock)
  return new Hopeless(space).isHopeless(space.start)
}

test('no endgame that can be won is called hopeless, and some lost ones are', () => {
  const random = randomNumbers(17)
  let recognised = 0
  for (let time = 0; time < 400; time++) {
    const options = SETTINGS[time % SETTINGS.length] as (typeof SETTINGS)[number]
    const cards = 12 + Math.floor(random() * 5)
    const position = endgame({ cards, inStock: Math.floor(random() * 8), random })
    if (!isHopeless(position, options)) continue
    recognised++
    expect(canBeWon(position, options, 100_000)).not.toBe(true)
  }
  expect(recognised).toBeGreaterThan(5)
})

test('no deal that the search wins is called hopeless', () => {
  const random = randomNumbers(18)
  for (let time = 0; time < 200; time++) {
    const options = SETTINGS[time % SETTINGS.length] as (typeof SETTINGS)[number]
    const position = klondike.deal(shuffle(STANDARD_DECK, random), options)
    if (!isHopeless(position, options)) continue
    expect(solve({ position, options, budget: { states: 1000 } }).verdict).not.toBe('win')
  }
})
