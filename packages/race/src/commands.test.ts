import type { Move } from '@samedeal/rules'
import { describe, expect, test } from 'vitest'
import type { PlayerCommand } from './command.ts'
import type { PlayerId } from './race.ts'
import type { Refused } from './refused.ts'
import type { Phase } from './room-view.ts'
import { roomView } from './show-room.ts'
import { Party, refusals } from './test/party.ts'

const DRAW: Move = { from: 'stock', to: 'waste', count: 1 }

/**
 * Who asks. Seats: 1 the host, 2 a player, 3 one who dropped, 4 one who quit, 5 one who finished, 6 a CPU,
 * 7 one whom the host has removed; a spectator is a big screen, a watcher a person who came after GO.
 */
const ROLES = [
  'host',
  'player',
  'dropped',
  'quit',
  'finished',
  'spectator',
  'watcher',
  'removed',
  'stranger',
] as const
type Role = (typeof ROLES)[number]

const PHASES: readonly Phase[] = ['lobby', 'countdown', 'racing', 'results']

/** A room in a phase, with somebody in every role that the phase has. */
function roomIn(phase: Phase): Party {
  const party = new Party(['host', 'player', 'dropped', 'quit', 'finished'])
  party.addCpu('host')
  party.join('removed')
  party.set('host', 'hints', true)
  if (phase !== 'lobby') party.start('host')
  if (phase === 'racing' || phase === 'results') {
    party.wait(3_000)
    party.join('watcher')
    party.do({ type: 'quit', player: 'quit' })
    party.play('finished')
  }
  party.do({ type: 'remove-seat', player: 'host', seat: 7 })
  party.do({ type: 'join', player: 'spectator', name: 'spectator', isScreen: true })
  party.do({ type: 'drop', player: 'dropped' })
  if (phase === 'results') {
    party.wait(20_000)
    party.do({ type: 'quit', player: 'host' })
    party.do({ type: 'quit', player: 'player' })
    party.do({ type: 'end-round', player: 'host' })
  }
  expect(party.room.phase).toBe(phase)
  return party
}

/** The seat that a newcomer gets; 0 while a round runs. */
function seatForNewcomer({ race }: Party): number {
  if (race.phase === 'racing') return 0
  const taken = new Set(race.seats.map(({ seat }) => seat))
  let free = 1
  while (taken.has(free)) free++
  return free
}

type Answer = 'done' | Refused

/** What a command is answered in each phase by each role; `done` where nothing is said. */
interface Expectation {
  readonly command: (player: PlayerId, party: Party) => PlayerCommand
  readonly answer: (role: Role, phase: Phase) => Answer
}

const isSeated = (role: Role): boolean =>
  ['host', 'player', 'dropped', 'quit', 'finished'].includes(role)
const betweenRounds = (phase: Phase): boolean => phase === 'lobby' || phase === 'results'

/** Of the host alone, and only between the rounds. */
function hostBetween(answer: Answer = 'done') {
  return (role: Role, phase: Phase): Answer => {
    if (role !== 'host') return 'host-only'
    return betweenRounds(phase) ? answer : 'between-rounds-only'
  }
}

/** Of the host alone, and only in the lobby: results belong to what they were played with. */
function hostInLobby() {
  return (role: Role, phase: Phase): Answer => {
    if (role !== 'host') return 'host-only'
    return phase === 'lobby' ? 'done' : 'between-rounds-only'
  }
}

/** Of whoever is racing; `answer` is what racing gets. */
function ofRacers(answer: Answer) {
  return (role: Role, phase: Phase): Answer => {
    if (phase !== 'racing') return 'not-racing'
    if (!isSeated(role)) return 'no-seat'
    return role === 'quit' || role === 'finished' ? 'round-over-for-you' : answer
  }
}

const next = (player: PlayerId, party: Party): number =>
  (party.race.seats.find((seat) => seat.player === player)?.game?.n ?? 0) + 1

const COMMANDS: Readonly<
  Record<Exclude<PlayerCommand['type'], 'join' | 'drop' | 'leave'>, Expectation>
