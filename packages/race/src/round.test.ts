import { HIDDEN } from '@samedeal/rules'
import { EASY_DECK, EASY_LINE } from '@samedeal/rules/easy-deal'
import { describe, expect, test } from 'vitest'
import { ROUND_MAX_MS, STANDINGS_EVERY_MS, USUAL_TIMING } from './race.ts'
import { dealtAs, Party, refusals } from './test/party.ts'

describe('the countdown', () => {
  test('GO is three seconds after the start, for everybody at once', () => {
    const party = new Party(['Lena', 'Noor'])
    party.start('Lena')
    expect(party.room.phase).toBe('countdown')
    expect(party.room.startAt).toBe(party.now + USUAL_TIMING.countdown)
    party.wait(USUAL_TIMING.countdown - 1)
    expect(party.room.phase).toBe('countdown')
    party.wait(1)
    expect(party.room.phase).toBe('racing')
  })

  test('no card is in any event before GO', () => {
    const party = new Party(['Lena', 'Noor'])
    party.start('Lena')
    party.wait(USUAL_TIMING.countdown - 1)
    expect(party.log.map(({ event }) => event.type)).not.toContain('board')
    expect(party.log.map(({ event }) => event.type)).not.toContain('moved')
  })

  test('every seat gets the same board in the tick of GO, face-down cards blanked', () => {
    const party = new Party(['Lena', 'Noor', 'Mika'])
    party.go('Lena')
    const boards = party.log.flatMap(({ at, event }) =>
      event.type === 'board' ? [{ at, event }] : [],
    )
    expect(boards.map(({ event }) => event.seat)).toEqual([1, 2, 3])
    expect(new Set(boards.map(({ at }) => at))).toEqual(new Set([party.room.startAt]))
    expect(boards[0]?.event.view).toEqual(boards[1]?.event.view)
    for (const { event } of boards) {
      const cards = event.view.piles.flatMap(({ cards }) => cards)
      expect(cards.filter((card) => card !== HIDDEN)).toHaveLength(7)
    }
  })

  test('no move counts before GO', () => {
    const party = new Party(['Lena'])
    party.start('Lena')
    expect(refusals(party.move('Lena', EASY_LINE[0]!))).toEqual(['not-racing'])
  })

  test('a deal that comes late moves GO behind it, and is asked for once', () => {
    const party = new Party(['Lena'])
    party.do({ type: 'start', player: 'Lena' })
    expect(party.events).toContainEqual({ type: 'deal-wanted', round: 1, levels: ['normal'] })
    party.wait(4_000)
    expect(party.room.phase).toBe('countdown')
    party.do({ type: 'deal', round: 1, deals: { normal: dealtAs('normal') } })
    expect(party.room).toMatchObject({ phase: 'countdown', startAt: party.now + 1 })
    party.wait(1)
    expect(party.room).toMatchObject({ phase: 'racing', startAt: party.now })
  })

  test('a deal for another round, or a second one, is passed over', () => {
    const party = new Party(['Lena'])
    party.start('Lena')
    const dealt = party.race
    party.do({
      type: 'deal',
      round: 1,
      deals: { normal: dealtAs('normal', EASY_DECK.toReversed()) },
    })
    party.do({
      type: 'deal',
      round: 7,
      deals: { normal: dealtAs('normal', EASY_DECK.toReversed()) },
    })
    expect(party.race.deals).toBe(dealt.deals)
  })

  test('without a deal the party is back in the lobby, and the host is told', () => {
    const party = new Party(['Lena', 'Noor'])
    party.do({ type: 'start', player: 'Lena' })
    expect(refusals(party.do({ type: 'deal-failed', round: 1 }))).toEqual(['no-deal'])
    expect(party.room).toMatchObject({ phase: 'lobby', startAt: 0, matchRound: 0, round: 0 })
    party.go('Lena')
    expect(party.room.phase).toBe('racing')
  })

  test('without a deal the points of a match stay, also at the start of a new one', () => {
    const party = new Party(['Lena', 'Noor'])
    party.set('Lena', 'match', 3)
    for (let round = 1; round <= 3; round++) {
      party.go('Lena')
      party.play('Lena')
      party.do({ type: 'quit', player: 'Noor' })
    }
    party.do({ type: 'start', player: 'Lena' })
    party.do({ type: 'deal-failed', round: 4 })
    expect(party.room).toMatchObject({ matchRound: 3, round: 3 })
    expect(party.room.roster[0]?.points).toBe(6)
  })

  test('the proof that the deal can be won stays with the round, and no event tells of it', () => {
    const party = new Party(['Lena'])
    party.do({ type: 'start', player: 'Lena' })
    const proof = { line: EASY_LINE, par: EASY_LINE.length }
    const deals = { normal: { ...dealtAs('normal'), proof } }
    party.do({ type: 'deal', round: 1, deals })
    party.wait(USUAL_TIMING.countdown)
    party.do({ type: 'quit', player: 'Lena' })
    expect(party.race.deals?.normal?.proof).toEqual(proof)
    expect(JSON.stringify(party.log)).not.toContain('"par"')
  })

  test('an answer of the dealer without the common deal is none', () => {
    const party = new Party(['Lena'])
    party.do({ type: 'start', player: 'Lena' })
    expect(refusals(party.do({ type: 'deal', round: 1, deals: {} }))).toEqual(['no-deal'])
  })

  test('who arrives during the countdown races; who arrives after GO watches', () => {
    const party = new Party(['Lena'])
    party.start('Lena')
    party.join('Noor')
    party.wait(USUAL_TIMING.countdown)
    party.join('Mika')
    expect(party.room.roster.map(({ name, status }) => [name, status])).toEqual([
      ['Lena', 'racing'],
      ['Noor', 'racing'],
    ])
    expect(party.room.spectators).toBe(1)
    expect(refusals(party.move('Mika', EASY_LINE[0]!))).toEqual(['no-seat'])
  })
})

