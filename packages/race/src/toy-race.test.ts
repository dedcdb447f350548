import { view } from '@samedeal/rules'
import { offerToy, RUN_IN_TWO_ROWS } from '@samedeal/rules/offer-toy'
import { describe, expect, test } from 'vitest'
import { fold } from './fold.ts'
import { roomView } from './show-room.ts'
import { readStoredRace } from './stored-race.ts'
import { Party, refusals } from './test/party.ts'

const toy = offerToy()
const ROW = { from: 'stock', to: 'tableau-1', count: 5 }

/** Two people who race at the toy. */
function atGo(): Party {
  const party = new Party(['Lena', 'Noor'], RUN_IN_TWO_ROWS)
  party.do({ type: 'set-game', player: 'Lena', game: toy.id })
  party.go('Lena')
  return party
}

describe('a race at a game of another shape', () => {
  test('deals any shuffle where nothing can be proven, and refuses to promise more', () => {
    const party = new Party(['Lena'])
    party.do({ type: 'set-game', player: 'Lena', game: toy.id })
    expect(party.room.rules.deal).toBe('any')
    expect(refusals(party.set('Lena', 'deal', 'winnable'))).toEqual(['no-such-choice'])
    party.do({ type: 'preset', player: 'Lena', id: 'party' })
    expect(party.room.rules.deal).toBe('any')
  })

  test('tells every card that a step has turned up, those of what followed by itself too', () => {
    const party = atGo()
    party.move('Lena', ROW)
    const events = party.move('Lena', ROW)
    const moved = events.find((event) => event.type === 'moved')
    // Five cards of the row, and the one that the complete run has left on the first column.
    expect(
      moved?.type === 'moved' && moved.revealed.map(({ pile, index }) => [pile, index]),
    ).toEqual([
      [6, 5],
      [7, 5],
      [8, 5],
      [9, 5],
      [10, 5],
      [6, 2],
    ])
  })

  test('takes what followed by itself back with its step', () => {
    const party = atGo()
    party.move('Lena', ROW)
    const before = party.gameOf('Lena').position
    party.move('Lena', ROW)
    expect(party.gameOf('Lena').position.piles[14]?.cards).toHaveLength(3)
    party.undo('Lena')
    expect(party.gameOf('Lena').position).toEqual(before)
    expect(view(before).state).toEqual({ rows: 1 })
  })

  test('shows progress by what the game counts, and has nothing to send without foundations', () => {
    const party = atGo()
    expect(party.gameOf('Lena').progress).toEqual({ done: 0, total: 6 })
    expect(refusals(party.send('Lena'))).toEqual(['nothing-to-send'])
  })

  test('comes to the same end when it is folded from what was written down', () => {
    const party = atGo()
    party.move('Lena', ROW)
    const written: unknown = JSON.parse(JSON.stringify(party.race))
    const seen = party.journal.length
    party.move('Lena', ROW)
    party.undo('Lena')
    party.move('Noor', ROW)
    const steps = fold(readStoredRace(written), party.journal.slice(seen))
    const step = steps.next()
    expect(step.done === true && roomView(step.value)).toEqual(party.room)
    expect(step.done === true && step.value.seats).toEqual(party.race.seats)
  })
})
