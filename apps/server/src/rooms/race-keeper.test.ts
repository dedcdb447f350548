import type { FromServer } from '@samedeal/protocol'
import { USUAL_TIMING, type PlayerId, type RoomView } from '@samedeal/race'
import { EASY_DECK, EASY_LINE } from '@samedeal/rules/easy-deal'
import { afterAll, describe, expect, test } from 'vitest'
import type { Alarm, Clock } from '../clock.ts'
import { fixedDealer } from '../deals/fixed-dealer.ts'
import type { Journal, JournalListener } from '../journal/journal.ts'
import { Thinking } from '../thinking/thinking.ts'
import { Turns } from '../turns.ts'
import { RaceKeeper } from './race-keeper.ts'
import type { RoomWire } from './room-wire.ts'

/** A clock that the test moves. */
class TestClock implements Clock {
  #now = 1_000_000
  readonly #alarms = new Map<object, { at: number; ring: () => void }>()

  now(): number {
    return this.#now
  }

  alarm(ring: () => void): Alarm {
    const alarm: Alarm = {
      set: (at) => {
        if (at === undefined) this.#alarms.delete(alarm)
        else this.#alarms.set(alarm, { at, ring })
      },
    }
    return alarm
  }

  wait(ms: number): void {
    const end = this.#now + ms
    for (;;) {
      const next = [...this.#alarms].toSorted(([, a], [, b]) => a.at - b.at)[0]
      if (next === undefined || next[1].at > end) break
      this.#alarms.delete(next[0])
      this.#now = Math.max(this.#now, next[1].at)
      next[1].ring()
    }
    this.#now = end
  }
}

/** A journal whose disk is as slow as the test wants. */
class SlowJournal implements Journal {
  readonly left = new Set<string>()
  written = 0
  #listener: JournalListener | undefined

  open(_start: unknown, listener: JournalListener) {
    this.#listener = listener
    return { append: () => ++this.written, drop: () => undefined }
  }

  read() {
    return Promise.resolve(undefined)
  }

  forget(): void {}

  setAside(): void {}

  get unwritten() {
    return { commands: new Map<string, number>(), rounds: 0 }
  }

  close() {
    return Promise.resolve()
  }

  /** The disk has everything. */
  catchUp(): void {
    this.#listener?.safe(this.written)
  }

