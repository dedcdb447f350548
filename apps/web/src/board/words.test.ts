import { GAMES, HIDDEN, parseCard, type Pile } from '@samedeal/rules'
import { describe, expect, test } from 'vitest'
import { moveWords, narrate } from './narration.ts'
import { slotGlyphs, slotsNow } from './slots.ts'
import { pileLabel } from './words.ts'

const game = GAMES.get('klondike')!
const OPTIONS = { draw: 1, passes: 'unlimited', foundationReturn: true }
const specs = game.table(OPTIONS)
const specOf = (id: string) => specs.find((spec) => spec.id === id)!

function pile(text: string): Pile {
  const names = text.split(' ').filter((name) => name !== '')
  return {
    cards: names.map((name) => parseCard(name.replace(/[[\]]/g, '')) ?? HIDDEN),
    faceDown: names.filter((name) => name.startsWith('[')).length,
  }
}

function tableOf(piles: Record<string, string>, recycles = 0) {
  const position = { piles: specs.map(({ id }) => pile(piles[id] ?? '')), recycles }
  return { game, options: OPTIONS, specs, position }
}

describe('a pile is called by its name and its known cards', () => {
  const label = (id: string, cards: string) => pileLabel(specOf(id), pile(cards))

  test('a column names its known cards and counts the others', () => {
    expect(label('tableau-3', '[??] [??] 9S 8H')).toBe(
      'Column 3: 9 of spades, 8 of hearts; 2 face down',
    )
    expect(label('tableau-1', 'KH')).toBe('Column 1: king of hearts')
    expect(label('tableau-2', '')).toBe('Column 2: empty')
  })

  test('a face-down card is never named, even where it is known', () => {
    expect(label('tableau-3', '[6C] [TD] 2C')).toBe('Column 3: 2 of clubs; 2 face down')
  })

  test('a card whose face has not come counts as face down', () => {
    expect(label('tableau-3', '[??] ??')).toBe('Column 3: 2 face down')
    expect(label('waste', '2C ??')).toBe('Waste: 2 cards face down')
  })

  test('other piles name their last card only', () => {
    expect(label('waste', '2C 5S')).toBe('Waste: 5 of spades; 1 below')
    expect(label('foundation-hearts', 'AH')).toBe('Hearts foundation: ace of hearts')
    expect(label('stock', '[??] [??]')).toBe('Stock: 2 cards')
    expect(label('stock', '[6C]')).toBe('Stock: 1 card')
  })
})

describe('a change is told', () => {
  const before = tableOf({ stock: '[??]', 'tableau-1': '[??] 9S', 'tableau-2': 'TH' })

  test('by the card that moves and its goal', () => {
    const move = { from: 'tableau-1', to: 'tableau-2', count: 1 }
    expect(moveWords(move, before)).toEqual(['9 of spades to Column 2'])
    expect(moveWords({ from: 'stock', to: 'waste', count: 1 }, before)).toEqual([])
  })

  test('by the cards that turn up, and only by those', () => {
    const moved = tableOf({ stock: '[??]', 'tableau-1': '??', 'tableau-2': 'TH 9S' })
    expect(narrate(before.position, moved)).toEqual([])
    const shown = tableOf({ stock: '[??]', 'tableau-1': '4D', 'tableau-2': 'TH 9S' })
    expect(narrate(moved.position, shown)).toEqual(['Column 1: 4 of diamonds'])
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
    expect(narrate(blank.position, faces)).toEqual(['4 cards turned up'])
  })

  test('when the waste is turned over', () => {
    const over = tableOf({ stock: '[??] [??]' }, 1)
    expect(narrate(tableOf({ waste: '2C 3C' }).position, over)).toEqual(['Waste turned over'])
  })
})

describe('an empty pile shows', () => {
  const glyphs = slotGlyphs({ game, options: OPTIONS, specs })
  const at = (id: string) => specs.findIndex((spec) => spec.id === id)

  test('its suit, or the one rank that the rules let start it', () => {
    expect(glyphs[at('foundation-spades')]).toEqual({ suit: 'spades' })
    expect(glyphs[at('tableau-4')]).toEqual({ rank: 'K' })
    expect(glyphs[at('waste')]).toBeUndefined()
  })

  test('that the waste can be turned over, only while it can', () => {
    const stock = at('stock')
    expect(slotsNow(glyphs, tableOf({ waste: '2C' }))[stock]).toBe('turn-over')
    expect(slotsNow(glyphs, tableOf({}))[stock]).toBe('blank')
    const lastPass = { ...tableOf({ waste: '2C' }), options: { ...OPTIONS, passes: 1 } }
    expect(slotsNow(glyphs, lastPass)[stock]).toBe('blank')
  })
})
