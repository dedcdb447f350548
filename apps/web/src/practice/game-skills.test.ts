import { SKILLS } from '@samedeal/bots/games'
import { GAMES } from '@samedeal/rules'
import { expect, test } from 'vitest'
import { hasSkills, skillsOf } from './game-skills.ts'

test('what a game offers to somebody alone is what the server has of it', async () => {
  for (const game of [...GAMES.keys(), 'spider', 'toString', '__proto__']) {
    const [alone, served] = [await skillsOf(game), SKILLS.get(game)]
    expect(hasSkills(game), game).toBe(served !== undefined)
    expect(alone && { ...served, ...alone }, game).toEqual(served)
  }
})

test('every game on offer whose deals can be proven has skills that prove them', () => {
  for (const { id, isProvable } of GAMES.values()) expect(hasSkills(id), id).toBe(isProvable)
})
