import { isWon, freecell, isRefusal, type FreecellOptions, type Position } from '@samedeal/rules'
import { shuffledDeck } from '@samedeal/rules/shuffle'
import { randomNumbers } from '@samedeal/solver'
import { expect, test } from 'vitest'
import { freecellHint, type KnownWin } from './hint.ts'

const FOUR: FreecellOptions = { cells: 4 }

function afterRandomMoves(deal: string, count: number, options: FreecellOptions): Position {
  const random = randomNumbers(count + 1)
  let position = freecell.deal(shuffledDeck(deal), options)
  for (let made = 0; made < count; made++) {
    const legal = freecell.moves(position, options)
    const move = legal[Math.floor(random() * legal.length)]
    const next = move === undefined ? position : freecell.play(position, move, options)
    if (!isRefusal(next)) position = next
  }
  return position
}

test('hints that are followed one by one win, each going on with the win of the last', () => {
  let position = freecell.deal(shuffledDeck('hints'), FOUR)
  let known: KnownWin | undefined
  let left = Infinity
  while (!isWon(freecell, position)) {
    const hint = freecellHint({ position, options: FOUR, known })
    if (hint.verdict !== 'win') throw new Error(hint.verdict)
    expect(hint.moves.length).toBeLessThan(left)
    left = hint.moves.length
    known = { position, moves: hint.moves }
    const next = freecell.play(position, hint.moves[0] as never, FOUR)
    if (isRefusal(next)) throw new Error(next.refused)
    position = next
  }
})

test('who leaves the way of a hint gets another one, from where the cards lie now', () => {
  const dealt = freecell.deal(shuffledDeck('hints'), FOUR)
  const first = freecellHint({ position: dealt, options: FOUR })
  if (first.verdict !== 'win') throw new Error(first.verdict)
  const strayed = afterRandomMoves('hints', 2, FOUR)
  const known = { position: dealt, moves: first.moves }
  const hint = freecellHint({ position: strayed, options: FOUR, known })
  expect(hint).toEqual(freecellHint({ position: strayed, options: FOUR }))
})

test('a position that is lost gets no move, but that none is left', () => {
  let lost = 0
  for (let deal = 0; deal < 8; deal++) {
    const options: FreecellOptions = { cells: 1 }
    const position = afterRandomMoves(`lost hints ${deal}`, 8, options)
    const hint = freecellHint({ position, options })
    if (hint.verdict !== 'loss') continue
    lost++
    expect(hint).toEqual({ verdict: 'loss' })
  }
  expect(lost).toBeGreaterThan(3)
})
