import { GAMES, HIDDEN, parseCard, type Position } from '@samedeal/rules'
import { expect, test } from 'vitest'
import { cueOf } from './cues.ts'

const game = GAMES.get('klondike')!
const options = { draw: 1, passes: 'unlimited', foundationReturn: true }
const specs = game.table(options)

function positionOf(piles: Record<string, string>, recycles = 0): Position {
  return {
    piles: specs.map(({ id }) => {
      const names = (piles[id] ?? '').split(' ').filter((name) => name !== '')
      return {
        cards: names.map((name) => parseCard(name.replace(/[[\]]/g, '')) ?? HIDDEN),
        faceDown: names.filter((name) => name.startsWith('[')).length,
      }
    }),
    state: { recycles },
  }
}

function cue(before: Position, position: Position) {
  return cueOf(before, { game, options, specs, position })
}

const start = positionOf({ stock: '[??] [??]', waste: 'AS 2S', 'tableau-1': '3D' })

test('cards that come home are heard, each of them', () => {
  const one = positionOf({ stock: '[??] [??]', waste: '2S', 'foundation-spades': 'AS' })
  expect(cue(start, one)).toEqual({ what: 'home', cards: 1 })
  const two = positionOf({ stock: '[??] [??]', 'foundation-spades': 'AS 2S' })
  expect(cue(start, two)).toEqual({ what: 'home', cards: 2 })
})

test('the last card home is heard as the win that it is', () => {
  const names = (suit: string) =>
    ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'].map((r) => r + suit).join(' ')
  const almost = {
    'foundation-clubs': names('C'),
    'foundation-diamonds': names('D'),
    'foundation-hearts': names('H'),
  }
  const before = positionOf({ ...almost, waste: 'KS' })
  expect(cue(before, positionOf({ ...almost, 'foundation-spades': names('S') }))).toEqual({
    what: 'won',
  })
})

test('a draw, a turning over and a move differ', () => {
  const drawn = positionOf({ stock: '[??]', waste: 'AS 2S ??', 'tableau-1': '3D' })
  expect(cue(start, drawn)).toEqual({ what: 'draw' })
  const over = positionOf({ stock: '[??] [??] [??] [??]', 'tableau-1': '3D' }, 1)
  expect(cue(start, over)).toEqual({ what: 'recycle' })
  const placed = positionOf({ stock: '[??] [??]', waste: 'AS', 'tableau-1': '3D 2S' })
  expect(cue(start, placed)).toEqual({ what: 'place' })
  expect(cue(placed, start)).toEqual({ what: 'place' })
})

test('a face that arrives makes no sound', () => {
  const drawn = positionOf({ stock: '[??]', waste: 'AS 2S ??', 'tableau-1': '3D' })
  const shown = positionOf({ stock: '[??]', waste: 'AS 2S 5H', 'tableau-1': '3D' })
  expect(cue(drawn, shown)).toBeUndefined()
})
