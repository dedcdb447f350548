import { EASY_LINE } from '@samedeal/rules/easy-deal'
import { describe, expect, test } from 'vitest'
import { Party, refusals } from './test/party.ts'

const MOVE = { type: 'hand-over', player: 'Lena', to: 'tablet' } as const

/** The player of the first seat. */
function ownerOf({ race }: Party): string | undefined {
  return race.seats[0]?.player
}

describe('a seat that moves to another device', () => {
  test('keeps its board, clock, points, name and the host’s role', () => {
    const party = new Party(['Lena', 'Noor'])
    party.go('Lena')
    party.play('Lena', 5)
    const before = party.race
    expect(party.do(MOVE)).toEqual([{ type: 'handed-over', player: 'Lena' }, { type: 'room' }])
    expect(party.race.seats).toEqual(
      before.seats.map((seat) => (seat.seat === 1 ? { ...seat, player: 'tablet' } : seat)),
    )
    expect(party.room.host).toBe(1)
    party.do({ type: 'join', player: 'tablet', name: 'whatever' })
    expect(party.events.map(({ type }) => type)).toEqual(['board', 'rank', 'seated', 'room'])
    expect(party.room.roster[0]).toMatchObject({ name: 'Lena', status: 'racing' })
    const [next] = EASY_LINE.slice(5)
    expect(refusals(party.do({ type: 'move', player: 'tablet', n: 6, move: next! }))).toEqual([])
  })

  test('leaves the old device without a say in it', () => {
    const party = new Party(['Lena', 'Noor'])
    party.go('Lena')
    party.do(MOVE)
    const [next] = EASY_LINE
    const command = { type: 'move', player: 'Lena', n: 1, move: next! } as const
    expect(refusals(party.do(command))).toEqual(['no-seat'])
    expect(refusals(party.do({ type: 'start', player: 'Lena' }))).toEqual(['host-only'])
  })

  test('is not taken back by a device that only reconnects', () => {
    const party = new Party(['Lena', 'Noor'])
    party.do(MOVE)
    const back = { type: 'join', player: 'Lena', name: 'Lena', isReturn: true } as const
    const before = party.race
    expect(refusals(party.do(back))).toEqual(['handed-over'])
    expect(party.race).toBe(before)
  })

  test('lets the old device join an open room as somebody else, who then reconnects like anybody', () => {
    const party = new Party(['Lena', 'Noor'])
    party.go('Lena')
    party.play('Lena')
    party.do({ type: 'quit', player: 'Noor' })
    party.do(MOVE)
    expect(refusals(party.join('Lena'))).toEqual([])
    party.do({ type: 'lock', player: 'tablet', isLocked: true })
    expect(party.room.roster[2]).toMatchObject({ name: 'Lena 2', points: 0 })
    party.do({ type: 'drop', player: 'Lena' })
    const back = { type: 'join', player: 'Lena', name: 'Lena', isReturn: true } as const
    expect(refusals(party.do(back))).toEqual([])
  })

  test('takes the device that watched out of the spectators', () => {
    const party = new Party(['Lena'])
    party.go('Lena')
    party.join('tablet')
    expect(party.room.spectators).toBe(1)
    party.do(MOVE)
    expect(party.room.spectators).toBe(0)
    expect(ownerOf(party)).toBe('tablet')
  })

  test('leaves nothing of what it wins to the old device, which is somebody new', () => {
    const party = new Party(['Lena', 'Noor'])
    party.go('Lena')
    party.do(MOVE)
    party.play('tablet')
    party.do({ type: 'quit', player: 'Noor' })
    expect(party.resultOf('Lena').points).toBe(2)
    party.do({ type: 'to-lobby', player: 'tablet' })
    party.join('Lena')
    expect(party.room.roster.map(({ name, points }) => [name, points])).toEqual([
      ['Lena', 2],
      ['Noor', 0],
      ['Lena 2', 0],
    ])
    // Nor is it the longest-present person, who is host when the host goes.
    party.do({ type: 'leave', player: 'tablet' })
    expect(party.room.host).toBe(party.seatOf('Noor'))
  })

  test('may move back', () => {
    const party = new Party(['Lena'])
    party.do(MOVE)
    party.do({ type: 'hand-over', player: 'tablet', to: 'Lena' })
    expect(ownerOf(party)).toBe('Lena')
    const back = { type: 'join', player: 'Lena', name: 'Lena', isReturn: true } as const
    expect(refusals(party.do(back))).toEqual([])
  })

  test('does nothing when it is moved to where it is', () => {
    const party = new Party(['Lena'])
    const before = party.race
    expect(party.do({ ...MOVE, to: 'Lena' })).toEqual([])
    expect(party.race).toBe(before)
  })

  test('moves into a locked room', () => {
    const party = new Party(['Lena'])
    party.do({ type: 'lock', player: 'Lena', isLocked: true })
    expect(refusals(party.do(MOVE))).toEqual([])
    expect(refusals(party.join('tablet'))).toEqual([])
  })
})

