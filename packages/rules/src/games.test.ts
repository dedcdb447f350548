import { expect, test } from 'vitest'
import { GAMES, USUAL_GAME } from './games.ts'
import { freecell } from './freecell/freecell.ts'
import { klondike } from './klondike/klondike.ts'

test('Klondike and FreeCell are on offer, and a new room plays Klondike', () => {
  expect([...GAMES.values()]).toEqual([klondike, freecell])
  expect(USUAL_GAME).toBe(klondike)
})
