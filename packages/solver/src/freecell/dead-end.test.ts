import { freecell, isRefusal, numberedDeck, type FreecellOptions } from '@samedeal/rules'
import { shuffledDeck } from '@samedeal/rules/shuffle'
import { expect, test } from 'vitest'
import { randomNumbers } from '../random-numbers.ts'
import { freecellDeadEnd } from './dead-end.ts'
import { solveFreecell } from './solve.ts'

const ONE: FreecellOptions = { cells: 1 }

test('no position is called a dead end that can be won, and none is taken back by a further move', () => {
  let ends = 0
  for (let deal = 0; deal < 8; deal++) {
    const random = randomNumbers(deal + 1)
    let position = freecell.deal(shuffledDeck(`dead end ${deal}`), ONE)
    let isDead = false
    for (let step = 0; step < 16; step++) {
      const isDeadNow = freecellDeadEnd(position, ONE)
      if (isDeadNow && !isDead) {
        ends++
        const { verdict } = solveFreecell({ position, options: ONE, budget: {} })
        expect(verdict).toBe('loss')
      }
      if (isDead) {
        const budget = { states: 300 }
        expect(solveFreecell({ position, options: ONE, budget }).verdict).not.toBe('win')
      }
      isDead ||= isDeadNow
      const legal = freecell.moves(position, ONE)
      const move = legal[Math.floor(random() * legal.length)]
      const next = move === undefined ? position : freecell.play(position, move, ONE)
      if (move === undefined || isRefusal(next)) break
      position = next
    }
  }
  expect(ends).toBeGreaterThan(2)
})

test('a lost deal whose proof takes long is not called a dead end', () => {
  const four: FreecellOptions = { cells: 4 }
  expect(freecellDeadEnd(freecell.deal(numberedDeck(11_982), four), four)).toBe(false)
})