describe('the round', () => {
  test('bringing every card home finishes, and stops that clock alone', () => {
    const party = new Party(['Lena', 'Noor'])
    party.go('Lena')
    party.wait(5_000)
    party.play('Lena')
    expect(party.gameOf('Lena')).toMatchObject({
      status: 'finished',
      progress: { done: 52, total: 52 },
    })
    expect(party.room.phase).toBe('racing')
    party.wait(4_000)
    party.play('Noor')
    expect(party.room.phase).toBe('results')
    expect(party.room.results.map(({ name, rank, time }) => [name, rank, time])).toEqual([
      ['Lena', 1, 5_000],
      ['Noor', 2, 9_000],
    ])
  })

  test('a CPU that finishes first ends nothing', () => {
    const party = new Party(['Lena'])
    party.addCpu('Lena')
    party.go('Lena')
    for (const move of EASY_LINE) {
      party.plan('Birch', move, { after: 100 })
      party.wait(100)
    }
    expect(party.gameOf('Birch').status).toBe('finished')
    expect(party.room.phase).toBe('racing')
    party.do({ type: 'quit', player: 'Lena' })
    expect(party.room.results.map(({ name, kind }) => [name, kind])).toEqual([
      ['Birch', 'cpu'],
      ['Lena', 'person'],
    ])
  })

  test('the round ends when all people have finished or quit, even if CPUs still play', () => {
    const party = new Party(['Lena', 'Noor'])
    party.addCpu('Lena')
    party.go('Lena')
    party.play('Lena')
    party.do({ type: 'quit', player: 'Noor' })
    expect(party.room.phase).toBe('results')
    expect(party.room.results.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['Lena', 'finished'],
      ['Birch', 'unfinished'],
      ['Noor', 'quit'],
    ])
  })

  test('unfinished players rank by progress, and those who quit rank last, by progress among themselves', () => {
    const party = new Party(['a', 'b', 'c', 'd', 'e'])
    party.go('a')
    party.play('a', 3)
    party.play('b', 9)
    party.play('c', 20)
    party.play('d', 2)
    party.play('e')
    party.do({ type: 'quit', player: 'c' })
    party.do({ type: 'quit', player: 'd' })
    party.wait(ROUND_MAX_MS)
    expect(party.room.results.map(({ name, rank }) => [name, rank])).toEqual([
      ['e', 1],
      ['b', 2],
      ['a', 3],
      ['c', 4],
      ['d', 5],
    ])
  })

  test('equal time and equal progress share the rank', () => {
    const party = new Party(['a', 'b', 'c', 'd'])
    party.go('a')
    party.play('c', 4)
    party.play('d', 4)
    party.play('a')
    party.play('b')
    party.wait(ROUND_MAX_MS)
    expect(party.room.results.map(({ name, rank }) => [name, rank])).toEqual([
      ['a', 1],
      ['b', 1],
      ['c', 3],
      ['d', 3],
    ])
  })

  test('sixty minutes after GO the round ends for everyone', () => {
    const party = new Party(['Lena'])
    party.go('Lena')
    party.wait(ROUND_MAX_MS - 1)
    expect(party.room.phase).toBe('racing')
    party.wait(1)
    expect(party.room.phase).toBe('results')
  })

  test('who has lost the connection holds the round up for twenty seconds, and while a stand-in plays', () => {
    const party = new Party(['Lena', 'Noor'])
    party.go('Lena')
    party.play('Noor', 7)
    party.do({ type: 'drop', player: 'Noor' })
    party.join('Noor')
    expect(party.events).toContainEqual(
      expect.objectContaining({ type: 'board', seat: 2, n: 7, moves: 7 }),
    )
    party.do({ type: 'drop', player: 'Noor' })
    expect(party.room.phase).toBe('racing')
    party.play('Lena')
    expect(party.room.phase).toBe('racing')
    party.wait(20_000)
    expect(party.room.phase).toBe('racing')
    party.plan('Noor', undefined, { as: 'stand-in' })
    expect(party.room.results.map(({ name, percent }) => [name, percent])).toEqual([
      ['Lena', 100],
      ['Noor', 13],
    ])
  })

  test('a reload of the last racer ends nothing, whoever watches', () => {
    const party = new Party(['Lena', 'Noor'])
    party.go('Lena')
    party.play('Lena')
    party.join('Mika')
    party.do({ type: 'drop', player: 'Noor' })
    party.wait(2_000)
    party.join('Noor')
    expect(party.room.phase).toBe('racing')
  })

  test('the last one to lose the connection does not end the round', () => {
    const party = new Party(['Lena'])
    party.go('Lena')
    party.do({ type: 'drop', player: 'Lena' })
    party.wait(60_000)
    expect(party.room.phase).toBe('racing')
  })

  test('leaving in a round is quitting, and the seat is cleared for the next round', () => {
    const party = new Party(['Lena', 'Noor'])
    party.go('Lena')
    party.do({ type: 'leave', player: 'Noor' })
    expect(party.gameOf('Noor').status).toBe('quit')
    party.play('Lena')
    party.start('Lena')
    expect(party.room.roster.map(({ name }) => name)).toEqual(['Lena'])
  })

  test('play again starts a new round with a new deal and no trace of the last', () => {
    const party = new Party(['Lena', 'Noor'])
    party.go('Lena')
    party.play('Lena')
    party.play('Noor')
    party.start('Lena')
    expect(party.room).toMatchObject({ phase: 'countdown', round: 2, results: [], top: [] })
    party.wait(USUAL_TIMING.countdown)
    expect(party.gameOf('Noor')).toMatchObject({
      progress: { done: 0, total: 52 },
      n: 0,
      line: [],
      status: 'racing',
    })
  })

  test('who leaves the results keeps the line and the record, and nobody else gets the seat', () => {
    const party = new Party(['Lena', 'Noor'])
    party.go('Lena')
    party.play('Noor')
    party.do({ type: 'quit', player: 'Lena' })
    party.do({ type: 'leave', player: 'Noor' })
    party.join('Kim')
    expect(party.seatOf('Kim')).toBe(3)
    expect(party.resultOf('Noor')).toMatchObject({ seat: 2, rank: 1 })
    const [record] = party.do({ type: 'record', player: 'Kim', seat: 2 })
    expect(record).toMatchObject({ type: 'record', seat: 2 })
    party.start('Lena')
    expect(party.room.roster.map(({ name }) => name)).toEqual(['Lena', 'Kim'])
  })

  test('a record comes with a line that wins its deal, where the dealer has proven it', () => {
    const party = new Party(['Lena', 'Noor'])
    party.do({ type: 'start', player: 'Lena' })
    const proof = { line: EASY_LINE, par: EASY_LINE.length }
    const deals = { normal: { ...dealtAs('normal'), proof } }
    party.do({ type: 'deal', round: 1, deals })
    party.wait(USUAL_TIMING.countdown)
    const early = party.do({ type: 'record', player: 'Noor', seat: 1 })
    expect(refusals(early)).toEqual(['round-not-over'])
    party.do({ type: 'quit', player: 'Lena' })
    party.do({ type: 'quit', player: 'Noor' })
    const [record] = party.do({ type: 'record', player: 'Noor', seat: 1 })
    expect(record).toMatchObject({ seat: 1, winningLine: EASY_LINE })

    party.go('Lena')
    party.do({ type: 'quit', player: 'Lena' })
    party.do({ type: 'quit', player: 'Noor' })
    const [unproven] = party.do({ type: 'record', player: 'Noor', seat: 1 })
    expect(unproven).not.toHaveProperty('winningLine')
  })

  test('a record has the options that the round was played with', () => {
    const party = new Party(['Lena'])
    party.go('Lena')
    party.do({ type: 'quit', player: 'Lena' })
    expect(refusals(party.set('Lena', 'draw', 3))).toEqual(['between-rounds-only'])
    const [record] = party.do({ type: 'record', player: 'Lena', seat: 1 })
    expect(record).toMatchObject({ record: { options: { draw: 1 } } })
  })

  test('the host takes the party back to the lobby only from the results', () => {
    const party = new Party(['Lena'])
    expect(refusals(party.do({ type: 'to-lobby', player: 'Lena' }))).toEqual([
      'between-rounds-only',
    ])
    party.go('Lena')
    party.do({ type: 'quit', player: 'Lena' })
    party.do({ type: 'to-lobby', player: 'Lena' })
    expect(party.room).toMatchObject({ phase: 'lobby', startAt: 0, results: [], top: [] })
    expect(party.room.roster[0]?.status).toBe('waiting')
  })
})

