import { freecell, isRefusal, numberedDeck, type FreecellOptions } from '@samedeal/rules'
import { shuffledDeck } from '@samedeal/rules/shuffle'
import { expect, test } from 'vitest'
import { randomNumbers } from '../random-numbers.ts'
import { freecellDeadEnd } from './dead-end.ts'
import { solveFreecell } from './solve.ts'

const TWO: FreecellOptions = { cells: 2 }

test('no position is called a dead end that can be won, and none is taken back by a further move', () => {
  let ends = 0
  for (let deal = 0; deal < 25; deal++) {
    const random = randomNumbers(deal + 1)
    let position = freecell.deal(shuffledDeck(`dead end ${deal}`), TWO)
    let isDead = false
    for (let step = 0; step < 25; step++) {
      const isDeadNow = freecellDeadEnd(position, TWO)
      if (isDeadNow && !isDead) {
        ends++
        const { verdict } = solveFreecell({ position, options: TWO, budget: {} })
        expect(verdict).toBe('loss')
      }
      if (isDead) {
        const budget = { states: 1_000 }
        expect(solveFreecell({ position, options: TWO, budget }).verdict).not.toBe('win')
      }
      isDead ||= isDeadNow
      const legal = freecell.moves(position, TWO)
      const move = legal[Math.floor(random() * legal.length)]
      const next = move === undefined ? position : freecell.play(position, move, TWO)
      if (move === undefined || isRefusal(next)) break
      position = next
    }
  }
  expect(ends).toBeGreaterThan(5)
})

test('a lost deal whose proof takes long is not called a dead end', () => {
  const four: FreecellOptions = { cells: 4 }
  expect(freecellDeadEnd(freecell.deal(numberedDeck(11_982), four), four)).toBe(false)
})
