import { GAMES, HIDDEN, parseCard, type Pile } from '@samedeal/rules'
import { describe, expect, test } from 'vitest'
import { slotGlyphs, slotsNow } from './slots.ts'

const game = GAMES.get('klondike')!
const OPTIONS = { draw: 1, passes: 'unlimited', foundationReturn: true }
const specs = game.table(OPTIONS)

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
