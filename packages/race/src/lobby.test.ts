import { describe, expect, test } from 'vitest'
import { MAX_SEATS } from './race.ts'
import { Party, refusals } from './test/party.ts'

const crowd = (size: number): string[] => Array.from({ length: size }, (_, index) => `p${index}`)

describe('the lobby', () => {
  test('the first person to arrive is host', () => {
    const party = new Party(['Lena', 'Noor'])
    expect(party.room.host).toBe(party.seatOf('Lena'))
  })

  test('seats are numbered from 1, and a seat that is given up is the next to be taken', () => {
    const party = new Party(['Lena', 'Noor', 'Mika'])
    party.do({ type: 'leave', player: 'Noor' })
    party.join('Priya')
    expect(party.room.roster.map(({ seat, name }) => [seat, name])).toEqual([
      [1, 'Lena'],
      [2, 'Priya'],
      [3, 'Mika'],
    ])
  })

  test('twenty people are seated, and the twenty-first watches', () => {
    const party = new Party(crowd(MAX_SEATS + 1))
    expect(party.room.roster).toHaveLength(MAX_SEATS)
    expect(party.room.spectators).toBe(1)
    expect(party.events).toContainEqual({ type: 'seated', player: 'p20', seat: 0 })
  })

  test('a person who joins a full room takes the place of the last CPU', () => {
    const party = new Party(crowd(MAX_SEATS - 2))
    party.addCpu('p0')
    party.addCpu('p0')
    expect(refusals(party.addCpu('p0'))).toEqual(['room-full'])
    party.join('late')
    const cpus = party.room.roster.filter(({ kind }) => kind === 'cpu').map(({ name }) => name)
    expect(cpus).toEqual(['Birch'])
    expect(party.room.roster).toHaveLength(MAX_SEATS)
  })

  test('a watcher gets a seat as soon as one is free', () => {
    const party = new Party(crowd(MAX_SEATS + 1))
    party.do({ type: 'leave', player: 'p5' })
    expect(party.events).toContainEqual({ type: 'seated', player: 'p20', seat: 6 })
    expect(party.room.spectators).toBe(0)
  })

  test('watchers inherit a room that all its players have left, and one of them is host', () => {
    const party = new Party(['Lena'])
    party.addCpu('Lena')
    party.go('Lena')
    party.join('Mika')
    party.do({ type: 'leave', player: 'Lena' })
    expect(party.room.host).toBe(party.seatOf('Mika'))
    expect(party.room.host).not.toBe(0)
    party.go('Mika')
    expect(party.room.phase).toBe('racing')
  })

  test('a watcher inherits a room full of CPUs, and one whose players have all dropped out', () => {
    const party = new Party(['Lena'])
    for (let cpu = 0; cpu < 19; cpu++) party.addCpu('Lena')
    party.go('Lena')
    party.join('Mika')
    party.do({ type: 'quit', player: 'Lena' })
    party.do({ type: 'drop', player: 'Lena' })
    party.wait(60_000)
    expect(party.room.host).toBe(party.seatOf('Mika'))

    const full = new Party(crowd(MAX_SEATS))
    full.join('late')
    for (const player of crowd(MAX_SEATS)) full.do({ type: 'drop', player })
    expect(full.room.host).toBe(full.seatOf('late'))
    expect(full.room.host).not.toBe(0)
  })

  test('who has waited longest gets a seat that is freed in the countdown', () => {
    const party = new Party(crowd(MAX_SEATS))
    party.join('w1')
    party.start('p0')
    party.do({ type: 'leave', player: 'p5' })
    party.join('new')
    expect(party.seatOf('w1')).toBe(6)
    expect(party.seatOf('new')).toBe(0)
  })

  test('only the host changes settings, seats and starts', () => {
    const party = new Party(['Lena', 'Noor'])
    const before = party.room
    expect(refusals(party.set('Noor', 'draw', 3))).toEqual(['host-only'])
    expect(refusals(party.addCpu('Noor'))).toEqual(['host-only'])
    expect(refusals(party.do({ type: 'remove-seat', player: 'Noor', seat: 1 }))).toEqual([
      'host-only',
    ])
    expect(refusals(party.do({ type: 'start', player: 'Noor' }))).toEqual(['host-only'])
    expect(refusals(party.do({ type: 'start', player: 'stranger' }))).toEqual(['host-only'])
    expect(party.room).toEqual(before)
  })

  test('the host sets the draw count, and only to one of its choices', () => {
    const party = new Party(['Lena'])
    party.set('Lena', 'draw', 3)
    expect(party.room.options).toMatchObject({ draw: 3 })
    expect(refusals(party.set('Lena', 'draw', 2))).toEqual(['no-such-choice'])
    expect(refusals(party.set('Lena', 'toString', 1))).toEqual(['no-such-option'])
    expect(party.room.options).toMatchObject({ draw: 3 })
  })

  test('settings and seats cannot change between the start and the results', () => {
    const party = new Party(['Lena', 'Noor'])
    party.start('Lena')
    expect(refusals(party.set('Lena', 'draw', 3))).toEqual(['between-rounds-only'])
    party.wait(3_000)
    expect(refusals(party.addCpu('Lena'))).toEqual(['between-rounds-only'])
    expect(refusals(party.do({ type: 'start', player: 'Lena' }))).toEqual(['between-rounds-only'])
  })

  test('the host may remove anybody but themselves', () => {
    const party = new Party(['Lena', 'Noor'])
    expect(refusals(party.do({ type: 'remove-seat', player: 'Lena', seat: 1 }))).toEqual([
      'not-yourself',
    ])
    expect(refusals(party.do({ type: 'remove-seat', player: 'Lena', seat: 9 }))).toEqual([
      'no-such-seat',
    ])
    party.do({ type: 'remove-seat', player: 'Lena', seat: 2 })
    expect(party.events).toContainEqual({ type: 'removed', player: 'Noor' })
    expect(party.room.roster.map(({ name }) => name)).toEqual(['Lena'])
  })
})

