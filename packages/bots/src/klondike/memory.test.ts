import { HIDDEN, klondike, view, type Move, type Position } from '@samedeal/rules'
import { shuffledDeck } from '@samedeal/rules/shuffle'
import { randomNumbers } from '@samedeal/solver'
import { describe, expect, test } from 'vitest'
import { firstMemory, recalled, remember, type Memory } from './memory.ts'
import { DRAW_ONE, DRAW_THREE, PlayerAtTable } from './test/player-at-table.ts'

const DRAW: Move = { from: 'stock', to: 'waste', count: 1 }

describe('a memory', () => {
  test('knows at first what the deal shows, and no more', () => {
    const { memory } = new PlayerAtTable(shuffledDeck('first'), DRAW_ONE)
    expect(memory.deck.filter((card) => card !== HIDDEN)).toHaveLength(7)
  })

  test('knows the order of the whole stock after one pass, also when it lies face down again', () => {
    const player = new PlayerAtTable(shuffledDeck('pass'), DRAW_ONE)
    for (let draw = 0; draw < 24; draw++) player.make(DRAW)
    player.make({ from: 'waste', to: 'stock', count: 24 })
    expect(player.sight.view.piles[0]?.cards.every((card) => card === HIDDEN)).toBe(true)
    const known = recalled(player.memory, player.sight.view)
    expect(known.piles[0]).toEqual(player.position.piles[0])
  })

  test('keeps a card that was turned up and went back under by an undo', () => {
    const deal = randomDealWith('tableau')
    const before = view(deal.player.position)
    const seen = deal.player.memory.deck.filter((card) => card !== HIDDEN).length
    deal.player.make(deal.move)
    const memory = remember(deal.player.memory, before)
    expect(memory.deck.filter((card) => card !== HIDDEN)).toHaveLength(seen + 1)
    const known = recalled(memory, before)
    const pile = known.piles.find(
      ({ cards, faceDown }) => faceDown > 0 && cards[faceDown - 1] !== HIDDEN,
    )
    expect(pile).toBeDefined()
  })

  test('allows second thoughts about a move that has just turned up a card, and none about the next after an undo', () => {
    const { player, move } = randomDealWith('tableau')
    const before = view(player.position)
    expect(player.memory.secondThoughts).toBe('none')
    player.make(move)
    expect(player.memory.secondThoughts).toBe('open')
    const back = remember(player.memory, before)
    expect(back.secondThoughts).toBe('spent')
    const again = remember(back, view(player.position), move)
    expect(again.secondThoughts).toBe('spent')
    player.make(DRAW)
    expect(player.memory.secondThoughts).toBe('none')
  })

  test.each([DRAW_ONE, DRAW_THREE])(
    'never holds a card that is not so, whatever is played (%o)',
    (options) => {
      for (let deal = 0; deal < 12; deal++) {
        const random = randomNumbers(deal + 1)
        const deck = shuffledDeck(`true ${deal}`)
        let position = klondike.deal(deck, options)
        let memory = firstMemory(view(position))
        const before: Position[] = []
        for (let step = 0; step < 200; step++) {
          const moves = klondike.moves(position, options)
          const move = moves[Math.floor(random() * moves.length)]
          if (move === undefined || (random() < 0.2 && before.length > 0)) {
            position = before.pop() ?? position
            memory = remember(memory, view(position))
          } else {
            before.push(position)
            position = klondike.play(position, move, options) as Position
            memory = remember(memory, view(position), move)
          }
          expectTrue(memory, { deck, position })
        }
      }
    },
  )

  test('counts moves that lead nowhere, and forgets them when a card turns up', () => {
    const player = new PlayerAtTable(shuffledDeck('idle'), DRAW_ONE)
    for (let draw = 0; draw < 24; draw++) player.make(DRAW)
    expect(player.memory.idleMoves).toBe(0)
    player.make({ from: 'waste', to: 'stock', count: 24 })
    player.make(DRAW)
    expect(player.memory).toMatchObject({ idleMoves: 2, idleRecycles: 1 })
  })
})

function expectTrue(
  memory: Memory,
  { deck, position }: { readonly deck: readonly number[]; readonly position: Position },
): void {
  for (const [place, card] of memory.deck.entries()) {
    if (card !== HIDDEN) expect(card).toBe(deck[place])
  }
  const known = recalled(memory, view(position))
  known.piles.forEach(({ cards }, number) => {
    cards.forEach((card, index) => {
      if (card !== HIDDEN) expect(card).toBe(position.piles[number]?.cards[index])
    })
  })
}

/** A player whose deal lets a card move from a column so that another turns up. */
function randomDealWith(pile: string): { readonly player: PlayerAtTable; readonly move: Move } {
  for (let deal = 0; ; deal++) {
    const player = new PlayerAtTable(shuffledDeck(`undo ${deal}`), DRAW_ONE)
    const move = klondike
      .moves(player.position, DRAW_ONE)
      .find(({ from }) => from.startsWith(pile) && from !== 'tableau-1')
    if (move !== undefined) return { player, move }
  }
}
