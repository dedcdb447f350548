import { readFileSync } from 'node:fs'
import { boardFromWire, moveToWire, type WireBoard } from '@samedeal/protocol'
import type { RoomView } from '@samedeal/race'
import { USUAL_RULES } from '@samedeal/race/settings'
import { freecell, HIDDEN, klondike, numberedDeck, usualOptions, type Move } from '@samedeal/rules'
import { EASY_DECK, EASY_LINE } from '@samedeal/rules/easy-deal'
import { offerToy } from '@samedeal/rules/offer-toy'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { skillsOf } from './game-skills.ts'
import { PracticeClock } from './practice-clock.ts'
import type { PracticeOrder } from './practice-dealer.ts'
import { firstRow, readRows, type PracticeJournal } from './practice-journal.ts'
import type { FromPractice } from './practice-message.ts'
import { PracticeRoom } from './practice-room.ts'

const OPTIONS = usualOptions(klondike)
/** What a browser kept of a race of five moves and an undo when Klondike was the only game. */
const OLD_ROWS = new URL('stored/version-1.json', import.meta.url)
const SETUP = {
  name: 'Lena',
  options: OPTIONS,
  rules: { ...USUAL_RULES, timeLimit: 'none' as const, hints: true },
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A device: its rows outlive the pages. */
class Device {
  rows: unknown[] = []

  readonly journal: PracticeJournal = {
    read: () => Promise.resolve(readRows(JSON.parse(JSON.stringify(this.rows)) as unknown[])),
    begin: (beginning) => (this.rows = [firstRow(beginning)]),
    add: (handling) => this.rows.push(handling),
    clear: () => (this.rows = []),
    settled: () => Promise.resolve(),
  }
}

/** A page on that device, with all that the room has told it. */
class Page {
  readonly heard: FromPractice[] = []
  readonly clock: PracticeClock
  readonly orders: PracticeOrder[] = []
  readonly room: PracticeRoom
  #n = 0

  constructor(device: Device, deckOf = () => EASY_DECK) {
    const deal = (order: PracticeOrder) => {
      this.orders.push(order)
      return Promise.resolve({
        deck: deckOf(),
        level: 'normal' as const,
        salt: '0'.repeat(32),
        commitment: '1'.repeat(64),
        proof: { line: EASY_LINE, par: EASY_LINE.length },
      })
    }
    this.clock = new PracticeClock(() => this.room.tick())
    this.room = new PracticeRoom({
      born: 0,
      clock: this.clock,
      dealer: { deal },
      journal: device.journal,
      skills: skillsOf,
      tell: (message) => this.heard.push(message),
    })
  }

  get view(): RoomView {
    const views = this.heard.flatMap((one) => (one.say === 'room' ? [one.view] : []))
    return views.at(-1)!
  }

  get isRepeat(): boolean | undefined {
    return this.heard.flatMap((one) => (one.say === 'room' ? [one.isRepeat] : [])).at(-1)
  }

  get dealNumber(): number | undefined {
    return this.heard.flatMap((one) => (one.say === 'room' ? [one.dealNumber] : [])).at(-1)
  }

  /** Commands are numbered anew in each race; a race that goes on has its last number. */
  renumber(last = 0): void {
    this.#n = last
  }

  last(type: string): unknown {
    return this.heard.findLast((one) => one.say === 'message' && one.type === type)
  }

  async start(): Promise<void> {
    this.room.receive('start', undefined)
    await vi.advanceTimersByTimeAsync(3_000)
  }

  play(moves: readonly Move[]): void {
    const rules = { game: klondike, options: OPTIONS }
    for (const move of moves) this.room.receive('move', moveToWire(rules, ++this.#n, move))
  }
}

async function racing(device = new Device()): Promise<Page> {
  const page = new Page(device)
  await page.room.open(SETUP, 0)
  await page.start()
  return page
}

test('a start counts down, deals and shows the own board without a hidden card', async () => {
  const page = await racing()
  expect(page.view.phase).toBe('racing')
  expect(page.view.startAt).toBe(3_000)
  const { body } = page.last('board') as { body: { board: WireBoard } }
  const cards = boardFromWire(body.board).piles.flatMap((pile) => pile.cards)
  expect(cards.filter((card) => card !== HIDDEN)).toHaveLength(7)
})

test('the certified line wins the race, and its record is open then', async () => {
  const page = await racing()
  page.play(EASY_LINE)
  expect(page.view.phase).toBe('results')
  expect(page.view.results[0]).toMatchObject({ outcome: 'finished', rank: 1, name: 'Lena' })
  page.room.receive('record', 1)
  expect(page.last('record')).toMatchObject({ body: { seat: 1 } })
})

test('a closed page goes on later where it was, with the time that had passed and no more', async () => {
  const device = new Device()
  const first = await racing(device)
  await vi.advanceTimersByTimeAsync(10_000)
  first.play(EASY_LINE.slice(0, 5))
  await vi.advanceTimersByTimeAsync(20_000)
  first.room.pause()
  await vi.advanceTimersByTimeAsync(3_600_000)

  const later = new Page(device)
  await later.room.open({ ...SETUP, name: 'Somebody' }, 0)
  expect(later.view).toMatchObject({ phase: 'racing', startAt: 3_000, options: OPTIONS })
  expect(later.view.roster[0]?.name).toBe('Lena')
  expect(later.last('board')).toMatchObject({ body: { n: 5, moves: 5 } })
  expect(later.clock.now()).toBe(33_000)
})

test('the clock stands while the page is out of sight', async () => {
  const page = await racing()
  page.room.pause()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(page.clock.now()).toBe(3_000)
  page.room.resume()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(page.clock.now()).toBe(5_000)
})

test('a page that was killed without a word loses no more time than it had shown', async () => {
  const device = new Device()
  await racing(device)
  await vi.advanceTimersByTimeAsync(50_000)
  const later = new Page(device)
  await later.room.open(SETUP, 48_000)
  expect(later.clock.now()).toBe(51_000)
})

test('a page closed while the deal was being made gets its deal when it comes back', async () => {
  const device = new Device()
  const first = new Page(device)
  await first.room.open(SETUP, 0)
  first.room.receive('start', undefined)
  device.rows = device.rows.slice(0, 2)
  const later = new Page(device)
  await later.room.open(SETUP, 0)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(later.view.phase).toBe('racing')
})

test('leaving a race keeps it; leaving its results does not', async () => {
  const device = new Device()
  const page = await racing(device)
  page.room.receive('leave', undefined)
  await vi.advanceTimersByTimeAsync(0)
  expect(page.heard.at(-1)).toEqual({ say: 'closed' })
  expect(device.rows.length).toBeGreaterThan(2)

  const later = new Page(device)
  await later.room.open(SETUP, 0)
  later.room.receive('quit', undefined)
  expect(later.view.phase).toBe('results')
  later.room.receive('leave', undefined)
  await vi.advanceTimersByTimeAsync(0)
  expect(device.rows).toEqual([])
})

test('a journal that is damaged, cut or of another version is passed over', async () => {
  const whole = new Device()
  const page = await racing(whole)
  page.play(EASY_LINE.slice(0, 3))
  const [first, ...rest] = whole.rows
  const damaged: unknown[][] = [
    [null],
    [7, 'x', {}],
    [{ version: 99, beginning: SETUP }, ...rest],
    [first, 'x', ...rest],
    [first, [0, { type: 'dance' }], ...rest],
    [{ version: 1 }, ...rest],
    rest,
  ]
  for (const rows of damaged) {
    const device = new Device()
    device.rows = rows
    const later = new Page(device)
    await later.room.open(SETUP, 0)
    expect(later.view.phase, JSON.stringify(rows).slice(0, 80)).toBe('lobby')
    await later.start()
    expect(later.view.phase).toBe('racing')
  }
})

test('who follows the hints is led on without a new thought, and a hint is always a legal move', async () => {
  const page = await racing()
  page.room.receive('hint', undefined)
  await vi.waitFor(() => expect(page.last('hint')).toBeDefined(), 5_000)
  const first = page.last('hint') as { body: readonly [number, number, number] }
  expect(first.body).not.toBeNull()
  page.room.receive('move', [1, ...first.body])
  expect(page.last('moved')).toMatchObject({ body: [1] })
})

test('the next race of a sitting starts from the results, as race 2', async () => {
  const page = await racing()
  page.play(EASY_LINE)
  await page.start()
  expect(page.view).toMatchObject({ phase: 'racing', round: 2 })
})

test('a repeated race has the very deal of the one before it, by its commitment too, and says so', async () => {
  const device = new Device()
  let made = 0
  const page = new Page(device, () => (made++ === 0 ? EASY_DECK : EASY_DECK.toReversed()))
  await page.room.open(SETUP, 0)
  await page.start()
  page.play(EASY_LINE.slice(0, 3))
  page.room.receive('quit', undefined)
  const before = page.view
  expect(page.isRepeat).toBe(false)
  page.room.repeat()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(page.view).toMatchObject({ phase: 'racing', round: 2, commitments: before.commitments })
  expect(page.isRepeat).toBe(true)
  page.renumber()
  page.play(EASY_LINE)
  expect(page.view.results[0]).toMatchObject({ outcome: 'finished' })
  expect(made).toBe(1)
  // Closed and opened again, it is still known for what it is.
  const later = new Page(device)
  await later.room.open(SETUP, 0)
  expect(later.isRepeat).toBe(true)
  await later.start()
  expect(later.isRepeat).toBe(false)
})

test('nothing is repeated before the results', async () => {
  const page = await racing()
  page.room.repeat()
  expect(page.view).toMatchObject({ phase: 'racing', round: 1 })
  page.room.receive('quit', undefined)
  page.room.receive('to-lobby', undefined)
  page.room.repeat()
  expect(page.view.phase).toBe('lobby')
})

test('a race that was kept before there was a choice of games goes on', async () => {
  const device = new Device()
  device.rows = JSON.parse(readFileSync(OLD_ROWS, 'utf8')) as unknown[]
  const later = new Page(device)
  await later.room.open({ ...SETUP, game: 'freecell', options: { cells: 4 } }, 0)
  expect(later.view).toMatchObject({ phase: 'racing', game: 'klondike', options: OPTIONS })
  expect(later.last('board')).toMatchObject({ body: { n: 6 } })
  expect([later.isRepeat, later.dealNumber]).toEqual([false, undefined])
  // Four of the five moves stand; the rest of the line wins.
  later.renumber(6)
  later.play(EASY_LINE.slice(4))
  expect(later.view).toMatchObject({ phase: 'results', results: [{ outcome: 'finished' }] })
})

test('a kept race of a game that is not offered is passed over, and the choice comes', async () => {
  const device = new Device()
  await racing(device)
  const [row, ...rest] = device.rows as [{ beginning: object }]
  device.rows = [{ ...row, beginning: { ...row.beginning, game: 'spider' } }, ...rest]
  const later = new Page(device)
  await later.room.open(SETUP, 0)
  expect(later.view.phase).toBe('lobby')
  expect(device.rows).toEqual([])
})

describe('FreeCell alone', () => {
  const setup = { ...SETUP, game: freecell.id, options: usualOptions(freecell) }

  test('is dealt by the number that was chosen, counts for nothing, and keeps its number', async () => {
    const device = new Device()
    const page = new Page(device, () => numberedDeck(617))
    await page.room.open(setup, 0)
    expect(page.view.game).toBe('freecell')
    page.room.chooseDeal(617)
    expect(page.dealNumber).toBe(617)
    await page.start()
    expect(page.isRepeat).toBe(true)
    expect(page.orders.at(-1)).toMatchObject({ number: 617, options: { cells: 4 } })
    page.room.pause()
    const later = new Page(device)
    await later.room.open(setup, 0)
    expect([later.dealNumber, later.isRepeat]).toEqual([617, true])
    later.room.receive('quit', undefined)
    later.room.receive('to-lobby', undefined)
    expect(later.dealNumber).toBeUndefined()
    await later.start()
    expect(later.orders.at(-1)).toMatchObject({ number: undefined })
    expect(later.isRepeat).toBe(false)
  })

  test('a number that was chosen for FreeCell is none of Klondike’s', async () => {
    const page = new Page(new Device())
    await page.room.open(setup, 0)
    page.room.chooseDeal(617)
    page.room.receive('set-game', 'klondike')
    expect(page.dealNumber).toBeUndefined()
    await page.start()
    expect(page.orders.at(-1)).toMatchObject({ number: undefined, options: { draw: 1 } })
    expect(page.isRepeat).toBe(false)
  })

  test('gives hints by a win, one after another', async () => {
    vi.useRealTimers()
    const page = new Page(new Device(), () => numberedDeck(1))
    await page.room.open(setup, 0)
    page.room.receive('start', undefined)
    await vi.waitFor(() => expect(page.view.phase).toBe('racing'), 5_000)
    page.room.receive('hint', undefined)
    await vi.waitFor(
      () => expect((page.last('hint') as { body?: unknown } | undefined)?.body).toHaveLength(3),
      5_000,
    )
  })
})

test('a race alone of a game without skills is dealt and kept, and has no hints', async () => {
  const game = offerToy()
  const options = usualOptions(game)
  const device = new Device()
  const page = new Page(device, () => game.deck(options))
  await page.room.open({ ...SETUP, game: game.id, options }, 0)
  await page.start()
  expect(page.view).toMatchObject({ phase: 'racing', game: 'toy' })
  page.room.receive('hint', undefined)
  await vi.waitFor(() => expect(page.last('hint')).toMatchObject({ body: null }))
  const [move] = game.moves(game.deal(game.deck(options), options), options)
  page.room.receive('move', moveToWire({ game, options }, 1, move!))
  page.room.pause()
  const later = new Page(device)
  await later.room.open(SETUP, 0)
  expect(later.view).toMatchObject({ phase: 'racing', game: 'toy', options })
  expect(later.last('board')).toMatchObject({ body: { n: 1 } })
})