describe('the host', () => {
  test('when the host leaves, the longest-present person is host at once', () => {
    const party = new Party(['Lena', 'Noor', 'Mika'])
    party.do({ type: 'leave', player: 'Lena' })
    expect(party.room.host).toBe(party.seatOf('Noor'))
  })

  test('a CPU is never host', () => {
    const party = new Party(['Lena'])
    party.addCpu('Lena')
    party.join('Noor')
    party.do({ type: 'leave', player: 'Lena' })
    expect(party.room.host).toBe(party.seatOf('Noor'))
  })

  test('a host who loses the connection and is back soon keeps the role', () => {
    const party = new Party(['Lena', 'Noor'])
    party.do({ type: 'drop', player: 'Lena' })
    party.wait(2_000)
    party.join('Lena')
    party.wait(60_000)
    expect(party.room.host).toBe(party.seatOf('Lena'))
  })

  test('a host who stays away hands the role on', () => {
    const party = new Party(['Lena', 'Noor'])
    party.do({ type: 'drop', player: 'Lena' })
    party.wait(5_000)
    expect(party.room.host).toBe(party.seatOf('Noor'))
    party.join('Lena')
    expect(party.room.host).toBe(party.seatOf('Noor'))
  })

  test('a host alone in the room keeps the role however long they are away', () => {
    const party = new Party(['Lena'])
    party.do({ type: 'drop', player: 'Lena' })
    party.wait(60_000)
    party.join('Lena')
    expect(party.room.host).toBe(1)
    party.go('Lena')
    expect(party.room.phase).toBe('racing')
  })
})

describe('coming and going', () => {
  test('the same player joining again takes the same seat', () => {
    const party = new Party(['Lena', 'Noor'])
    party.do({ type: 'drop', player: 'Noor' })
    expect(party.room.roster[1]).toMatchObject({ name: 'Noor', connected: false })
    party.join('Noor')
    expect(party.room.roster[1]).toMatchObject({ name: 'Noor', connected: true })
    expect(party.room.roster).toHaveLength(2)
  })

  test('a name that is taken gets a number', () => {
    const party = new Party(['Lena'])
    party.do({ type: 'join', player: 'other', name: ' lena ' })
    expect(party.room.roster.map(({ name }) => name)).toEqual(['Lena', 'lena 2'])
  })

  test('the room ends when the last person leaves', () => {
    const party = new Party(['Lena'])
    party.addCpu('Lena')
    party.do({ type: 'leave', player: 'Lena' })
    expect(party.events).toContainEqual({ type: 'close' })
  })

  test('a room whose people have all lost the connection is kept for half an hour', () => {
    const party = new Party(['Lena', 'Noor'])
    party.do({ type: 'drop', player: 'Lena' })
    party.do({ type: 'drop', player: 'Noor' })
    party.wait(30 * 60_000 - 1)
    expect(party.log.some(({ event }) => event.type === 'close')).toBe(false)
    party.wait(1)
    expect(party.log.some(({ event }) => event.type === 'close')).toBe(true)
  })

  test('a room in which nobody ever arrives ends at its first alarm', () => {
    const party = new Party()
    expect(party.do({ type: 'tick' })).toContainEqual({ type: 'close' })
  })
})
