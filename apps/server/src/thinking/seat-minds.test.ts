import {
  handle,
  newRace,
  type Race,
  type RaceEvent,
  type Seat,
  type SeatGame,
} from '@samedeal/race'
import { klondike, type Card, type Move, type Undo } from '@samedeal/rules'
import { EASY_DECK } from '@samedeal/rules/easy-deal'
import { shuffledDeck } from '@samedeal/rules/shuffle'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { commitTo } from '../deals/commitment.ts'
import { SeatMinds } from './seat-minds.ts'
import { Thinking } from './thinking.ts'

const thinking = new Thinking({ threads: 1, random: () => 0.5, report: () => undefined })
afterAll(() => thinking.close())

let race: Race
let minds: SeatMinds
let now: number

const CHAMPION = { level: 'champion', as: 'cpu' } as const

function pass(command: Parameters<typeof handle>[1]): readonly RaceEvent[] {
  const handled = handle(race, command, now)
  race = handled.race
  return handled.events
}

/** A person in seat 1 and a CPU in seat 2, a moment after GO. */
function start(deck: readonly Card[], undo = true): void {
  race = newRace(klondike)
  minds = new SeatMinds(thinking)
  now = 0
  pass({ type: 'join', player: 'p', name: 'Lena' })
  pass({ type: 'add-cpu', player: 'p', level: 'champion' })
  pass({ type: 'set-option', player: 'p', name: 'hints', value: true })
  pass({ type: 'set-option', player: 'p', name: 'undo', value: undo })
  pass({ type: 'start', player: 'p' })
  const dealt = { deck, level: 'normal', ...commitTo(deck) } as const
  pass({ type: 'deal', round: 1, deals: { normal: dealt } })
  now = race.timing.countdown
  pass({ type: 'tick' })
}

beforeEach(() => start(shuffledDeck('minds')))

function seat(number: number): Seat & { readonly game: SeatGame } {
  return race.seats[number - 1] as Seat & { readonly game: SeatGame }
}

/** Lets the CPU do what it has decided, as the race does when it is due. */
function act(action: Move | Undo): void {
  now += 1_000
  const step = seat(2).game.entries.length
  pass({ type: 'plan', round: 1, seat: 2, step, as: 'cpu', action, at: now })
  expect(seat(2).game.entries).toHaveLength(step + 1)
}

describe('the minds of a room', () => {
  test('lead a CPU through a whole game of legal moves, thinking once for each choice', async () => {
    const before = thinking.counts.asked.skilled
    for (;;) {
      const next = await minds.next(race, seat(2), { level: 'skilled', as: 'cpu' })
      if (next === undefined) break
      act(next.action)
      if (seat(2).game.status !== 'racing') break
    }
    const moves = seat(2).game.entries.length
    expect(moves).toBeGreaterThan(20)
    expect(thinking.counts.asked.skilled - before).toBeLessThan(moves)
  })

  test('answer the same question again with the same move', async () => {
    const first = await minds.next(race, seat(2), CHAMPION)
    expect(await minds.next(race, seat(2), CHAMPION)).toBe(first)
  })

  test.each([
    { undo: true, as: 'cpu' },
    { undo: false, as: 'cpu' },
    { undo: true, as: 'stand-in' },
  ] as const)(
    'take a move back for a CPU alone, and only where the house rules have undo ($undo, $as)',
    async ({ undo, as }) => {
      let undos = 0
      for (let deal = 0; deal < 6; deal++) {
        start(shuffledDeck(`second thoughts ${deal}`), undo)
        for (;;) {
          const next = await minds.next(race, seat(2), { level: 'casual', as })
          if (next === undefined) break
          if ('undo' in next.action) undos++
          act(next.action)
          if (seat(2).game.status !== 'racing') break
        }
      }
      expect(undos > 0).toBe(undo && as === 'cpu')
      const { entries, line } = seat(2).game
      expect(entries.length).toBeGreaterThanOrEqual(line.length)
    },
  )

  test('give a person who follows hints one hint after another, each a legal move', async () => {
    for (let n = 1; n <= 40; n++) {
      const move = await minds.hint(race, seat(1))
      if (move === undefined) return
      const events = pass({ type: 'move', player: 'p', n, move })
      expect(events.map(({ type }) => type)).toContain('moved')
    }
  })

  test('think afresh when a person does something else than the hint', async () => {
    start(EASY_DECK)
    const hint = await minds.hint(race, seat(1))
    expect(hint?.to).toMatch(/^foundation/)
    const other: Move = { from: 'stock', to: 'waste', count: 1 }
    pass({ type: 'move', player: 'p', n: 1, move: other })
    const next = (await minds.hint(race, seat(1))) as Move
    const events = pass({ type: 'move', player: 'p', n: 2, move: next })
    expect(events.map(({ type }) => type)).toContain('moved')
  })
})
