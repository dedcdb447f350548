import { shuffledDeck } from '@samedeal/rules/shuffle'
import { EASY_DECK } from '@samedeal/rules/easy-deal'
import { deadEnd } from '@samedeal/solver/klondike'
import { greedyEnding } from '@samedeal/solver/greedy-ending'
import { describe, expect, test } from 'vitest'
import { hint } from './hint.ts'
import { DRAW_ONE, DRAW_THREE, PlayerAtTable, withUnseenReversed } from './test/player-at-table.ts'

const MOST_MOVES = 500

describe('hints', () => {
  test('win an easy deal', () => {
    const player = new PlayerAtTable(EASY_DECK, DRAW_ONE)
    follow(player)
    expect(player.isWon).toBe(true)
  })

  test.each([
    { options: DRAW_ONE, deal: 'hint 2' },
    { options: DRAW_THREE, deal: 'honest 53' },
    { options: { ...DRAW_ONE, passes: 3 }, deal: 'hint 1' },
  ])(
    'end in a win or in "no move helps", never in a circle ($deal, $options)',
    ({ options, deal }) => {
      const player = new PlayerAtTable(shuffledDeck(deal), options)
      follow(player)
      expect(player.line.length).toBeLessThanOrEqual(MOST_MOVES)
    },
  )

  test.each([DRAW_ONE, DRAW_THREE])('point nowhere in a dead end, draw $draw', (options) => {
    let found = 0
    for (let deal = 0; found < 10; deal++) {
      const deck = shuffledDeck(`dead ${deal}`)
      const { known, line } = greedyEnding(deck, options)
      if (deadEnd({ view: known, options }) === undefined) continue
      const player = new PlayerAtTable(deck, options)
      for (const move of line) player.make(move)
      expect(hint(player.sight)).toEqual([])
      found++
    }
  })

  test('are the same for the same sight, whatever lies face down', () => {
    const deck = shuffledDeck('same hint')
    const player = new PlayerAtTable(deck, DRAW_ONE)
    for (let step = 0; step < 4; step++) {
      const moves = hint(player.sight)
      const other = new PlayerAtTable(withUnseenReversed(deck, player.memory), DRAW_ONE)
      for (const action of player.line) other.make(action)
      expect(hint(other.sight)).toEqual(moves)
      for (const move of moves) player.make(move)
    }
  })
})

/** Follows hints to the end; each is asked for when the moves of the last have been made. */
function follow(player: PlayerAtTable): void {
  while (!player.isWon && player.line.length <= MOST_MOVES) {
    const moves = hint(player.sight)
    if (moves.length === 0) return
    for (const move of moves) player.make(move)
  }
}
