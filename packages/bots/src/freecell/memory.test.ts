import { freecell, isRefusal, NO_STATE, type Move, type Pile, type Position } from '@samedeal/rules'
import { shuffledDeck } from '@samedeal/rules/shuffle'
import { randomNumbers } from '@samedeal/solver'
import { describe, expect, test } from 'vitest'
import { firstFreecellMemory, markOf, rememberFreecell } from './memory.ts'

const OPTIONS = { cells: 4 } as const
const DEALT = freecell.deal(shuffledDeck('memory'), OPTIONS)

function played(position: Position, move: Move): Position {
  const next = freecell.play(position, move, OPTIONS)
  if (isRefusal(next)) throw new Error(next.refused)
  return next
}

const keep = (from: string, cell: number): Move => ({ from, to: `cell-${cell}`, count: 1 })

describe('the mark of a board', () => {
  test('does not tell which cell or which column is which', () => {
    const one = played(played(DEALT, keep('tableau-1', 1)), keep('tableau-2', 2))
    const other = played(played(DEALT, keep('tableau-1', 4)), keep('tableau-2', 1))
    expect(markOf(one)).toBe(markOf(other))
    const turned = DEALT.piles.slice()
    turned.splice(4, 2, DEALT.piles[5] as Pile, DEALT.piles[4] as Pile)
    expect(markOf({ ...DEALT, piles: turned })).toBe(markOf(DEALT))
  })

  test('tells a card in a cell from the same card alone in a column', () => {
    const piles = DEALT.piles.map((): Pile => ({ cards: [], faceDown: 0 }))
    const held = piles.with(12, { cards: [7], faceDown: 0 })
    const laid = piles.with(4, { cards: [7], faceDown: 0 })
    expect(markOf({ piles: held, state: NO_STATE })).not.toBe(
      markOf({ piles: laid, state: NO_STATE }),
    )
  })

  test('is another one for every other board of many games', () => {
    const boards = new Map<number, string>()
    for (let game = 0; game < 40; game++) {
      const random = randomNumbers(game + 1)
      let position = freecell.deal(shuffledDeck(`marks ${game}`), OPTIONS)
      for (let step = 0; step < 60; step++) {
        const legal = freecell.moves(position, OPTIONS)
        const move = legal[Math.floor(random() * legal.length)]
        if (move === undefined) break
        position = played(position, move)
        const written = position.piles
          .map(
            ({ cards }, number) => `${number < 4 ? 'f' : number < 12 ? 't' : 'c'}${cards.join()}`,
          )
          .toSorted()
          .join('|')
        const before = boards.get(markOf(position))
        if (before !== undefined) expect(before).toBe(written)
        boards.set(markOf(position), written)
      }
    }
    expect(boards.size).toBeGreaterThan(1_000)
  })
})

describe('a memory', () => {
  test('knows every board of the game, also after an undo', () => {
    const first = firstFreecellMemory(DEALT)
    const next = played(DEALT, keep('tableau-1', 1))
    const memory = rememberFreecell(rememberFreecell(first, next), DEALT)
    expect(memory.seen.has(markOf(DEALT))).toBe(true)
    expect(memory.seen.has(markOf(next))).toBe(true)
    expect(first.seen.has(markOf(next))).toBe(false)
  })

  test('counts the moves since a card last went home', () => {
    let position = freecell.deal(shuffledDeck('memory of aces'), OPTIONS)
    let memory = firstFreecellMemory(position)
    const random = randomNumbers(4)
    let idle = 0
    for (let step = 0; step < 80; step++) {
      const legal = freecell.moves(position, OPTIONS)
      const move = legal[Math.floor(random() ** 2 * legal.length)]
      if (move === undefined) break
      position = played(position, move)
      memory = rememberFreecell(memory, position)
      idle = move.to.startsWith('foundation') ? 0 : idle + 1
      expect(memory.idleMoves).toBe(idle)
    }
    expect(memory.done).toBeGreaterThan(0)
  })
})
