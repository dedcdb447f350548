import { expect, test } from 'vitest'
import { GAMES, USUAL_GAME } from './games.ts'
import { klondike } from './klondike/klondike.ts'

test('the game on offer is Klondike, which a new room plays', () => {
  expect([...GAMES.values()]).toEqual([klondike])
  expect(USUAL_GAME).toBe(klondike)
})
