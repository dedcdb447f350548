import {
  isRefusal,
  klondike,
  STANDARD_DECK,
  type KlondikeOptions,
  type Move,
  type Position,
} from '@samedeal/rules'
import { shuffle } from '@samedeal/rules/shuffle'
import { expect, test } from 'vitest'
import { NoisyTable } from './noisy-table.ts'

const FOUNDATIONS = [4, 5, 3, 2]

/** Makes a move of the rules on the table too; false for one that the table does not know. */
function follow(table: NoisyTable, { from, to, count }: Move, before: Position): boolean {
  const column = (id: string): number => Number(id.slice('tableau-'.length)) - 1
  if (from === 'stock' || to === 'stock') table.turn()
  else if (from === 'waste' && to.startsWith('foundation')) table.sendWaste()
  else if (from === 'waste') table.layWaste(column(to))
  else if (from.startsWith('foundation')) return false
  else if (to.startsWith('foundation')) table.sendTop(column(from))
  else {
    const pile = before.piles[6 + column(from)]
    if (pile === undefined || count !== pile.cards.length - pile.faceDown) return false
    table.moveRun(column(from), column(to))
  }
  return true
}

/** One comparison of all numbers at once: one each would take seconds. */
function expectSame(table: NoisyTable, { piles }: Position): void {
  const shown: number[] = [table.wasteTop, ...table.heights]
  const real = [piles[1]?.cards.at(-1) ?? -1, ...FOUNDATIONS.map((at) => piles[at]?.cards.length)]
  for (let column = 0; column < 7; column++) {
    const pile = piles[6 + column]
    shown.push(table.topOf(column), table.headOf(column), table.sizes[column] ?? -1)
    real.push(pile?.cards.at(-1) ?? -1, pile?.cards[pile.faceDown] ?? -1, pile?.cards.length)
  }
  if (String(shown) !== String(real)) expect(shown).toEqual(real)
}

test.each([
  { draw: 1, passes: 'unlimited', foundationReturn: true },
  { draw: 3, passes: 2, foundationReturn: true },
] as const)(
  'random play changes the quick table as it changes a position: %o',
  (options: KlondikeOptions) => {
    let state = 1
    const random = (): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return state / 2 ** 32
    }
    for (let game = 0; game < 40; game++) {
      const deck = shuffle(STANDARD_DECK, random)
      let position = klondike.deal(deck, options)
      const table = new NoisyTable(deck, options)
      for (let made = 0; made < 150; made++) {
        expectSame(table, position)
        const legal = klondike.moves(position, options)
        const turns = legal.some(({ from, to }) => from === 'stock' || to === 'stock')
        expect(table.canTurn).toBe(turns)
        const move = legal[Math.floor(random() * legal.length)]
        if (move === undefined) break
        const next = klondike.play(position, move, options)
        if (isRefusal(next) || !follow(table, move, position)) continue
        position = next
      }
    }
  },
)
