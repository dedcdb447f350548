import { NO_STATE, GAMES, HIDDEN, isRefusal, view, type Position } from '@samedeal/rules'
import { shuffledDeck } from '@samedeal/rules/shuffle'
import { STOCK, WASTE } from '@samedeal/rules/klondike-table'
import { describe, expect, test } from 'vitest'
import { pairCards } from './pairing.ts'

const game = GAMES.get('klondike')!
const OPTIONS = { draw: 3, passes: 'unlimited', foundationReturn: true }

function play(position: Position, from: string, to: string): Position {
  const move = game
    .moves(position, OPTIONS)
    .find((candidate) => candidate.from === from && candidate.to === to)
  if (move === undefined) throw new Error(`no move from ${from} to ${to}`)
  const next = game.play(position, move, OPTIONS)
  if (isRefusal(next)) throw new Error(next.refused)
  return next
}

const start = game.deal(shuffledDeck('pairing'), OPTIONS)
const drawn = play(start, 'stock', 'waste')

/** The position as the board first sees it: cards that were just turned up have no face yet. */
function beforeFaces(position: Position): Position {
  const piles = position.piles.map(({ cards, faceDown }) => ({
    cards: cards.map(() => HIDDEN),
    faceDown,
  }))
  return { piles, state: position.state }
}

describe('cards of two positions', () => {
  test('that are alike stay where they are', () => {
    const pairs = pairCards(view(start), view(start))
    pairs.forEach((row, pile) =>
      row.forEach((place, index) => expect(place).toEqual({ pile, index })),
    )
  })

  test('turn up in place when their faces arrive', () => {
    const pairs = pairCards(beforeFaces(start), view(start))
    expect(pairs[12]![6]).toEqual({ pile: 12, index: 6 })
  })

  test('come from the top of the stock when drawn, the first one turned lowest', () => {
    const pairs = pairCards(view(start), view(drawn))
    expect(pairs[WASTE]).toEqual([23, 22, 21].map((index) => ({ pile: STOCK, index })))
    expect(pairCards(view(start), beforeFaces(drawn))[WASTE]).toEqual(pairs[WASTE])
  })

  test('go back to the stock when a draw is taken back', () => {
    const pairs = pairCards(view(drawn), view(start))
    expect(pairs[STOCK]!.slice(21)).toEqual([2, 1, 0].map((index) => ({ pile: WASTE, index })))
  })

  test('go back in reverse when the waste is turned over', () => {
    let all = drawn
    while (all.piles[STOCK]!.cards.length > 0) all = play(all, 'stock', 'waste')
    const pairs = pairCards(view(all), view(play(all, 'waste', 'stock')))
    expect(pairs[STOCK]![0]).toEqual({ pile: WASTE, index: 23 })
    expect(pairs[STOCK]![23]).toEqual({ pile: WASTE, index: 0 })
  })

  test('are matched one to one along any game, forwards and back', () => {
    let position = start
    for (let step = 0; step < 200; step++) {
      const moves = game.moves(position, OPTIONS)
      const move = moves[(step * 7) % moves.length]!
      const next = game.play(position, move, OPTIONS)
      if (isRefusal(next)) throw new Error(next.refused)
      for (const [before, after] of [
        [view(position), view(next)],
        [view(next), view(position)],
        [view(next), view(start)],
        [beforeFaces(position), view(next)],
      ] as const) {
        const places = pairCards(before, after).flat()
        expect(places).not.toContain(undefined)
        expect(new Set(places.map((place) => `${place?.pile}:${place?.index}`)).size).toBe(52)
      }
      position = next
    }
  })

  test('that are known keep their faces on the way', () => {
    const after = game
      .moves(drawn, OPTIONS)
      .find(({ from, to }) => from !== 'stock' && to !== 'stock')!
    const next = game.play(drawn, after, OPTIONS) as Position
    const pairs = pairCards(drawn, next)
    next.piles.forEach(({ cards }, pile) =>
      cards.forEach((card, index) => {
        const from = pairs[pile]![index]!
        expect(drawn.piles[from.pile]!.cards[from.index]).toBe(card)
      }),
    )
  })
})

test('cards that were not there before come from nowhere', () => {
  const nothing: Position = {
    piles: start.piles.map(() => ({ cards: [], faceDown: 0 })),
    state: NO_STATE,
  }
  expect(pairCards(nothing, view(start)).flat()).toEqual(
    Array.from({ length: 52 }, () => undefined),
  )
})
