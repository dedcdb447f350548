import {
  isRefusal,
  klondike,
  view,
  type KlondikeOptions,
  type Move,
  type Position,
} from '@samedeal/rules'
import { shuffledDeck } from '@samedeal/rules/shuffle'
import { describe, expect, test } from 'vitest'
import { greedy } from './greedy.ts'

const DRAW_ONE: KlondikeOptions = { draw: 1, passes: 'unlimited', foundationReturn: true }
const DRAW_THREE: KlondikeOptions = { ...DRAW_ONE, draw: 3 }

interface Played {
  readonly position: Position
  readonly line: readonly Move[]
}

function playOut(seed: string, options: KlondikeOptions): Played {
  let position = klondike.deal(shuffledDeck(seed), options)
  const line: Move[] = []
  for (;;) {
    const { move } = greedy({
      game: klondike,
      options,
      view: view(position),
      line,
      random: () => 0.5,
    })
    if (move === undefined) return { position, line }
    const next = klondike.play(position, move, options)
    if (isRefusal(next)) throw new Error(`the CPU broke a rule: ${next.refused}`)
    position = next
    line.push(move)
    if (klondike.progress(position).isWon) return { position, line }
    if (line.length > 2_000) throw new Error('the CPU never stops')
  }
}

describe('the greedy CPU player', () => {
  test.each([DRAW_ONE, DRAW_THREE])('plays only legal moves and always stops (%o)', (options) => {
    for (let deal = 0; deal < 100; deal++) {
      expect(playOut(`stops ${deal}`, options).line.length).toBeLessThan(2_000)
    }
  })

  test('wins some deals and loses some', () => {
    const won = Array.from({ length: 100 }, (_, deal) => playOut(`wins ${deal}`, DRAW_ONE)).filter(
      ({ position }) => klondike.progress(position).isWon,
    )
    expect(won.length).toBeGreaterThan(5)
    expect(won.length).toBeLessThan(95)
  })

  test('decides the same when the hidden cards change places', () => {
    for (let deal = 0; deal < 20; deal++) {
      const { line } = playOut(`honest ${deal}`, DRAW_ONE)
      let position = klondike.deal(shuffledDeck(`honest ${deal}`), DRAW_ONE)
      line.forEach((move, index) => {
        const decided = greedy({
          game: klondike,
          options: DRAW_ONE,
          view: view(withHiddenReversed(position)),
          line: line.slice(0, index),
          random: () => 0.5,
        })
        expect(decided.move).toEqual(move)
        position = klondike.play(position, move, DRAW_ONE) as Position
      })
    }
  })

  test('takes two seconds over a move on average, never under one', () => {
    const sight = { game: klondike, options: DRAW_ONE, line: [] }
    const at = (value: number): number =>
      greedy({
        ...sight,
        view: view(klondike.deal(shuffledDeck('pace'), DRAW_ONE)),
        random: () => value,
      }).after
    expect(at(0)).toBeGreaterThanOrEqual(1_000)
    expect((at(0) + at(1)) / 2).toBe(2_000)
  })
})

/** The same position, every face-down card given to another face-down place. */
function withHiddenReversed(position: Position): Position {
  const hidden = position.piles
    .flatMap(({ cards, faceDown }) => cards.slice(0, faceDown))
    .toReversed()
  const piles = position.piles.map(({ cards, faceDown }) => ({
    cards: [...hidden.splice(0, faceDown), ...cards.slice(faceDown)],
    faceDown,
  }))
  return { ...position, piles }
}
