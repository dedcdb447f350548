import { expect, test } from 'vitest'
import { freecell } from './freecell/freecell.ts'
import { GAMES, USUAL_GAME } from './games.ts'
import { klondike } from './klondike/klondike.ts'

test('the games on offer are Klondike, which a new room plays, and FreeCell', () => {
  expect([...GAMES.values()]).toEqual([klondike, freecell])
  expect(USUAL_GAME).toBe(klondike)
})