  saving(isSaving: boolean): void {
    this.#listener?.saving(isSaving)
  }
}

type Told = {
  [Type in keyof FromServer]: readonly [PlayerId, Type, FromServer[Type]]
}[keyof FromServer]

const thinking = new Thinking({ threads: 1, random: () => 0.5, report: () => undefined })
afterAll(() => thinking.close())

/** A room of two people at the start of a round on the easy deal. */
async function racing() {
  const clock = new TestClock()
  const journal = new SlowJournal()
  const told: Told[] = []
  const shown: RoomView[] = []
  const wire: RoomWire = {
    tell: (...message) => void told.push(message as Told),
    tellAll: (...message) => void told.push(['everybody', ...message] as unknown as Told),
    show: (view) => void shown.push(view),
    sendAway: () => undefined,
    close: () => undefined,
  }
  const services: ConstructorParameters<typeof RaceKeeper>[0]['services'] = {
    clock,
    journal,
    thinking,
    turns: new Turns(),
    timing: USUAL_TIMING,
    dealer: fixedDealer(EASY_DECK),
    pace: 1,
    report: (what, error) => {
      throw new Error(what, { cause: error })
    },
    timed: (_section, work) => work(),
  }
  const keeper = new RaceKeeper({ code: 'ABCDEF', services, wire })
  for (const player of ['ada', 'bob']) keeper.do({ type: 'join', player, name: player })
  keeper.do({ type: 'start', player: 'ada' })
  await Promise.resolve()
  await new Promise((resolve) => setImmediate(resolve))
  clock.wait(3_000)
  journal.catchUp()
  told.length = 0
  const status = (seat: number): string | undefined => shown.at(-1)?.roster[seat - 1]?.status
  const heard = (player: string, type: keyof FromServer): unknown[] =>
    told.filter(([to, what]) => to === player && what === type).map(([, , body]) => body)
  return { clock, journal, keeper, shown, status, heard }
}

function win(keeper: RaceKeeper, player: string): void {
  for (const [index, move] of EASY_LINE.entries()) {
    keeper.do({ type: 'move', player, n: index + 1, move })
  }
}

describe('a room on a slow disk', () => {
  test('answers a move at once, and calls it safe when the disk has it', async () => {
    const { clock, keeper, journal, heard } = await racing()
    const [move] = EASY_LINE
    if (move === undefined) throw new Error('the line is empty')
    keeper.do({ type: 'move', player: 'ada', n: 1, move })
    expect(heard('ada', 'moved')).toHaveLength(1)
    clock.wait(1_000)
    expect(heard('ada', 'safe')).toEqual([])
    journal.catchUp()
    clock.wait(250)
    expect(heard('ada', 'safe')).toEqual([[1, 1]])
  })

  test('passes over what was sent in another round: its numbers mean nothing in this one', async () => {
    const { clock, keeper, journal, heard } = await racing()
    keeper.receive('ada', { type: 'move', body: [1, 0, 1, 1, 2] })
    keeper.receive('ada', { type: 'send', body: [1, 7] })
    journal.catchUp()
    clock.wait(250)
    expect([heard('ada', 'moved'), heard('ada', 'refused'), heard('ada', 'safe')]).toEqual([
      [],
      [],
      [],
    ])
    keeper.receive('ada', { type: 'move', body: [1, 0, 1, 1, 1] })
    expect(heard('ada', 'moved')).toHaveLength(1)
  })

  test('announces a finish, and the ranks that come of it, only when it is safe', async () => {
    const { clock, keeper, journal, status, heard } = await racing()
    win(keeper, 'ada')
    clock.wait(1_000)
    expect(heard('ada', 'moved')).toHaveLength(EASY_LINE.length)
    expect(status(1)).toBe('racing')
    expect(heard('bob', 'rank')).toEqual([])
    journal.catchUp()
    expect(status(1)).toBe('finished')
    expect(heard('bob', 'rank').at(-1)).toBe(2)
  })

  test('announces the results only when they are safe', async () => {
    const { clock, keeper, journal, shown } = await racing()
    win(keeper, 'ada')
    keeper.do({ type: 'quit', player: 'bob' })
    clock.wait(1_000)
    expect(shown.at(-1)?.phase).toBe('racing')
    journal.catchUp()
    expect(shown.at(-1)).toMatchObject({ phase: 'results' })
    expect(shown.at(-1)?.results.map(({ name }) => name)).toEqual(['ada', 'bob'])
  })

  test('that takes nothing any more tells everybody, and goes on in memory', async () => {
    const { keeper, journal, status, heard } = await racing()
    win(keeper, 'ada')
    journal.saving(false)
    expect(heard('everybody', 'unsaved')).toEqual([true])
    expect(status(1)).toBe('finished')
    keeper.do({ type: 'quit', player: 'bob' })
    expect(status(2)).toBe('quit')
    journal.saving(true)
    expect(heard('everybody', 'unsaved')).toEqual([true, false])
  })

  test('tells who comes back up to where their moves are safe', async () => {
    const { clock, keeper, journal, heard } = await racing()
    const [move] = EASY_LINE
    if (move === undefined) throw new Error('the line is empty')
    keeper.do({ type: 'move', player: 'ada', n: 1, move })
    keeper.do({ type: 'drop', player: 'ada' })
    keeper.do({ type: 'join', player: 'ada', name: 'ada' })
    journal.catchUp()
    clock.wait(250)
    expect(heard('ada', 'safe')).toEqual([[1, 1]])
  })
})
