import { describe, expect, test } from 'vitest'
import { ROUND_MAX_MS } from './race.ts'
import { dealtAs, Party } from './test/party.ts'

const MINUTE = 60_000

describe('the time limit', () => {
  test('finishers within it rank before later finishers, whatever the others’ progress', () => {
    const party = new Party(['a', 'b', 'c'])
    party.set('a', 'timeLimit', 3)
    party.go('a')
    party.play('c', 40)
    party.wait(3 * MINUTE)
    party.play('b')
    party.wait(1)
    party.play('a')
    party.do({ type: 'quit', player: 'c' })
    expect(party.room.results.map(({ name, rank, outcome }) => [name, rank, outcome])).toEqual([
      ['b', 1, 'finished'],
      ['a', 2, 'late'],
      ['c', 3, 'quit'],
    ])
  })

  test('is a target: play goes on past it', () => {
    const party = new Party(['a'])
    party.set('a', 'timeLimit', 3)
    party.go('a')
    party.wait(20 * MINUTE)
    expect(party.room.phase).toBe('racing')
    party.play('a')
    expect(party.resultOf('a')).toMatchObject({ outcome: 'late', time: 20 * MINUTE, points: 0 })
  })

  test('with none, every finish is within it', () => {
    const party = new Party(['a', 'b'])
    party.set('a', 'timeLimit', 'none')
    party.go('a')
    party.wait(59 * MINUTE)
    party.play('a')
    party.do({ type: 'quit', player: 'b' })
    expect(party.resultOf('a')).toMatchObject({ outcome: 'finished', points: 2 })
  })
})

describe('points', () => {
  test('a finish in time earns one, and one more for each racer ranked behind, CPUs included', () => {
    const party = new Party(['a', 'b', 'c'])
    party.addCpu('a')
    party.go('a')
    party.play('a')
    party.wait(1)
    party.play('b')
    party.do({ type: 'quit', player: 'c' })
    expect(party.room.results.map(({ name, points }) => [name, points])).toEqual([
      ['a', 4],
      ['b', 3],
      ['Birch', 0],
      ['c', 0],
    ])
  })

  test('who shares a rank is not behind', () => {
    const party = new Party(['a', 'b', 'c'])
    party.go('a')
    party.play('a')
    party.play('b')
    party.do({ type: 'quit', player: 'c' })
    expect(party.room.results.map(({ points }) => points)).toEqual([2, 2, 0])
  })

  test('are judged for each player: a late finish earns none', () => {
    const party = new Party(['a', 'b'])
    party.set('a', 'timeLimit', 3)
    party.go('a')
    party.play('a')
    party.wait(4 * MINUTE)
    party.play('b')
    expect(party.room.results.map(({ points }) => points)).toEqual([2, 0])
  })

  test('add up over the rounds and are shown with the results', () => {
    const party = new Party(['a', 'b'])
    for (let round = 1; round <= 3; round++) {
      party.go('a')
      party.play('a')
      party.do({ type: 'quit', player: 'b' })
      expect(party.resultOf('a')).toMatchObject({ points: 2, total: 2 * round })
    }
    expect(party.room.roster.map(({ points }) => points)).toEqual([6, 0])
  })

  test('a race against nobody is ranked and earns no point', () => {
    const party = new Party(['a'])
    party.go('a')
    party.play('a')
    expect(party.resultOf('a')).toMatchObject({ rank: 1, points: 0 })
  })
})

