import { klondike } from '@samedeal/rules'
import { klondikePosition, USUAL, type WrittenPiles } from '@samedeal/rules/written-position'
import { describe, expect, test } from 'vitest'
import { boardWords } from '../ui/words/board-words.ts'
import { moveWords, narrate } from './narration.ts'

const specs = klondike.table(USUAL)

function tableOf(piles: WrittenPiles, recycles = 0) {
  return { game: klondike, options: USUAL, specs, position: klondikePosition(piles, recycles) }
}

describe('a change is told', () => {
  const before = tableOf({ stock: '[??]', 'tableau-1': '[??] 9S', 'tableau-2': 'TH' })

  test('by the card that moves and its goal', () => {
    const move = { from: 'tableau-1', to: 'tableau-2', count: 1 }
    expect(moveWords(move, before, boardWords)).toEqual(['9 of spades to column 2'])
    expect(moveWords({ from: 'stock', to: 'waste', count: 1 }, before, boardWords)).toEqual([])
  })

  test('by the cards that turn up, and only by those', () => {
    const moved = tableOf({ stock: '[??]', 'tableau-1': '??', 'tableau-2': 'TH 9S' })
    expect(narrate(before.position, moved, boardWords)).toEqual([])
    const shown = tableOf({ stock: '[??]', 'tableau-1': '4D', 'tableau-2': 'TH 9S' })
    expect(narrate(moved.position, shown, boardWords)).toEqual(['Column 1: 4 of diamonds'])
  })

  test('by their number when many turn up at once', () => {
    const blank = tableOf({
      'tableau-1': '??',
      'tableau-2': '??',
      'tableau-3': '??',
      'tableau-4': '??',
    })
    const faces = tableOf({
      'tableau-1': '2C',
      'tableau-2': '3C',
      'tableau-3': '4C',
      'tableau-4': '5C',
    })
    expect(narrate(blank.position, faces, boardWords)).toEqual(['4 cards turned up'])
  })

  test('when the waste is recycled', () => {
    const over = tableOf({ stock: '[??] [??]' }, 1)
    expect(narrate(tableOf({ waste: '2C 3C' }).position, over, boardWords)).toEqual([
      'Waste recycled',
    ])
  })
})
