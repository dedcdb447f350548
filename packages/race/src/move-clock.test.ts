import { klondike, STANDARD_DECK, type Card, type Move } from '@samedeal/rules'
import { EASY_LINE } from '@samedeal/rules/easy-deal'
import { describe, expect, test } from 'vitest'
import { ROUND_MAX_MS } from './race.ts'
import { Party, refusals } from './test/party.ts'

const DRAW: Move = { from: 'stock', to: 'waste', count: 1 }
/** Clubs on every column and a black king at the end of the stock: drawn to its end, it allows no move. */
const STUCK_DECK: readonly Card[] = stuckDeck()

const ILLEGAL: Move = { from: 'tableau-1', to: 'foundation-spades', count: 1 }

function stuckDeck(): Card[] {
  // Where the deal finds the last card of each column.
  const tops = [0, 7, 13, 18, 22, 25, 27]
  const clubs = [1, 2, 3, 4, 5, 6, 7]
  const rest = STANDARD_DECK.filter((card) => !clubs.includes(card)).values()
  return STANDARD_DECK.map((_, place) => {
    const column = tops.indexOf(place)
    return column < 0 ? (rest.next().value as Card) : (clubs[column] as Card)
  })
}

function timed(...people: string[]): Party {
  const party = new Party(people)
  party.set(people[0] ?? '', 'moveClock', 30)
  party.go(people[0] ?? '')
  return party
}

