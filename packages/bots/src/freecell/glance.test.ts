import { freecell, isRefusal, type Position } from '@samedeal/rules'
import { shuffledDeck } from '@samedeal/rules/shuffle'
import { randomNumbers } from '@samedeal/solver'
import { describe, expect, test } from 'vitest'
import { CellTable, COLUMNS } from './cell-table.ts'
import { glanceMoves } from './glance-moves.ts'
import { carryOut, Glance, WORTH, type Character } from './glance.ts'

const CHARACTER: Character = { worth: WORTH, noise: 4, blindness: 0.1 }
const CELLS = [1, 2, 3, 4] as const

/** What a table shows, as the rules would have it. */
function contentOf(table: CellTable): unknown {
  return {
    home: [...table.heights],
    columns: Array.from({ length: COLUMNS }, (_, column) =>
      Array.from({ length: table.sizes[column] as number }, (_card, above) =>
        table.cardOf(column, above),
      ),
    ),
    cells: [...table.cells],
    free: [table.freeCells, table.emptyColumns],
  }
}

describe.each(CELLS)('a look at a table with %i cells', (cells) => {
  test('finds acts whose moves the rules accept, and carries them out as the rules do', () => {
    for (let deal = 0; deal < 30; deal++) {
      let position: Position = freecell.deal(shuffledDeck(`glance ${deal}`), { cells })
      const table = new CellTable(position)
      const glance = new Glance(table, CHARACTER, randomNumbers(deal + 1))
      const random = randomNumbers(deal + 1)
      for (;;) {
        expect(contentOf(table)).toEqual(contentOf(new CellTable(position)))
        const moves = glanceMoves({ position, character: CHARACTER, random })
        if (moves.length === 0) break
        for (const move of moves) {
          const next = freecell.play(position, move, { cells })
          if (isRefusal(next)) throw new Error(`${move.from} to ${move.to}: ${next.refused}`)
          position = next
        }
        expect(glance.find()).toBe(true)
        carryOut(table, glance)
      }
    }
  })

  test('ends by itself, after far fewer acts than a game can have moves', () => {
    for (let deal = 0; deal < 100; deal++) {
      const table = CellTable.dealt(shuffledDeck(`glance ${deal}`), { cells })
      const glance = new Glance(table, CHARACTER, randomNumbers(deal + 1))
      let acts = 0
      while (!table.isWon && glance.find()) {
        carryOut(table, glance)
        expect(++acts).toBeLessThan(250)
      }
    }
  })
})

test('a look that overlooks nothing finds an act wherever a card can go home', () => {
  const character: Character = { worth: WORTH, noise: 0, blindness: 0 }
  for (let deal = 0; deal < 60; deal++) {
    let position = freecell.deal(shuffledDeck(`glance ${deal}`), { cells: 2 })
    const random = randomNumbers(deal + 1)
    for (;;) {
      const moves = glanceMoves({ position, character, random })
      const legal = freecell.moves(position, { cells: 2 })
      const isHome = legal.some(({ to }) => to.startsWith('foundation'))
      if (isHome) expect(moves.length).toBeGreaterThan(0)
      if (moves.length === 0) break
      for (const move of moves) {
        const next = freecell.play(position, move, { cells: 2 })
        if (isRefusal(next)) throw new Error(next.refused)
        position = next
      }
    }
  }
})