describe('a person whose seat has moved', () => {
  const over = (party: Party, player: string, to: string) => {
    return party.do({ type: 'hand-over', player, to })
  }

  test('does not come back on the old device once the host has removed them', () => {
    const party = new Party(['Lena', 'Noor'])
    over(party, 'Noor', 'tablet')
    party.do({ type: 'remove-seat', player: 'Lena', seat: 2 })
    for (const device of ['Noor', 'tablet']) {
      expect(refusals(party.join(device))).toEqual(['barred'])
      expect(refusals(over(party, 'Lena', device))).toEqual(['barred'])
    }
  })

  test('is removed on every device of a chain, and from among those who watch', () => {
    const party = new Party(['Lena', 'Noor'])
    party.go('Lena')
    over(party, 'Noor', 'tablet')
    over(party, 'tablet', 'laptop')
    party.join('Noor')
    expect(party.room.spectators).toBe(1)
    const events = party.do({ type: 'remove-seat', player: 'Lena', seat: 2 })
    const sentAway = events.flatMap((one) => (one.type === 'removed' ? [one.player] : []))
    expect(sentAway.toSorted()).toEqual(['Noor', 'laptop'])
    expect(party.room.spectators).toBe(0)
    for (const device of ['Noor', 'tablet', 'laptop']) {
      expect(refusals(party.join(device))).toEqual(['barred'])
    }
  })

  test('brings nobody into a locked room: the old device is not let in beside the new one', () => {
    const party = new Party(['Lena', 'Noor'])
    party.do({ type: 'lock', player: 'Lena', isLocked: true })
    for (const stranger of ['s1', 's2', 's3', 's4', 's5']) {
      const holder = party.race.seats[1]?.player ?? ''
      over(party, holder, stranger)
      party.join(stranger)
      for (const device of ['Noor', holder]) {
        expect(refusals(party.join(device))).toEqual(['room-locked'])
      }
    }
    expect(party.room.roster).toHaveLength(2)
    expect(party.room.spectators).toBe(0)
  })

  test('comes back into a locked room on one of their devices, when they have left on the other', () => {
    const party = new Party(['Lena', 'Noor'])
    party.do({ type: 'lock', player: 'Lena', isLocked: true })
    over(party, 'Noor', 'tablet')
    party.do({ type: 'leave', player: 'tablet' })
    expect(refusals(party.join('Noor'))).toEqual([])
    expect(refusals(party.join('tablet'))).toEqual(['room-locked'])
  })

  test('takes no second seat', () => {
    const party = new Party(['Lena', 'Noor'])
    over(party, 'Noor', 'tablet')
    expect(refusals(over(party, 'Lena', 'Noor'))).toEqual(['already-seated'])
  })

  test('stays where another of their devices has a seat of its own that the host removes', () => {
    const party = new Party(['Lena', 'Noor'])
    over(party, 'Noor', 'tablet')
    party.join('Noor')
    party.do({ type: 'remove-seat', player: 'Lena', seat: 3 })
    party.do({ type: 'drop', player: 'tablet' })
    expect(refusals(party.join('tablet'))).toEqual([])
    expect(refusals(party.join('Noor'))).toEqual(['barred'])
  })

  test('is followed over fifty devices, and no list grows beyond', () => {
    const party = new Party(['Lena', 'Noor'])
    let holder = 'Noor'
    for (let device = 0; device < 200; device++) {
      over(party, holder, `d${device}`)
      holder = `d${device}`
    }
    expect(party.race.lineages?.flat()).toHaveLength(50)
    expect(party.race.handedOver.length).toBeLessThanOrEqual(50)
    expect(Object.keys(party.race.remembered).length).toBeLessThanOrEqual(50)
  })

  test('is forgotten behind five hundred others whose seats have moved: no list grows beyond', () => {
    const party = new Party(['Lena'])
    for (let guest = 0; guest < 600; guest++) {
      party.join(`old ${guest}`)
      over(party, `old ${guest}`, `new ${guest}`)
      party.do({ type: 'leave', player: `new ${guest}` })
    }
    expect(party.race.handedOver).toHaveLength(500)
    expect(party.race.lineages).toHaveLength(500)
  })
})

describe('a seat does not move', () => {
  test.each([
    ['to a device that has a seat', 'Noor', 'already-seated'],
    ['to whom the host has removed', 'Mika', 'barred'],
  ])('%s', (_, to, why) => {
    const party = new Party(['Lena', 'Noor', 'Mika'])
    party.do({ type: 'remove-seat', player: 'Lena', seat: 3 })
    const before = party.race
    expect(party.do({ ...MOVE, to })).toEqual([{ type: 'refused', player: to, why }])
    expect(party.race).toBe(before)
  })

  test('when its player has left', () => {
    const party = new Party(['Lena', 'Noor'])
    party.do({ type: 'leave', player: 'Lena' })
    expect(refusals(party.do(MOVE))).toEqual(['no-such-seat'])
  })
})
