import { EASY_LINE } from '@samedeal/rules/easy-deal'
import { describe, expect, test } from 'vitest'
import { DESERTED_MS } from './race.ts'
import { Party, refusals } from './test/party.ts'

function racing(...people: string[]): Party {
  const party = new Party(people)
  party.go(people[0] ?? '')
  return party
}

function away(party: Party, player: string): void {
  party.do({ type: 'drop', player })
  party.wait(20_000)
}

/** The stand-in makes the next moves of the easy line. */
function standInPlays(party: Party, name: string, moves: number): void {
  for (let count = 0; count < moves; count++) {
    party.plan(name, EASY_LINE[party.gameOf(name).line.length], { after: 100, as: 'stand-in' })
    party.wait(100)
  }
}

describe('a dropped player’s seat', () => {
  test('waits twenty seconds, then a CPU plays on in it', () => {
    const party = racing('Lena', 'Noor')
    party.do({ type: 'drop', player: 'Noor' })
    party.wait(19_999)
    expect(party.room.roster[1]).toMatchObject({ connected: false, hasStandIn: false })
    party.wait(1)
    expect(party.room.roster[1]).toMatchObject({ connected: false, hasStandIn: true })
    const asked = party.log.at(-1)?.event
    expect(asked?.type === 'room' || asked?.type === 'think').toBe(true)
    standInPlays(party, 'Noor', 3)
    expect(party.gameOf('Noor').line).toHaveLength(3)
  })

  test('keeps its owner’s moves: a stand-in takes none back', () => {
    const party = racing('Lena', 'Noor')
    party.play('Noor', 2)
    away(party, 'Noor')
    const { line } = party.gameOf('Noor')
    party.plan('Noor', { undo: true }, { as: 'stand-in' })
    party.wait(1_000)
    expect(party.gameOf('Noor').line).toEqual(line)
  })

  test('goes back to its owner, who finds the board as the stand-in left it', () => {
    const party = racing('Lena', 'Noor')
    party.play('Noor', 2)
    away(party, 'Noor')
    standInPlays(party, 'Noor', 3)
    const left = party.gameOf('Noor').position
    const back = party.join('Noor')
    expect(back).toContainEqual(expect.objectContaining({ type: 'board', seat: 2, moves: 5, n: 2 }))
    expect(party.gameOf('Noor')).toMatchObject({
      position: left,
      hasStandIn: false,
      plan: undefined,
    })
    party.wait(60_000)
    expect(party.gameOf('Noor').position).toEqual(left)
  })

  test('is the owner’s to undo, over the stand-in’s moves too', () => {
    const party = racing('Lena', 'Noor')
    away(party, 'Noor')
    standInPlays(party, 'Noor', 2)
    party.join('Noor')
    party.undo('Noor')
    party.undo('Noor')
    expect(party.gameOf('Noor').line).toEqual([])
  })

  test('counts as racing while its stand-in plays: the round ends when that is home', () => {
    const party = racing('Lena', 'Noor')
    away(party, 'Noor')
    party.do({ type: 'quit', player: 'Lena' })
    party.wait(60_000)
    expect(party.room.phase).toBe('racing')
    standInPlays(party, 'Noor', EASY_LINE.length)
    expect(party.room.phase).toBe('results')
    expect(party.resultOf('Noor')).toMatchObject({ outcome: 'finished', rank: 1, byStandIn: true })
  })

  test('holds nobody up once its stand-in sees nothing left to do', () => {
    const party = racing('Lena', 'Noor')
    away(party, 'Noor')
    party.play('Lena')
    expect(party.room.phase).toBe('racing')
    party.plan('Noor', undefined, { as: 'stand-in' })
    expect(party.room.phase).toBe('results')
    expect(party.resultOf('Noor')).toMatchObject({ outcome: 'unfinished', rank: 2 })
  })

  test('holds nobody up once its stand-in wants what it may not', () => {
    const party = racing('Lena', 'Noor')
    away(party, 'Noor')
    party.play('Lena')
    party.plan('Noor', { undo: true }, { after: 100, as: 'stand-in' })
    party.wait(100)
    expect(party.room.phase).toBe('results')
  })

  test('waits for its owner where its stand-in has stopped and nobody is connected', () => {
    const party = racing('Lena', 'Noor')
    away(party, 'Noor')
    party.plan('Noor', undefined, { as: 'stand-in' })
    party.play('Lena', 3)
    party.do({ type: 'drop', player: 'Lena' })
    party.wait(20_000)
    party.plan('Lena', undefined, { as: 'stand-in' })
    expect(party.room.phase).toBe('racing')
    party.join('Noor')
    expect(party.room.phase).toBe('racing')
  })

  test('a finish by a stand-in ranks and is marked, and earns no points and no handicap', () => {
    const party = new Party(['Lena', 'Noor'])
    party.set('Lena', 'handicap', true)
    party.go('Lena')
    away(party, 'Noor')
    standInPlays(party, 'Noor', EASY_LINE.length)
    party.wait(1)
    party.play('Lena')
    expect(party.resultOf('Noor')).toMatchObject({
      rank: 1,
      byStandIn: true,
      unearned: 'finished-by-stand-in',
      points: 0,
    })
    expect(party.resultOf('Lena')).toMatchObject({ rank: 2, points: 1, hadStandIn: false })
    expect(party.room.roster.map(({ level }) => level)).toEqual(['normal', 'normal'])
  })

  test('whoever comes back in time finishes for themselves, and the results tell that a CPU played', () => {
    const party = racing('Lena', 'Noor')
    away(party, 'Noor')
    standInPlays(party, 'Noor', 1)
    party.join('Noor')
    party.send('Noor')
    for (const move of EASY_LINE.slice(28)) party.move('Noor', move)
    const result = { outcome: 'finished', byStandIn: false, hadStandIn: true }
    party.do({ type: 'quit', player: 'Lena' })
    expect(party.resultOf('Noor')).toMatchObject(result)
  })

  test('stays empty in a race against nothing but the clock', () => {
    const party = racing('Lena')
    away(party, 'Lena')
    party.wait(60_000)
    expect(party.room.roster[0]).toMatchObject({ connected: false, hasStandIn: false })
  })

  test('gets a stand-in in a race against CPUs alone too', () => {
    const party = new Party(['Lena'])
    party.addCpu('Lena')
    party.go('Lena')
    away(party, 'Lena')
    expect(party.room.roster[0]).toMatchObject({ connected: false, hasStandIn: true })
    standInPlays(party, 'Lena', EASY_LINE.length)
    expect(party.room.phase).toBe('results')
    expect(party.resultOf('Lena')).toMatchObject({ rank: 1, points: 0 })
  })

  test('gets a stand-in when a friend is watching, who has the room once that is through', () => {
    const party = racing('Lena')
    party.join('Mika')
    away(party, 'Lena')
    expect(party.room.phase).toBe('racing')
    party.plan('Lena', undefined, { as: 'stand-in' })
    expect(party.room.phase).toBe('results')
    expect(party.room.host).not.toBe(0)
  })

  test('with nobody connected, round and room stay for half an hour', () => {
    const party = racing('Lena', 'Noor')
    party.do({ type: 'drop', player: 'Lena' })
    party.do({ type: 'drop', player: 'Noor' })
    party.wait(DESERTED_MS - 1)
    expect(party.room.phase).toBe('racing')
    party.wait(1)
    expect(party.race.isClosed).toBe(true)
  })

  test('is given up when the next round is opened, and can be taken again before GO', () => {
    const party = racing('Lena', 'Noor')
    away(party, 'Noor')
    party.play('Lena')
    party.do({ type: 'end-round', player: 'Lena' })
    party.start('Lena')
    expect(party.room.roster.map(({ name }) => name)).toEqual(['Lena'])
    party.join('Noor')
    expect(party.room.roster.map(({ name }) => name)).toEqual(['Lena', 'Noor'])
  })
})

