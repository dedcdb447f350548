import { readdirSync, readFileSync } from 'node:fs'
import { fold, readStoredRace, roomView, type Handling } from '@samedeal/race'
import { describe, expect, test } from 'vitest'

/** A race as some version of the program has written it down. */
interface StoredRace {
  readonly race: unknown
  readonly handlings: readonly Handling[]
  /** What everybody saw of it in the end. */
  readonly shown: object
}

const folder = new URL('.', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.json'))

function read(name: string): StoredRace {
  return JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as StoredRace
}

/**
 * A failure here means that a journal on some disk would be misread after an update: bring it up to date
 * in migrations.ts and store a race of the new version beside the old one.
 */
describe('a race that was written down', () => {
  test.each(files)('comes to the same end when it is read back: %s', (name) => {
    const { race, handlings, shown } = read(name)
    const steps = fold(readStoredRace(race), handlings)
    let step = steps.next()
    while (step.done !== true) step = steps.next()
    // What later versions show besides is no matter of its own.
    expect(JSON.parse(JSON.stringify(roomView(step.value)))).toMatchObject(shown)
  })

  test('is there for the present version', () => {
    expect(files).not.toEqual([])
  })
})
