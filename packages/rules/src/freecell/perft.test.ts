import { expect, test } from 'vitest'
import { deckText } from '../cards/deck.ts'
import type { Move } from '../game.ts'
import { perft } from '../perft.ts'
import type { Position } from '../position.ts'
import { isRefusal } from '../refusal.ts'
import {
  literalFreecell,
  literallyPlayed,
  literalMoves,
  type LiteralFreecell,
} from '../test/literal-freecell.ts'
import { numberedDeck } from './deal-number.ts'
import { freecell } from './freecell.ts'
import type { FreecellOptions } from './options.ts'

/** Lines of one to three moves from numbered deals, by cells. */
const GOLDENS: readonly { deal: number; cells: 1 | 2 | 3 | 4; counts: readonly number[] }[] = [
  { deal: 1, cells: 4, counts: [32, 888, 19812] },
  { deal: 1, cells: 1, counts: [8, 6, 7] },
  { deal: 617, cells: 4, counts: [35, 1062, 26456] },
  { deal: 617, cells: 2, counts: [19, 246, 1816] },
  { deal: 11982, cells: 4, counts: [35, 1062, 26466] },
  { deal: 11982, cells: 3, counts: [27, 582, 9138] },
]

test.each(GOLDENS)('deal $deal with $cells cells has so many lines', ({ deal, cells, counts }) => {
  const options: FreecellOptions = { cells }
  const position = freecell.deal(numberedDeck(deal), options)
  const found = counts.map((_, depth) => perft(freecell, { position, options }, depth + 1))
  expect(found).toEqual(counts)
})

/** A pile's name in the literal rules: "cell-1" is "c1", "foundation-hearts" is "H", "tableau-3" is "3". */
function literalName(pile: string): string {
  const [kind = '', which = ''] = pile.split('-')
  if (kind === 'cell') return `c${which}`
  return kind === 'tableau' ? which : which.charAt(0).toUpperCase()
}

const textOf = ({ from, to, count }: Move): string =>
  `${literalName(from)} ${literalName(to)} ${count}`

test.each([1, 2, 3, 4] as const)(
  'with %i cells the moves are those that the rules read literally allow, and lead to the same boards',
  (cells) => {
    const options: FreecellOptions = { cells }
    for (let deal = 1; deal <= 12; deal++) {
      const deck = numberedDeck(deal * 4_001)
      let position: Position = freecell.deal(deck, options)
      let board: LiteralFreecell = literalFreecell(deckText(deck), cells)
      for (let step = 0; step < 60; step++) {
        const moves = freecell.moves(position, options)
        const literal = literalMoves(board).map(({ from, to, count }) => `${from} ${to} ${count}`)
        expect(moves.map(textOf).toSorted()).toEqual(literal.toSorted())
        // The moves listed first bring cards home and together: so a game gets on.
        const move = moves[(step * step + deal) % Math.max(1, Math.min(moves.length, 3))]
        if (move === undefined) break
        const next = freecell.play(position, move, options)
        if (isRefusal(next)) throw new Error(next.refused)
        position = next
        const [from = '', to = '', count = ''] = textOf(move).split(' ')
        const after = literallyPlayed(board, { from, to, count: Number(count) })
        if (after === undefined) throw new Error(`the literal rules forbid ${textOf(move)}`)
        board = after
      }
    }
  },
)
