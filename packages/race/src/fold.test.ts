import { GAMES, type Game } from '@samedeal/rules'
import { expect, test } from 'vitest'
import { fold, type Handling } from './fold.ts'
import { newRace, type Race } from './race.ts'
import { playRandomRace } from './test/random-race.ts'

const game = GAMES.get('klondike') as Game

/** A race or a list of commands as it comes back from a disk. */
function stored<Thing>(thing: Thing): Thing {
  return JSON.parse(JSON.stringify(thing)) as Thing
}

function folded(race: Race, handlings: readonly Handling[]): { race: Race; pauses: number } {
  const steps = fold(race, handlings)
  for (let pauses = 0; ; pauses++) {
    const step = steps.next()
    if (step.done === true) return { race: step.value, pauses }
  }
}

test('a race is the fold of its commands, whatever happens in it and wherever it is cut', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const { race, journal } = playRandomRace(seed)
    const written = stored(journal)
    expect(stored(folded(newRace(game), written).race), `race ${seed}`).toEqual(stored(race))
    const cut = (seed * 7919) % written.length
    const early = stored(folded(newRace(game), written.slice(0, cut)).race)
    const late = folded(early, written.slice(cut)).race
    expect(stored(late), `race ${seed} cut at ${cut}`).toEqual(stored(race))
  }
})

test('a fold pauses every 500 commands', () => {
  const ticks: Handling[] = Array.from({ length: 1_001 }, (_, at) => [at, { type: 'tick' }])
  expect(folded(newRace(game), ticks).pauses).toBe(2)
})