describe('who is away when the next round opens', () => {
  test('has points, handicap and name again on coming back', () => {
    const party = new Party(['a', 'b'])
    party.set('a', 'handicap', true)
    party.go('a')
    party.play('b')
    party.do({ type: 'quit', player: 'a' })
    party.do({ type: 'drop', player: 'b' })
    party.start('a')
    expect(party.room.roster.map(({ name }) => name)).toEqual(['a'])
    party.join('b')
    expect(party.room.roster[1]).toMatchObject({ name: 'b', points: 2, handicap: 1 })
  })

  test('has the points of a race that was finished before leaving', () => {
    const party = new Party(['a', 'b'])
    party.go('a')
    party.play('b')
    party.do({ type: 'leave', player: 'b' })
    party.do({ type: 'quit', player: 'a' })
    expect(party.resultOf('b')).toMatchObject({ points: 2, total: 2 })
    party.go('a')
    party.do({ type: 'quit', player: 'a' })
    party.join('b')
    expect(party.room.roster.find(({ name }) => name === 'b')?.points).toBe(2)
  })

  test('starts a new match from zero like everybody', () => {
    const party = new Party(['a', 'b'])
    party.set('a', 'match', 3)
    for (let round = 1; round <= 3; round++) {
      party.go('a')
      party.play('b')
      party.do({ type: 'quit', player: 'a' })
    }
    party.do({ type: 'drop', player: 'b' })
    party.go('a')
    party.do({ type: 'quit', player: 'a' })
    party.join('b')
    expect(party.room.roster.find(({ name }) => name === 'b')?.points).toBe(0)
  })
})

describe('a match', () => {
  test('of three rounds ends with a final podium, and the next start begins a new one from zero', () => {
    const party = new Party(['a', 'b'])
    party.set('a', 'match', 3)
    for (let round = 1; round <= 3; round++) {
      party.go('a')
      expect(party.room.matchRound).toBe(round)
      party.play('a')
      party.do({ type: 'quit', player: 'b' })
      expect(party.room.isMatchOver).toBe(round === 3)
    }
    expect(party.resultOf('a').total).toBe(6)
    party.go('a')
    expect(party.room).toMatchObject({ matchRound: 1, round: 4, isMatchOver: false })
    expect(party.room.roster.map(({ points }) => points)).toEqual([0, 0])
  })

  test('has those on its podium who have points and are gone, by their points; nobody before its end', () => {
    const party = new Party(['a', 'b', 'c'])
    party.set('a', 'match', 3)
    party.go('a')
    party.play('b')
    party.play('c')
    party.do({ type: 'leave', player: 'b' })
    party.do({ type: 'quit', player: 'a' })
    expect(party.room.absent).toEqual([])
    party.go('a')
    party.play('c')
    party.do({ type: 'quit', player: 'a' })
    party.do({ type: 'drop', player: 'c' })
    party.go('a')
    party.do({ type: 'join', player: 'd', name: 'b' })
    party.do({ type: 'quit', player: 'a' })
    expect(party.room.isMatchOver).toBe(true)
    expect(party.room.absent).toEqual([
      { name: 'c', points: 4 },
      { name: 'b', points: 2 },
    ])
    party.go('a')
    party.do({ type: 'quit', player: 'a' })
    expect(party.room.absent).toEqual([])
  })

  test('names nobody absent who has come back and has a seat', () => {
    const party = new Party(['a', 'b'])
    party.set('a', 'match', 3)
    party.go('a')
    party.play('b')
    party.do({ type: 'quit', player: 'a' })
    party.do({ type: 'leave', player: 'b' })
    party.go('a')
    party.do({ type: 'quit', player: 'a' })
    party.join('b')
    party.go('a')
    party.do({ type: 'quit', player: 'a' })
    party.do({ type: 'quit', player: 'b' })
    expect(party.room.absent).toEqual([])
    expect(party.resultOf('b').total).toBe(2)
  })

  test('that is open never ends', () => {
    const party = new Party(['a'])
    for (let round = 0; round < 8; round++) {
      party.go('a')
      party.do({ type: 'quit', player: 'a' })
      expect(party.room.isMatchOver).toBe(false)
    }
  })
})