/** How often the table has been asked to move for the first seat. */
function asked(party: Party): number {
  return party.log.filter(({ event }) => {
    return event.type === 'think' && event.as === 'table' && event.seat === 1
  }).length
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

/** Some move that is legal on Lena's board. */
function anyMove(party: Party): Move | undefined {
  return klondike.moves(party.gameOf('Lena').position, party.race.options as never)[0]
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

  test('turns the stock where the table sees nothing useful, and runs in full again', () => {
    const party = timed('Lena')
    party.wait(30_000)
    party.plan('Lena', undefined, { as: 'table' })
    expect(party.gameOf('Lena').line).toEqual([[DRAW]])
    expect(party.log.findLast(({ event }) => event.type === 'move-clock')?.event).toMatchObject({
      deadline: party.now + 30_000,
    })
    party.wait(29_999)
    expect(asked(party)).toBe(1)
    party.wait(1)
    expect(asked(party)).toBe(2)
  })

  test('waits in full after a move of no use, however many were missed, and is quick while one is of use', () => {
    const party = timed('Lena')
    for (let misses = 0; misses < 3; misses++) miss(party)
    miss(party, 667)
    party.wait(667)
    party.plan('Lena', undefined, { as: 'table' })
    party.wait(29_999)
    const before = asked(party)
    party.wait(1)
    expect(asked(party)).toBe(before + 1)
    party.plan('Lena', anyMove(party), { as: 'table' })
    party.wait(667)
    expect(asked(party)).toBe(before + 2)
  })

  test('never stops while a move is legal, to the end of the hour', () => {
    const party = timed('Lena')
    while (party.room.phase === 'racing') {
      party.wait(30_000)
      if (party.room.phase === 'racing') party.plan('Lena', undefined, { as: 'table' })
    }
    expect(party.now - party.race.startAt).toBe(ROUND_MAX_MS)
    expect(party.gameOf('Lena').line).toHaveLength(ROUND_MAX_MS / 30_000 - 1)
  })

  test('makes any legal move where the stock cannot be turned', () => {
    const party = new Party(['Lena'])
    party.set('Lena', 'moveClock', 30)
    party.set('Lena', 'passes', 1)
    party.go('Lena')
    for (let draw = 0; draw < 24; draw++) party.move('Lena', DRAW)
    party.wait(30_000)
    party.plan('Lena', undefined, { as: 'table' })
    const last = party.gameOf('Lena').line.at(-1)?.[0]
    expect(last?.from).toMatch(/^(waste|tableau)/)
  })

  test('ends where no move is legal, and begins again when an undo makes one so', () => {
    const party = new Party(['Lena'], STUCK_DECK)
    party.set('Lena', 'moveClock', 30)
    party.set('Lena', 'passes', 1)
    party.go('Lena')
    const last = (): unknown =>
      party.log.findLast(({ event }) => event.type === 'move-clock')?.event
    for (let draw = 0; draw < 24; draw++) party.move('Lena', DRAW)
    expect(klondike.moves(party.gameOf('Lena').position, party.race.options as never)).toEqual([])
    expect(last()).toMatchObject({ seat: 1, deadline: 0 })
    party.wait(10 * 60_000)
    expect(asked(party)).toBe(0)
    party.undo('Lena')
    party.wait(1)
    expect(asked(party)).toBe(1)
    party.plan('Lena', undefined, { as: 'table' })
    expect(last()).toMatchObject({ seat: 1, deadline: 0 })
  })

  test('says that no move is timed when the player quits', () => {
    const party = timed('Lena', 'Noor')
    party.do({ type: 'quit', player: 'Noor' })
    expect(party.log.findLast(({ event }) => event.type === 'move-clock')?.event).toMatchObject({
      seat: 2,
      deadline: 0,
    })
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

  test('cannot be shaken off by dropping out and coming back: the time that was used stays used', () => {
    const party = new Party(['Lena', 'Noor'])
    party.set('Lena', 'moveClock', 60)
    party.go('Lena')
    for (let away = 0; away < 2; away++) {
      party.wait(9_000)
      party.do({ type: 'drop', player: 'Lena' })
      party.wait(20_000 + 5_000)
      expect(party.gameOf('Lena').hasStandIn).toBe(true)
      party.join('Lena')
    }
    // Twice nine seconds on the seat and twenty until the stand-in had it.
    party.wait(1_999)
    expect(asked(party)).toBe(0)
    party.wait(1)
    expect(asked(party)).toBe(1)
  })

  test('gives no time to who was alone when their stand-in came late, because somebody began to watch', () => {
    const party = timed('Lena')
    party.do({ type: 'drop', player: 'Lena' })
    miss(party)
    miss(party)
    party.join('Noor')
    expect(party.gameOf('Lena').hasStandIn).toBe(true)
    party.wait(1_000)
    const told = party.join('Lena').find(({ type }) => type === 'move-clock')
    expect(told).toMatchObject({ deadline: party.now + 30_000 })
  })

  test('tells who comes back what is left of it', () => {
    const party = timed('Lena', 'Noor')
    party.wait(5_000)
    party.do({ type: 'drop', player: 'Lena' })
    party.wait(60_000)
    expect(asked(party)).toBe(0)
    const back = party.join('Lena')
    expect(back).toContainEqual({ type: 'move-clock', seat: 1, deadline: party.now + 5_000 })
    party.wait(5_000)
    expect(asked(party)).toBe(1)
  })

  test('keeps its misses over an absence', () => {
    const party = timed('Lena', 'Noor')
    for (let misses = 0; misses < 3; misses++) miss(party)
    party.do({ type: 'drop', player: 'Lena' })
    party.wait(600)
    party.join('Lena')
    miss(party, 67)
  })

  test('goes on over a hand-over and a restart of the server', () => {
    const party = timed('Lena', 'Noor')
    party.wait(10_000)
    party.do({ type: 'hand-over', player: 'Lena', to: 'tablet' })
    party.join('tablet')
    party.wait(10_000)
    party.do({ type: 'resume' })
    party.join('tablet')
    party.wait(9_999)
    expect(asked(party)).toBe(0)
    party.wait(1)
    expect(asked(party)).toBe(1)
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
    const party = new Party(['Lena', 'Noor'])
    party.set('Lena', 'moveClock', 30)
    party.set('Lena', 'timeLimit', 'none')
    party.go('Lena')
    for (let move = 0; move < EASY_LINE.length; move++) {
      party.wait(30_000)
      party.plan('Lena', nextEasyMove(party), { as: 'table' })
    }
    party.do({ type: 'quit', player: 'Noor' })
    expect(party.resultOf('Lena')).toMatchObject({ rank: 1, points: 2, byStandIn: false })
  })

  test('runs for no CPU, and for nobody without the rule', () => {
    const party = new Party(['Lena'])
    party.addCpu('Lena')
    party.go('Lena')
    party.wait(10 * 60_000)
    expect(asked(party)).toBe(0)
  })
})