/** Lena and Noor race; Noor's stand-in makes some moves of the line, then Noor is back and makes the rest. */
function sharedRace(standInMoves: number, own: (party: Party) => void = () => undefined): Party {
  const party = new Party(['Lena', 'Noor'])
  party.set('Lena', 'handicap', true)
  party.go('Lena')
  own(party)
  away(party, 'Noor')
  standInPlays(party, 'Noor', standInMoves)
  party.join('Noor')
  return party
}

function finishes(party: Party): void {
  while (party.gameOf('Noor').status === 'racing') {
    party.move('Noor', EASY_LINE[party.gameOf('Noor').line.flat().length]!)
  }
  party.do({ type: 'quit', player: 'Lena' })
}

describe('a race of which a stand-in has brought more cards home than the player', () => {
  const STAND_INS = { rank: 1, points: 0, byStandIn: false, unearned: 'played-by-stand-in' }

  test('keeps its rank and earns nothing, no harder deal either', () => {
    const party = sharedRace(27)
    finishes(party)
    expect(party.resultOf('Noor')).toMatchObject(STAND_INS)
    expect(party.room.roster.map(({ level }) => level)).toEqual(['normal', 'normal'])
  })

  test('is the player’s own when each has brought half of them', () => {
    const party = sharedRace(26)
    finishes(party)
    expect(party.resultOf('Noor')).toMatchObject({ rank: 1, points: 2, unearned: '' })
    expect(party.room.roster.map(({ level }) => level)).toEqual(['normal', 'hard'])
  })

  test('stays so when its moves are undone and made again', () => {
    const party = sharedRace(27)
    for (let undone = 0; undone < 27; undone++) party.undo('Noor')
    expect(party.gameOf('Noor').progress.done).toBe(0)
    finishes(party)
    expect(party.resultOf('Noor')).toMatchObject(STAND_INS)
  })

  test('stays so when its cards come down and go home once more, by a send too', () => {
    const party = sharedRace(28)
    const down = (suit: string) => {
      return party.move('Noor', { from: `foundation-${suit}`, to: 'tableau-1', count: 1 })
    }
    const kings = party.gameOf('Noor').position.piles.map(({ cards }) => cards.length)
    expect(kings.slice(6).every((cards) => cards === 0)).toBe(true)
    expect(party.gameOf('Noor').progress.done).toBe(28)
    down('hearts')
    party.undo('Noor')
    party.send('Noor')
    finishes(party)
    expect(party.resultOf('Noor')).toMatchObject(STAND_INS)
  })

  test('counts a card for its player that they had brought home before', () => {
    const party = sharedRace(27, (one) => {
      one.play('Noor', 2)
      one.undo('Noor')
      one.undo('Noor')
    })
    finishes(party)
    expect(party.resultOf('Noor')).toMatchObject({ points: 2, unearned: '' })
  })

  test('is told while the others still race', () => {
    const party = sharedRace(27)
    while (party.gameOf('Noor').status === 'racing') {
      party.move('Noor', EASY_LINE[party.gameOf('Noor').line.length]!)
    }
    expect(party.room).toMatchObject({ phase: 'racing' })
    expect(party.room.roster[1]).toMatchObject({ unearned: 'played-by-stand-in' })
  })
})