describe('the standings', () => {
  test('show the top three with their progress, rounded down', () => {
    const party = new Party(['a', 'b', 'c', 'd'])
    party.go('a')
    party.play('b', 1)
    party.play('d', 13)
    party.play('c', 27)
    party.wait(STANDINGS_EVERY_MS)
    expect(party.room.top.map(({ seat, rank, percent }) => [seat, rank, percent])).toEqual([
      [party.seatOf('c'), 1, 51],
      [party.seatOf('d'), 2, 25],
      [party.seatOf('b'), 3, 1],
    ])
  })

  test('who is fourth or lower is told their own rank', () => {
    const party = new Party(['a', 'b', 'c', 'd'])
    party.go('a')
    for (const [player, moves] of [
      ['b', 3],
      ['c', 2],
      ['d', 1],
    ] as const)
      party.play(player, moves)
    party.wait(STANDINGS_EVERY_MS)
    const ranks = party.log.flatMap(({ event }) => (event.type === 'rank' ? [event] : []))
    expect(ranks.filter(({ seat }) => seat === party.seatOf('a')).at(-1)?.rank).toBe(4)
  })

  test('change at most five times a second however fast people play, and end up true', () => {
    const party = new Party(['a', 'b'])
    party.go('a')
    const before = party.log.length
    const began = party.now
    for (const move of EASY_LINE.slice(0, 28)) {
      party.move('a', move)
      party.wait(40)
    }
    const shown = party.log.slice(before).filter(({ event }) => event.type === 'room').length
    expect(shown).toBeLessThanOrEqual(Math.ceil((party.now - began) / STANDINGS_EVERY_MS) + 1)
    party.wait(STANDINGS_EVERY_MS)
    expect(party.room.top[0]?.percent).toBe(53)
  })
})
