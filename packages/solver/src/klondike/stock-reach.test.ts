import { isRefusal, klondike, recyclesOf, type Card, type Position } from '@samedeal/rules'
import { expect, test } from 'vitest'
import { StockReach, stockRules } from './stock-reach.ts'
import { endgame } from './test/endgame.ts'
import { randomNumbers } from '../random-numbers.ts'
import { SETTINGS, settingText } from './test/settings.ts'

type Options = (typeof SETTINGS)[number]

/** Each card that comes up on the waste by drawing and recycling, with the fewest recycles on the way. */
function comingUp(start: Position, options: Options): Map<Card, number> {
  const found = new Map<Card, number>()
  let position = start
  for (let turn = 0; turn < 60; turn++) {
    const top = position.piles[1]?.cards.at(-1)
    if (top !== undefined && !found.has(top)) found.set(top, recyclesOf(position))
    const move = klondike
      .moves(position, options)
      .find(({ from, to }) => from === 'stock' || to === 'stock')
    if (move === undefined) break
    const next = klondike.play(position, move, options)
    if (isRefusal(next)) throw new Error(next.refused)
    position = next
  }
  return found
}

test.each(SETTINGS.map((options) => [settingText(options), options] as const))(
  'the cards within reach are those that drawing and recycling bring up: %s',
  (_, options) => {
    const random = randomNumbers(2)
    for (let time = 0; time < 100; time++) {
      const { piles } = endgame({ cards: 28, inStock: 1 + Math.floor(random() * 24), random })
      const stock = piles[0]?.cards ?? []
      const inWaste = Math.floor(random() * (stock.length + 1))
      const order = stock.toReversed()
      const recycles = options.passes === 'unlimited' ? 0 : Math.floor(random() * options.passes)
      const position: Position = {
        piles: [
          { cards: order.slice(inWaste).toReversed(), faceDown: order.length - inWaste },
          { cards: order.slice(0, inWaste), faceDown: 0 },
          ...piles.slice(2),
        ],
        state: { recycles },
      }
      const reach = new StockReach(stockRules(options))
      reach.find({
        columns: 0,
        stock: (1 << order.length) - 1,
        waste: inWaste,
        recycles,
        home: 0,
      })
      const found = new Map<Card, number>()
      for (let place = 0; place < reach.count; place++) {
        found.set(order[reach.index[place] as number] as Card, reach.recycles[place] as number)
      }
      const truth = comingUp(position, options)
      expect(new Set(found.keys())).toEqual(new Set(truth.keys()))
      if (options.passes !== 'unlimited')
        expect(found).toEqual(new Map([...truth].filter(([card]) => found.has(card))))
    }
  },
)
