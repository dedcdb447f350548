import type { Move } from '@samedeal/rules'
import { EASY_LINE } from '@samedeal/rules/easy-deal'
import { describe, expect, test } from 'vitest'
import { Party, refusals } from './test/party.ts'

const DRAW: Move = { from: 'stock', to: 'waste', count: 1 }
const ILLEGAL: Move = { from: 'tableau-1', to: 'foundation-spades', count: 1 }

function timed(...people: string[]): Party {
  const party = new Party(people)
  party.set(people[0] ?? '', 'moveClock', 30)
  party.go(people[0] ?? '')
  return party
}

/** How often the table has been asked to move for a seat. */
function asked(party: Party): number {
  return party.log.filter(({ event }) => event.type === 'think' && event.as === 'table').length
}

/** Lets the clock run out and the table make its move. */
function miss(party: Party, wait = 30_000): void {
  const before = asked(party)
  party.wait(wait - 1)
  expect(asked(party)).toBe(before)
  party.wait(1)
  expect(asked(party)).toBe(before + 1)
  party.plan('Lena', nextEasyMove(party), { as: 'table' })
}

function nextEasyMove(party: Party): Move | undefined {
  return EASY_LINE[party.gameOf('Lena').line.flat().length]
}

describe('the move clock', () => {
  test('runs from GO, and the table moves for the player when it has run out', () => {
    const party = timed('Lena')
    miss(party)
    expect(party.gameOf('Lena').line).toEqual([[EASY_LINE[0]]])
    expect(party.gameOf('Lena').entries).toEqual([{ ...EASY_LINE[0], t: 30_000, by: 'table' }])
    expect(party.log.findLast(({ event }) => event.type === 'board')?.event).toMatchObject({
      seat: 1,
      moves: 1,
    })
  })

  test('starts anew with each move, draw and send', () => {
    const party = timed('Lena')
    party.wait(29_000)
    party.move('Lena', DRAW)
    party.wait(29_000)
    party.send('Lena')
    party.wait(29_000)
    expect(asked(party)).toBe(0)
    party.wait(1_000)
    expect(asked(party)).toBe(1)
  })

  test('is never started anew by an undo, a hint or a refusal', () => {
    const party = timed('Lena')
    party.move('Lena', DRAW)
    party.wait(20_000)
    party.undo('Lena')
    expect(refusals(party.move('Lena', ILLEGAL))).toEqual(['wrong-suit'])
    party.do({ type: 'hint', player: 'Lena' })
    party.wait(10_000)
    expect(asked(party)).toBe(1)
  })

  test('waits the full time for three misses in a row, then the table plays on at two thirds of a second', () => {
    const party = timed('Lena')
    miss(party)
    miss(party)
    miss(party)
    miss(party, 667)
    miss(party, 667)
    expect(party.gameOf('Lena').line).toHaveLength(5)
  })

  test('is put back to the full time by a move of one’s own', () => {
    const party = timed('Lena')
    for (let misses = 0; misses < 3; misses++) miss(party)
    miss(party, 667)
    party.move('Lena', DRAW)
    miss(party)
    miss(party)
    miss(party)
    miss(party, 667)
  })

  test('leaves a player alone when the table sees nothing useful, until they move', () => {
    const party = timed('Lena')
    party.wait(30_000)
    party.plan('Lena', undefined, { as: 'table' })
    party.wait(10 * 60_000)
    expect(asked(party)).toBe(1)
    party.move('Lena', DRAW)
    party.wait(30_000)
    expect(asked(party)).toBe(2)
  })

  test('asks the table again when an undo changes the board on which it saw nothing useful', () => {
    const party = timed('Lena')
    party.move('Lena', DRAW)
    party.wait(30_000)
    party.plan('Lena', undefined, { as: 'table' })
    party.undo('Lena')
    party.wait(1)
    expect(asked(party)).toBe(2)
  })

  test('says that no move is timed when the table stops or the player quits', () => {
    const party = timed('Lena', 'Noor')
    const last = (): unknown =>
      party.log.findLast(({ event }) => event.type === 'move-clock')?.event
    party.wait(30_000)
    party.plan('Lena', undefined, { as: 'table' })
    expect(last()).toMatchObject({ seat: 1, deadline: 0 })
    party.do({ type: 'quit', player: 'Noor' })
    expect(last()).toMatchObject({ seat: 2, deadline: 0 })
  })

  test('passes over the table’s answer when the player has moved in between', () => {
    const party = timed('Lena')
    party.wait(30_000)
    party.move('Lena', DRAW)
    party.do({
      type: 'plan',
      round: 1,
      seat: 1,
      step: 0,
      as: 'table',
      action: EASY_LINE[0],
      at: party.now,
    })
    expect(party.gameOf('Lena').line).toEqual([[DRAW]])
  })

  test('tells its owner the deadline, at GO and after each move', () => {
    const party = timed('Lena')
    const go = party.now
    const deadlines = (): number[] =>
      party.log.flatMap(({ event }) => (event.type === 'move-clock' ? [event.deadline] : []))
    expect(deadlines()).toEqual([go + 30_000])
    party.wait(5_000)
    party.move('Lena', DRAW)
    expect(deadlines()).toEqual([go + 30_000, go + 35_000])
  })

  test('lets the table’s move be undone', () => {
    const party = timed('Lena')
    miss(party)
    party.undo('Lena')
    expect(party.gameOf('Lena').line).toEqual([])
  })

  test('may finish the game for the player, who earns the points', () => {
    const party = new Party(['Lena'])
    party.set('Lena', 'moveClock', 30)
    party.set('Lena', 'timeLimit', 'none')
    party.go('Lena')
    for (let move = 0; move < EASY_LINE.length; move++) {
      party.wait(30_000)
      party.plan('Lena', nextEasyMove(party), { as: 'table' })
    }
    expect(party.resultOf('Lena')).toMatchObject({ rank: 1, points: 1, byStandIn: false })
  })

  test('runs for no CPU, and for nobody without the rule', () => {
    const party = new Party(['Lena'])
    party.addCpu('Lena')
    party.go('Lena')
    party.wait(10 * 60_000)
    expect(asked(party)).toBe(0)
  })
})
