import { klondike } from '@samedeal/rules'
import { klondikePosition, USUAL, type WrittenPiles } from '@samedeal/rules/written-position'
import { describe, expect, test } from 'vitest'
import { slotGlyphs, slotsNow } from './slots.ts'

const specs = klondike.table(USUAL)

function tableOf(piles: WrittenPiles, recycles = 0) {
  return { game: klondike, options: USUAL, specs, position: klondikePosition(piles, recycles) }
}

describe('an empty pile shows', () => {
  const glyphs = slotGlyphs({ game: klondike, options: USUAL, specs })
  const at = (id: string) => specs.findIndex((spec) => spec.id === id)

  test('its suit, or the one rank that the rules let start it', () => {
    expect(glyphs[at('foundation-spades')]).toEqual({ suit: 'spades' })
    expect(glyphs[at('tableau-4')]).toEqual({ rank: 'K' })
    expect(glyphs[at('waste')]).toBeUndefined()
  })

  test('that the waste can be turned over, only while it can', () => {
    const stock = at('stock')
    expect(slotsNow(glyphs, tableOf({ waste: '2C' }))[stock]).toBe('recycle')
    expect(slotsNow(glyphs, tableOf({}))[stock]).toBe('blank')
    const lastPass = { ...tableOf({ waste: '2C' }), options: { ...USUAL, passes: 1 } }
    expect(slotsNow(glyphs, lastPass)[stock]).toBe('blank')
  })
})