describe('the host in a round', () => {
  test('ends it for everybody once they are done, and who is not home ranks by progress', () => {
    const party = racing('Lena', 'Noor', 'Mika')
    away(party, 'Noor')
    standInPlays(party, 'Noor', 3)
    party.play('Mika', 5)
    party.play('Lena')
    expect(party.room.phase).toBe('racing')
    expect(party.do({ type: 'end-round', player: 'Lena' })).toEqual([{ type: 'room' }])
    expect(party.room.results.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['Lena', 'finished'],
      ['Mika', 'unfinished'],
      ['Noor', 'unfinished'],
    ])
  })

  test('ends it after quitting too, but not while racing', () => {
    const party = racing('Lena', 'Noor')
    expect(refusals(party.do({ type: 'end-round', player: 'Lena' }))).toEqual(['still-racing'])
    party.do({ type: 'quit', player: 'Lena' })
    party.do({ type: 'end-round', player: 'Lena' })
    expect(party.room.phase).toBe('results')
  })

  test('is whoever is left, though done, when the host has gone', () => {
    const party = racing('Lena', 'Noor', 'Mika')
    party.do({ type: 'quit', player: 'Mika' })
    away(party, 'Noor')
    party.do({ type: 'drop', player: 'Lena' })
    party.wait(20_000)
    expect(party.room).toMatchObject({ phase: 'racing', host: party.seatOf('Mika') })
    party.do({ type: 'end-round', player: 'Mika' })
    expect(party.room.phase).toBe('results')
  })

  test('may remove a player, who is out and ranks last', () => {
    const party = racing('Lena', 'Noor', 'Mika')
    party.play('Noor', 20)
    party.do({ type: 'remove-seat', player: 'Lena', seat: party.seatOf('Noor') })
    expect(party.events).toContainEqual({ type: 'removed', player: 'Noor' })
    party.play('Lena')
    party.do({ type: 'quit', player: 'Mika' })
    expect(party.resultOf('Noor')).toMatchObject({ outcome: 'removed', points: 0 })
    expect(party.room.results.map(({ name }) => name)).toEqual(['Lena', 'Noor', 'Mika'])
  })

  test('may remove somebody who has finished, who then ranks last', () => {
    const party = racing('Lena', 'Noor', 'Mika')
    party.play('Noor')
    party.do({ type: 'remove-seat', player: 'Lena', seat: 2 })
    party.play('Lena')
    party.do({ type: 'quit', player: 'Mika' })
    expect(party.resultOf('Lena').rank).toBe(1)
    expect(party.resultOf('Noor')).toMatchObject({ outcome: 'removed', points: 0 })
    expect(party.do({ type: 'remove-seat', player: 'Lena', seat: 2 })).toEqual([
      { type: 'refused', player: 'Lena', why: 'no-such-seat' },
    ])
  })

  test('may hand the role on to a connected person only', () => {
    const party = new Party(['Lena', 'Noor', 'Mika'])
    party.addCpu('Lena')
    party.do({ type: 'drop', player: 'Mika' })
    const hand = (seat: number): unknown => party.do({ type: 'make-host', player: 'Lena', seat })
    expect(hand(3)).toEqual([{ type: 'refused', player: 'Lena', why: 'not-a-person' }])
    expect(hand(4)).toEqual([{ type: 'refused', player: 'Lena', why: 'not-a-person' }])
    expect(hand(9)).toEqual([{ type: 'refused', player: 'Lena', why: 'no-such-seat' }])
    hand(2)
    expect(party.room.host).toBe(2)
  })
})

describe('watching', () => {
  test('a big screen never takes a seat, and is no person for the room to wait for', () => {
    const party = new Party(['Lena'])
    party.do({ type: 'join', player: 'tv', name: 'TV', isScreen: true })
    party.go('Lena')
    expect(party.room).toMatchObject({ spectators: 0 })
    expect(party.room.roster).toHaveLength(1)
    party.do({ type: 'leave', player: 'Lena' })
    expect(party.race.isClosed).toBe(true)
  })

  test('anybody may see anybody’s record once the round is over, and nobody before', () => {
    const party = racing('Lena', 'Noor')
    party.join('Mika')
    party.play('Lena', 2)
    expect(party.do({ type: 'record', player: 'Mika', seat: 1 })).toEqual([
      { type: 'refused', player: 'Mika', why: 'round-not-over' },
    ])
    party.do({ type: 'quit', player: 'Lena' })
    party.do({ type: 'quit', player: 'Noor' })
    const [record] = party.do({ type: 'record', player: 'Mika', seat: 1 })
    expect(record).toMatchObject({ type: 'record', seat: 1, record: { game: 'klondike' } })
    expect(record?.type === 'record' && record.record.moves).toHaveLength(2)
  })
})
