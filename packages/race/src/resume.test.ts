import { EASY_LINE } from '@samedeal/rules/easy-deal'
import { describe, expect, test } from 'vitest'
import { EDITION } from './edition.ts'
import type { RaceEvent } from './event.ts'
import { handle } from './handle.ts'
import type { Race } from './race.ts'
import { Party } from './test/party.ts'

/** The party in a new process, which has nothing but the race as text. */
function restarted(party: Party): readonly RaceEvent[] {
  party.race = JSON.parse(JSON.stringify(party.race)) as Race
  return party.do({ type: 'resume' })
}

function ofType<Type extends RaceEvent['type']>(events: readonly RaceEvent[], type: Type) {
  return events.filter((event): event is Extract<RaceEvent, { type: Type }> => event.type === type)
}

/** The same race as the first edition wrote it. */
function asFirstEdition(race: Race): Race {
  const { edition: _, lineages: __, ...rest } = JSON.parse(JSON.stringify(race)) as Race
  const seats = rest.seats.map((seat) => {
    if (seat.game === undefined) return seat
    const { brought: ___, ...game } = seat.game
    return { ...seat, game }
  })
  return { ...rest, seats }
}

describe('a race of the first edition', () => {
  test('is handled as it was, until a process of a later one takes it up', () => {
    const party = new Party(['ada', 'bob'])
    party.race = asFirstEdition(party.race)
    party.do({ type: 'preset', player: 'ada', id: 'classic' })
    expect(party.room.rules.timeLimit).toBe(10)
    party.go('ada')
    party.do({ type: 'drop', player: 'bob' })
    party.wait(20_000)
    party.do({ type: 'resume' })
    party.join('ada')
    party.play('ada')
    expect(party.room.phase).toBe('results')
  })

  test('goes on by the present one, and knows from the record who brought its cards home', () => {
    const party = new Party(['ada', 'bob'])
    party.go('ada')
    party.do({ type: 'drop', player: 'bob' })
    party.wait(20_000)
    for (const move of EASY_LINE.slice(0, 27)) {
      party.plan('bob', move, { as: 'stand-in' })
      party.wait(1)
    }
    const { brought } = party.gameOf('bob')
    party.race = asFirstEdition(party.race)
    party.do({ type: 'resume', edition: EDITION })
    expect(party.race.edition).toBe(EDITION)
    expect(party.gameOf('bob').brought).toEqual(brought)
    party.join('ada')
    party.join('bob')
    for (const move of EASY_LINE.slice(27)) party.move('bob', move)
    party.do({ type: 'quit', player: 'ada' })
    expect(party.resultOf('bob')).toMatchObject({ unearned: 'played-by-stand-in', points: 0 })
  })

  test('asks its table again, which had stopped where it saw nothing useful', () => {
    const party = new Party(['ada'])
    party.set('ada', 'moveClock', 30)
    party.go('ada')
    party.race = asFirstEdition(party.race)
    party.wait(30_000)
    party.plan('ada', undefined, { as: 'table' })
    expect(party.gameOf('ada').line).toEqual([])
    const asked = ofType(party.do({ type: 'resume', edition: EDITION }), 'think')
    expect(asked).toEqual([{ type: 'think', seat: 1, round: 1, step: 0, as: 'table' }])
    party.plan('ada', undefined, { as: 'table' })
    expect(party.gameOf('ada').line).toHaveLength(1)
  })
})

describe('a race that goes on in a new process', () => {
  test('gives everybody their seat and board back, and the round goes on', () => {
    const party = new Party(['ada', 'bob'])
    party.go('ada')
    for (const move of EASY_LINE.slice(0, 5)) party.move('ada', move)
    restarted(party)
    expect(party.room.roster.map(({ connected }) => connected)).toEqual([false, false])
    const [board] = ofType(party.join('ada'), 'board')
    expect(board).toMatchObject({ seat: 1, n: 5 })
    for (const move of EASY_LINE.slice(5)) party.move('ada', move)
    expect(party.room.roster[0]?.status).toBe('finished')
  })

  test('leaves a dropped seat to a stand-in after the usual wait', () => {
    const party = new Party(['ada', 'bob'])
    party.go('ada')
    restarted(party)
    party.join('ada')
    party.wait(19_999)
    expect(party.race.seats[1]?.game?.hasStandIn).toBe(false)
    party.wait(1)
    expect(party.race.seats[1]?.game?.hasStandIn).toBe(true)
  })

  test('asks anew for the thought that a CPU was waiting for', () => {
    const party = new Party(['ada'])
    party.addCpu('ada')
    party.go('ada')
    expect(ofType(restarted(party), 'think')).toEqual([
      { type: 'think', seat: 2, round: 1, step: 0, as: 'cpu' },
    ])
  })

  test('asks for no thought where one is already decided, and plays it when it is due', () => {
    const party = new Party(['ada'])
    party.addCpu('ada')
    party.go('ada')
    const action = EASY_LINE[0]
    const at = party.now + 4_000
    party.do({ type: 'plan', round: 1, seat: 2, step: 0, as: 'cpu', action, at })
    expect(ofType(restarted(party), 'think')).toEqual([])
    party.join('ada')
    party.wait(4_000)
    expect(party.race.seats[1]?.game?.entries).toHaveLength(1)
  })

  test('asks anew for the deal that the countdown was waiting for', () => {
    const party = new Party(['ada'])
    const wanted = ofType(party.do({ type: 'start', player: 'ada' }), 'deal-wanted')
    expect(wanted).toHaveLength(1)
    expect(ofType(restarted(party), 'deal-wanted')).toEqual(wanted)
  })

  test('keeps the host’s role for the host who is back within the usual grace', () => {
    const party = new Party(['ada', 'bob'])
    restarted(party)
    party.join('bob')
    party.wait(4_000)
    party.join('ada')
    expect(party.room.host).toBe(1)
  })

  test('forgets spectators, who come back by themselves', () => {
    const party = new Party(['ada'])
    party.go('ada')
    party.join('eve')
    restarted(party)
    expect(party.room.spectators).toBe(0)
    party.join('eve')
    expect(party.room.spectators).toBe(1)
  })

  test('ends after half an hour in which nobody has come back', () => {
    const party = new Party(['ada'])
    restarted(party)
    party.wait(30 * 60_000)
    expect(party.race.isClosed).toBe(true)
  })

  test('refuses nothing it had answered before: a number is never applied twice', () => {
    const party = new Party(['ada'])
    party.go('ada')
    const [first] = EASY_LINE
    if (first === undefined) throw new Error('the line is empty')
    party.do({ type: 'move', player: 'ada', n: 1, move: first })
    restarted(party)
    party.join('ada')
    const before = party.race
    const again = handle(before, { type: 'move', player: 'ada', n: 1, move: first }, party.now)
    expect(again.events).toEqual([])
    expect(again.race.seats[0]?.game?.entries).toHaveLength(1)
  })
})

test('a host who lost the connection for a moment keeps the role when somebody else arrives', () => {
  const party = new Party(['ada', 'bob'])
  party.do({ type: 'drop', player: 'ada' })
  party.join('eve')
  expect(party.room.host).toBe(1)
  party.wait(5_000)
  expect(party.room.host).toBe(2)
})
