import { describe, expect, test } from 'vitest'
import { MAX_REMEMBERED } from './race.ts'
import { Party, refusals } from './test/party.ts'

function lock(party: Party, isLocked = true): readonly string[] {
  return refusals(party.do({ type: 'lock', player: 'Lena', isLocked }))
}

describe('a locked room', () => {
  test('says so to everybody, and takes in nobody new, be it to play, to watch or as a big screen', () => {
    const party = new Party(['Lena', 'Noor'])
    expect(lock(party)).toEqual([])
    expect(party.room.isLocked).toBe(true)
    const before = party.race
    expect(refusals(party.join('Mika'))).toEqual(['room-locked'])
    const screen = { type: 'join', player: 'TV', name: 'TV', isScreen: true } as const
    expect(refusals(party.do(screen))).toEqual(['room-locked'])
    expect(party.race).toBe(before)
  })

  test('lets come back who has a seat, in the lobby and in a race', () => {
    const party = new Party(['Lena', 'Noor'])
    lock(party)
    party.do({ type: 'drop', player: 'Noor' })
    expect(refusals(party.join('Noor'))).toEqual([])
    party.go('Lena')
    party.do({ type: 'drop', player: 'Noor' })
    expect(refusals(party.join('Noor'))).toEqual([])
    expect(party.seatOf('Noor')).toBe(2)
  })

  test('lets come back who has left, who has watched, and the big screen that was there', () => {
    const party = new Party(['Lena', 'Noor'])
    party.go('Lena')
    party.join('Mika')
    party.do({ type: 'join', player: 'TV', name: 'TV', isScreen: true })
    lock(party)
    party.do({ type: 'leave', player: 'Noor' })
    party.do({ type: 'drop', player: 'Mika' })
    party.do({ type: 'leave', player: 'TV' })
    for (const player of ['Noor', 'Mika', 'TV']) expect(refusals(party.join(player))).toEqual([])
  })

  test('lets come back who watched when the server went down', () => {
    const party = new Party(['Lena'])
    party.go('Lena')
    party.join('Mika')
    lock(party)
    party.do({ type: 'resume' })
    expect(refusals(party.join('Mika'))).toEqual([])
    expect(refusals(party.join('Jonas'))).toEqual(['room-locked'])
  })

  test('takes everybody in again once it is open', () => {
    const party = new Party(['Lena'])
    lock(party)
    lock(party, false)
    expect(party.room.isLocked).toBe(false)
    expect(refusals(party.join('Mika'))).toEqual([])
  })

  test('stays locked under another host, who may open it', () => {
    const party = new Party(['Lena', 'Noor'])
    lock(party)
    party.do({ type: 'make-host', player: 'Lena', seat: 2 })
    expect(party.room.isLocked).toBe(true)
    expect(lock(party, false)).toEqual(['host-only'])
    party.do({ type: 'lock', player: 'Noor', isLocked: false })
    expect(party.room.isLocked).toBe(false)
  })

  test('still takes CPU players', () => {
    const party = new Party(['Lena'])
    lock(party)
    expect(refusals(party.addCpu('Lena'))).toEqual([])
  })
})

describe('who was removed', () => {
  test('does not come back, in no phase of this party, locked or not', () => {
    const party = new Party(['Lena', 'Noor'])
    party.do({ type: 'remove-seat', player: 'Lena', seat: 2 })
    expect(refusals(party.join('Noor'))).toEqual(['barred'])
    party.go('Lena')
    expect(refusals(party.join('Noor'))).toEqual(['barred'])
    lock(party)
    expect(refusals(party.join('Noor'))).toEqual(['barred'])
    party.do({ type: 'quit', player: 'Lena' })
    expect(refusals(party.join('Noor'))).toEqual(['barred'])
  })

  test('is a person: the CPU of a removed seat leaves nobody behind', () => {
    const party = new Party(['Lena'])
    party.addCpu('Lena')
    party.do({ type: 'remove-seat', player: 'Lena', seat: 2 })
    expect(party.race.barred).toEqual([])
  })
})

test('of more people than can be remembered, those who have won nothing are forgotten first', () => {
  const party = new Party(['Lena', 'Noor'])
  party.go('Lena')
  party.play('Noor')
  party.do({ type: 'quit', player: 'Lena' })
  party.do({ type: 'leave', player: 'Noor' })
  party.do({ type: 'to-lobby', player: 'Lena' })
  party.go('Lena')
  for (let number = 1; number <= MAX_REMEMBERED + 5; number++) {
    party.join(`guest ${number}`)
    party.do({ type: 'leave', player: `guest ${number}` })
  }
  const { remembered } = party.race
  expect(Object.keys(remembered)).toHaveLength(MAX_REMEMBERED)
  expect(remembered['Noor']?.points).toBe(2)
  expect(remembered['guest 1']).toBeUndefined()
  expect(remembered[`guest ${MAX_REMEMBERED + 5}`]).toBeDefined()
})