> = {
  start: { command: (player) => ({ type: 'start', player }), answer: hostBetween() },
  'end-round': {
    command: (player) => ({ type: 'end-round', player }),
    answer: (role, phase) => {
      if (role !== 'host') return 'host-only'
      return phase === 'racing' ? 'still-racing' : 'not-racing'
    },
  },
  'to-lobby': {
    command: (player) => ({ type: 'to-lobby', player }),
    answer: (role, phase) => {
      const answer = hostBetween()(role, phase)
      return answer === 'done' && phase === 'lobby' ? 'between-rounds-only' : answer
    },
  },
  'set-game': {
    command: (player) => ({ type: 'set-game', player, game: 'klondike' }),
    answer: hostInLobby(),
  },
  'add-cpu': {
    command: (player) => ({ type: 'add-cpu', player, level: 'skilled' }),
    answer: hostInLobby(),
  },
  'set-cpu': {
    command: (player) => ({ type: 'set-cpu', player, seat: 6, level: 'champion' }),
    answer: hostInLobby(),
  },
  'set-option': {
    command: (player) => ({ type: 'set-option', player, name: 'draw', value: 3 }),
    answer: hostInLobby(),
  },
  preset: {
    command: (player) => ({ type: 'preset', player, id: 'classic' }),
    answer: hostInLobby(),
  },
  'remove-seat': {
    command: (player) => ({ type: 'remove-seat', player, seat: 6 }),
    answer: (role) => (role === 'host' ? 'done' : 'host-only'),
  },
  'make-host': {
    command: (player) => ({ type: 'make-host', player, seat: 2 }),
    answer: (role) => (role === 'host' ? 'done' : 'host-only'),
  },
  lock: {
    command: (player) => ({ type: 'lock', player, isLocked: true }),
    answer: (role) => (role === 'host' ? 'done' : 'host-only'),
  },
  move: {
    command: (player, party) => ({ type: 'move', player, n: next(player, party), move: DRAW }),
    answer: ofRacers('done'),
  },
  send: {
    command: (player, party) => ({ type: 'send', player, n: next(player, party) }),
    answer: ofRacers('done'),
  },
  undo: {
    command: (player, party) => ({ type: 'undo', player, n: next(player, party) }),
    answer: ofRacers('nothing-to-undo'),
  },
  hint: { command: (player) => ({ type: 'hint', player }), answer: ofRacers('done') },
  quit: { command: (player) => ({ type: 'quit', player }), answer: ofRacers('done') },
  record: {
    command: (player) => ({ type: 'record', player, seat: 5 }),
    answer: (_role, phase) => (phase === 'results' ? 'done' : 'round-not-over'),
  },
}

describe.each(PHASES)('in phase %s', (phase) => {
  describe.each(ROLES)('a %s', (role) => {
    test.each(Object.entries(COMMANDS))(
      'who asks for %s has a defined answer',
      (_name, { command, answer }) => {
        const party = roomIn(phase)
        const before = roomView(party.race)
        const expected = answer(role, phase)
        const said = refusals(party.do(command(role, party)))
        expect(said).toEqual(expected === 'done' ? [] : [expected])
        if (expected !== 'done') expect(roomView(party.race)).toEqual(before)
      },
    )

    test('who joins is seated where they were, or watches; but not who was removed', () => {
      const party = roomIn(phase)
      if (role === 'removed') {
        const before = party.race
        expect(refusals(party.join(role))).toEqual(['barred'])
        expect(party.race).toBe(before)
        return
      }
      const seat = party.race.seats.find(({ player }) => player === role)?.seat
      const isWatching = party.race.spectators.some(({ player }) => player === role)
      const free = isWatching ? 0 : seatForNewcomer(party)
      party.join(role)
      const seated = party.events.find(({ type }) => type === 'seated')
      expect(seated).toEqual({ type: 'seated', player: role, seat: seat ?? free })
    })

    test('who leaves is out, and nobody is refused anything', () => {
      const party = roomIn(phase)
      expect(refusals(party.do({ type: 'leave', player: role }))).toEqual([])
      expect(party.race.seats.some(({ player }) => player === role)).toBe(false)
    })

    test('who drops keeps the seat', () => {
      const party = roomIn(phase)
      const seat = party.race.seats.find(({ player }) => player === role)?.seat
      expect(refusals(party.do({ type: 'drop', player: role }))).toEqual([])
      expect(party.race.seats.find(({ player }) => player === role)?.seat).toBe(seat)
    })
  })
})

describe('a CPU seat', () => {
  test.each(PHASES)('in phase %s acts by plans alone, and only while racing', (phase) => {
    const party = roomIn(phase)
    const before = party.race
    party.do({
      type: 'plan',
      round: party.race.round,
      seat: 6,
      step: 0,
      as: 'cpu',
      action: DRAW,
      at: party.now,
    })
    const drawn = party.race.seats.find(({ seat }) => seat === 6)?.game?.line ?? []
    expect(drawn).toEqual(phase === 'racing' ? [[DRAW]] : [])
    if (phase !== 'racing') expect(party.race).toEqual(before)
  })
})