describe('the handicap', () => {
  function withHandicap(...people: string[]): Party {
    const party = new Party(people)
    party.set('a', 'handicap', true)
    return party
  }

  function levels(party: Party): Record<string, string> {
    return Object.fromEntries(party.room.roster.map(({ name, level }) => [name, level]))
  }

  function winRound(party: Party, winner: string, losers: readonly string[]): void {
    party.go('a')
    party.play(winner)
    for (const player of losers) party.do({ type: 'quit', player })
  }

  test('gives the winner a deal one level harder, and one more for each further win', () => {
    const party = withHandicap('a', 'b')
    winRound(party, 'b', ['a'])
    expect(levels(party)).toEqual({ a: 'normal', b: 'hard' })
    winRound(party, 'b', ['a'])
    expect(levels(party)).toEqual({ a: 'normal', b: 'expert' })
  })

  test('asks the dealer for each level that somebody plays', () => {
    const party = withHandicap('a', 'b')
    winRound(party, 'b', ['a'])
    party.start('a')
    const wanted = party.log.findLast(({ event }) => event.type === 'deal-wanted')
    expect(wanted?.event).toMatchObject({ levels: ['normal', 'hard'] })
    party.wait(3_000)
    expect(party.gameOf('b').level).toBe('hard')
    expect(party.gameOf('a').level).toBe('normal')
  })

  test('goes back to the chosen level after a loss', () => {
    const party = withHandicap('a', 'b')
    winRound(party, 'b', ['a'])
    winRound(party, 'b', ['a'])
    winRound(party, 'a', ['b'])
    expect(levels(party)).toEqual({ a: 'hard', b: 'normal' })
  })

  test('ends at master', () => {
    const party = withHandicap('a', 'b')
    party.set('a', 'difficulty', 'expert')
    winRound(party, 'b', ['a'])
    winRound(party, 'b', ['a'])
    winRound(party, 'b', ['a'])
    expect(levels(party)['b']).toBe('master')
  })

  test('falls on all who share the first place', () => {
    const party = withHandicap('a', 'b', 'c')
    party.go('a')
    party.play('a')
    party.play('b')
    party.do({ type: 'quit', player: 'c' })
    expect(levels(party)).toEqual({ a: 'hard', b: 'hard', c: 'normal' })
  })

  test('is lifted from everyone when nobody won', () => {
    const party = withHandicap('a', 'b')
    winRound(party, 'b', ['a'])
    party.go('a')
    for (const player of ['a', 'b']) party.do({ type: 'quit', player })
    expect(levels(party)).toEqual({ a: 'normal', b: 'normal' })
  })

  test('is lifted from everyone when a CPU won', () => {
    const party = withHandicap('a', 'b')
    winRound(party, 'b', ['a'])
    party.do({ type: 'to-lobby', player: 'a' })
    party.addCpu('a')
    party.go('a')
    party.finishCpu('Birch')
    party.wait(1)
    party.play('a')
    party.play('b')
    expect(party.resultOf('Birch').rank).toBe(1)
    expect(levels(party)).toMatchObject({ a: 'normal', b: 'normal' })
  })

  test('falls on a winner who finished late too', () => {
    const party = withHandicap('a', 'b')
    party.set('a', 'timeLimit', 3)
    party.go('a')
    party.wait(4 * MINUTE)
    party.play('b')
    party.do({ type: 'quit', player: 'a' })
    expect(levels(party)['b']).toBe('hard')
  })

  test('is not shown when it does not apply', () => {
    const party = withHandicap('a', 'b')
    winRound(party, 'b', ['a'])
    party.do({ type: 'to-lobby', player: 'a' })
    party.set('a', 'handicap', false)
    expect(party.room.roster[1]).toMatchObject({ handicap: 0, level: 'normal' })
  })

  test('shows the level that was really dealt', () => {
    const party = new Party(['a'])
    party.do({ type: 'start', player: 'a' })
    const deals = { normal: dealtAs('hard') }
    party.do({ type: 'deal', round: 1, deals })
    party.wait(3_000)
    expect(party.room.roster[0]?.level).toBe('hard')
  })

  test('has no meaning with any shuffle', () => {
    const party = withHandicap('a', 'b')
    party.set('a', 'deal', 'any')
    winRound(party, 'b', ['a'])
    expect(levels(party)).toEqual({ a: 'normal', b: 'normal' })
  })
})

test('after sixty minutes the unfinished rank by what they have brought home', () => {
  const party = new Party(['a', 'b'])
  party.go('a')
  party.play('b', 5)
  party.wait(ROUND_MAX_MS)
  expect(party.room.results.map(({ name, outcome, points }) => [name, outcome, points])).toEqual([
    ['b', 'unfinished', 0],
    ['a', 'unfinished', 0],
  ])
})
