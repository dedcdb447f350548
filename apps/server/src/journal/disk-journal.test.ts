import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { handle, newRace, type Command, type Deals, type Race } from '@samedeal/race'
import { GAMES, type Game, type Move } from '@samedeal/rules'
import { EASY_DECK } from '@samedeal/rules/easy-deal'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { commitTo } from '../deals/commitment.ts'
import { databaseFile } from './data-folder.ts'
import { openDiskJournal } from './disk-journal.ts'
import type { Journal, JournalListener, RoomJournal } from './journal.ts'
import { MIGRATIONS } from './migrations.ts'
import { APPLICATION } from './store.ts'

const ROOM = 'ABCDEF'
const KLONDIKE = GAMES.get('klondike') as Game
const RACE = newRace(KLONDIKE, { countdown: 500, standIn: 7_000 })

let folder: string
let open: Journal[]
let now: number
let reports: string[]

/** What the dealer brings to a round. */
function dealtEasily(): Deals {
  return { normal: { deck: EASY_DECK, level: 'normal', ...commitTo(EASY_DECK) } }
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'samedeal-'))
  open = []
  now = 1_000_000
  reports = []
})

afterEach(async () => {
  await Promise.all(open.map((journal) => journal.close()))
  await rm(folder, { recursive: true })
})

/** `maxPages`: how many pages of 4 KB the disk has room for. */
async function start(maxPages?: number): Promise<Journal> {
  const report = (what: string): void => void reports.push(what)
  const size = maxPages === undefined ? {} : { maxPages }
  const journal = await openDiskJournal({ folder, now: () => now, report, ...size })
  open.push(journal)
  return journal
}

async function stop(journal: Journal): Promise<void> {
  open = open.filter((one) => one !== journal)
  await journal.close()
}

/** Somebody to tell, and the news so far. */
class Listener implements JournalListener {
  last = 0
  isSaving = true
  #waiting: (() => void)[] = []

  safe(number: number): void {
    this.last = number
    this.#wake()
  }

  saving(isSaving: boolean): void {
    this.isSaving = isSaving
    this.#wake()
  }

  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake()
  }
}

/** A room that handles commands and has them written down. */
class Room {
  readonly journal: RoomJournal
  race: Race

  constructor(journal: RoomJournal, race = RACE) {
    this.journal = journal
    this.race = race
  }

  /** Gives the number under which the command is written. */
  do(command: Command, at = now): number {
    const before = this.race
    this.race = handle(before, command, at).race
    const endsRound = before.phase === 'racing' && this.race.phase === 'results'
    return this.journal.append({ at, command, race: this.race, endsRound })
  }
}

const joining = (player: string): Command => ({ type: 'join', player, name: player })

async function written(journal: Journal, players: readonly string[]): Promise<Room> {
  const listener = new Listener()
  const room = new Room(journal.open({ room: ROOM, race: RACE, behind: 0 }, listener))
  for (const player of players) room.do(joining(player), now++)
  await listener.until(() => listener.last === players.length)
  return room
}

function names({ seats }: Race): string[] {
  return seats.map(({ name }) => name)
}

describe('a journal on the disk', () => {
  test('says that a command is safe when the disk has it, and gives the race back in a new process', async () => {
    const journal = await start()
    await written(journal, ['ada', 'bob'])
    await stop(journal)
    const next = await start()
    expect([...next.left]).toEqual([ROOM])
    const left = await next.read(ROOM)
    expect(left && names(left.race)).toEqual(['ada', 'bob'])
    expect(left?.race.timing).toEqual(RACE.timing)
    expect(left?.at).toBe(now)
  })

  test('goes on where it was left, in as many processes as it takes', async () => {
    for (const player of ['ada', 'bob', 'eve']) {
      const journal = await start()
      const left = await journal.read(ROOM)
      const listener = new Listener()
      const race = left === undefined ? RACE : undefined
      const room = new Room(journal.open({ room: ROOM, race, behind: 0 }, listener), left?.race)
      expect(journal.left.has(ROOM)).toBe(false)
      const number = room.do(joining(player), now++)
      await listener.until(() => listener.last === number)
      await stop(journal)
    }
    const left = await (await start()).read(ROOM)
    expect(left && names(left.race)).toEqual(['ada', 'bob', 'eve'])
  })

  test('tells the room’s time at which the last process died, outages before left out', async () => {
    const journal = await start()
    const listener = new Listener()
    const room = new Room(journal.open({ room: ROOM, race: RACE, behind: 50_000 }, listener))
    room.do(joining('ada'), now - 50_000)
    now += 400
    await listener.until(() => listener.last === 1)
    await stop(journal)
    now += 3_600_000
    const between = await start()
    await stop(between)
    now += 3_600_000
    const left = await (await start()).read(ROOM)
    expect(left?.at).toBe(1_000_400 - 50_000)
  })

  test('knows no room that has ended', async () => {
    const journal = await start()
    const room = await written(journal, ['ada'])
    room.journal.drop()
    await stop(journal)
    const next = await start()
    expect(next.left.size).toBe(0)
    expect(await next.read(ROOM)).toBeUndefined()
  })

  test('forgets a room to which nobody has come back for a day', async () => {
    const journal = await start()
    await written(journal, ['ada'])
    await stop(journal)
    now += 24 * 60 * 60_000
    expect((await start()).left.size).toBe(1)
    await stop(open[0] as Journal)
    now += 1_000
    expect((await start()).left.size).toBe(0)
  })

  test('keeps results and records of a round that is over, and the race instead of its commands', async () => {
    const journal = await start()
    const room = await written(journal, ['ada'])
    const deals = dealtEasily()
    room.do({ type: 'start', player: 'ada' })
    room.do({ type: 'deal', round: 1, deals })
    room.do({ type: 'tick' }, now + 500)
    room.do({ type: 'quit', player: 'ada' }, now + 900)
    await stop(journal)
    const next = await start()
    const left = await next.read(ROOM)
    expect(left?.race.results).toMatchObject([{ name: 'ada', outcome: 'quit' }])
    await stop(next)
    const database = new DatabaseSync(databaseFile(folder))
    expect(database.prepare('select count(*) as lines from line').get()).toEqual({ lines: 0 })
    const rounds = database.prepare('select * from round').all()
    database.close()
    expect(rounds).toMatchObject([
      { room: ROOM, round: 1, started_at: now + 500, ended_at: now + 900 },
    ])
    expect(JSON.parse(String(rounds[0]?.['results']))).toEqual(left?.race.results)
    expect(JSON.parse(String(rounds[0]?.['records']))).toMatchObject({ 1: { moves: [] } })
  })
})

test('a round whose process died before it could be kept is kept when its room comes back', async () => {
  const journal = await start()
  const room = await written(journal, ['ada'])
  const deals = dealtEasily()
  room.do({ type: 'start', player: 'ada' })
  room.do({ type: 'deal', round: 1, deals })
  room.do({ type: 'tick' }, now + 500)
  const last = { at: now + 900, command: { type: 'quit', player: 'ada' } } as const
  room.journal.append({ ...last, race: room.race, endsRound: false })
  await stop(journal)
  const next = await start()
  await next.read(ROOM)
  await next.read(ROOM)
  await stop(next)
  const database = new DatabaseSync(databaseFile(folder))
  const rounds = database.prepare('select room, round from round').all()
  database.close()
  expect(rounds).toEqual([{ room: ROOM, round: 1 }])
})

describe('a damaged journal', () => {
  test('that was cut off in the middle of its last entry is read up to there', async () => {
    const journal = await start()
    await written(journal, ['ada', 'bob', 'eve'])
    await stop(journal)
    edit(`update line set handling = substr(handling, 1, 20) where number = 3`)
    const next = await start()
    const left = await next.read(ROOM)
    expect(left && names(left.race)).toEqual(['ada', 'bob'])
    const listener = new Listener()
    const room = new Room(
      next.open({ room: ROOM, race: undefined, behind: 0 }, listener),
      left?.race,
    )
    expect(room.do(joining('mia'))).toBe(3)
    await listener.until(() => listener.last === 3)
    await stop(next)
    const last = await (await start()).read(ROOM)
    expect(last && names(last.race)).toEqual(['ada', 'bob', 'mia'])
  })

  test('with a hole is read up to the hole', async () => {
    const journal = await start()
    await written(journal, ['ada', 'bob', 'eve'])
    await stop(journal)
    edit('delete from line where number = 2')
    const left = await (await start()).read(ROOM)
    expect(left && names(left.race)).toEqual(['ada'])
  })
})

describe('a data folder that cannot be used is refused by a sentence', () => {
  test('that names the folder and the process, when another one has it', async () => {
    await start()
    await expect(start()).rejects.toThrow(
      `The data folder ${folder} is in use by another Samedeal, process ${process.pid}.`,
    )
  })

  test('when a newer version has written it', async () => {
    await stop(await start())
    const version = MIGRATIONS.length + 1
    edit(`pragma user_version = ${version}; pragma application_id = ${APPLICATION + version}`)
    await expect(start()).rejects.toThrow(`${folder} was written by a newer Samedeal`)
  })

  test('when it is a file', async () => {
    const file = join(folder, 'file')
    await writeFile(file, '')
    const opened = openDiskJournal({ folder: file, now: () => now, report: () => undefined })
    await expect(opened).rejects.toThrow(`The data folder ${file} cannot be created`)
  })
})

test('a folder is free again when its process has let it go, whoever has signed it', async () => {
  await stop(await start())
  await writeFile(join(folder, 'process-id'), '1\n')
  await expect(start()).resolves.toBeDefined()
})

test('a full disk is told to the rooms, and what waited is written when there is room again', async () => {
  const journal = await start(40)
  const greedy = new Room(journal.open({ room: 'GREEDY', race: RACE, behind: 0 }, new Listener()))
  const listener = new Listener()
  const room = new Room(journal.open({ room: ROOM, race: RACE, behind: 0 }, listener))
  room.do(joining('ada'))
  await listener.until(() => listener.last === 1)
  greedy.do(joining('x'.repeat(1_000_000)))
  room.do(joining('bob'))
  await listener.until(() => !listener.isSaving)
  expect(reports).toEqual(['the journal cannot be written'])
  room.do(joining('eve'))
  greedy.journal.drop()
  await listener.until(() => listener.isSaving && listener.last === 3)
  await stop(journal)
  const left = await (await start()).read(ROOM)
  expect(left && names(left.race)).toEqual(['ada', 'bob', 'eve'])
})

test('a thread that ends is told to the rooms, and a stop does not wait for it', async () => {
  const started = once(process, 'worker')
  const journal = await start()
  const [thread] = (await started) as [Worker]
  const listener = new Listener()
  journal.open({ room: ROOM, race: RACE, behind: 0 }, listener)
  await thread.terminate()
  await listener.until(() => !listener.isSaving)
  expect(reports).toEqual(['the journal cannot be written'])
  await stop(journal)
})

test('a room is told when more waits for the disk than may', async () => {
  const journal = await start()
  const listener = new Listener()
  const room = journal.open({ room: ROOM, race: RACE, behind: 0 }, listener)
  const handled = { at: now, command: { type: 'tick' }, race: RACE, endsRound: false } as const
  // In one go, so that the thread is not heard meanwhile, as when the disk hangs.
  for (let line = 0; line <= 400_000; line++) room.append(handled)
  expect(listener.isSaving).toBe(false)
})

interface Playing {
  readonly draws?: number
  readonly end?: 'quit' | 'leave'
}

/** Plays a round of one person to its end. */
function playRound(room: Room, { draws = 0, end = 'quit' }: Playing = {}): void {
  room.do({ type: 'start', player: 'ada' })
  room.do({ type: 'deal', round: room.race.round, deals: dealtEasily() })
  room.do({ type: 'tick' }, (now += 500))
  for (let n = 1; n <= draws; n++) {
    const { game } = room.race.seats[0] as Race['seats'][number]
    const moves = KLONDIKE.moves((game as NonNullable<typeof game>).position, room.race.options)
    const move = moves.find(({ from, to }) => from === 'stock' || to === 'stock') as Move
    room.do({ type: 'move', player: 'ada', n, move }, now++)
  }
  room.do({ type: end, player: 'ada' }, (now += 400))
}

/** The rounds that are kept, while no process has the database. */
function keptRounds(): unknown[] {
  const database = new DatabaseSync(databaseFile(folder))
  const rounds = database.prepare('select room, round from round').all()
  database.close()
  return rounds
}

test('a round is kept that ends because the last person leaves, and the room with it', async () => {
  const journal = await start()
  const room = await written(journal, ['ada'])
  playRound(room, { end: 'leave' })
  room.journal.drop()
  await stop(journal)
  expect(keptRounds()).toEqual([{ room: ROOM, round: 1 }])
  expect((await start()).left.size).toBe(0)
})

describe('where the disk has room for the commands of a round, but not for its race', () => {
  /** Enough for 500 commands, not for their race beside them, in pages of 4 KB. */
  const TIGHT = 26

  test('the race comes back all the same, and the round is kept when there is room', async () => {
    const journal = await start(TIGHT)
    const room = await written(journal, ['ada'])
    playRound(room, { draws: 480 })
    await stop(journal)
    expect(reports).toEqual([`room ${ROOM}: a finished round is not saved yet`])
    const next = await start(TIGHT)
    expect((await next.read(ROOM))?.race.results).toMatchObject([{ name: 'ada', moves: 480 }])
    await stop(next)
    expect(keptRounds()).toEqual([])
    const last = await start()
    await last.read(ROOM)
    await stop(last)
    expect(keptRounds()).toEqual([{ room: ROOM, round: 1 }])
  })

  test('the round is kept as soon as there is room, though the next one is on', async () => {
    const journal = await start(TIGHT + 64)
    const greedy = new Room(journal.open({ room: 'GREEDY', race: RACE, behind: 0 }, new Listener()))
    greedy.do(joining('x'.repeat(120_000)))
    const listener = new Listener()
    const room = new Room(journal.open({ room: ROOM, race: RACE, behind: 0 }, listener))
    room.do(joining('ada'))
    playRound(room, { draws: 480 })
    await expect.poll(() => reports).toEqual([`room ${ROOM}: a finished round is not saved yet`])
    room.do({ type: 'start', player: 'ada' })
    greedy.journal.drop()
    await listener.until(() => listener.last === 486)
    // The next try is a second away: a stop would not wait for it.
    await wait(1_500)
    await stop(journal)
    expect(keptRounds()).toEqual([{ room: ROOM, round: 1 }])
    const left = await (await start()).read(ROOM)
    expect(left?.race.phase).toBe('countdown')
  })
})

/** Changes the database while no process has it. */
function edit(sql: string): void {
  const database = new DatabaseSync(databaseFile(folder))
  database.exec(sql)
  database.close()
}

/** How many lines are stored while no process has the database. */
function storedLines(): number {
  const database = new DatabaseSync(databaseFile(folder))
  const [row] = database.prepare('select count(*) as lines from line').all()
  database.close()
  return Number(row?.['lines'])
}

test('a journal does not grow without end while no round ends, and loses nothing by it', async () => {
  const journal = await start()
  const listener = new Listener()
  const room = new Room(journal.open({ room: ROOM, race: RACE, behind: 0 }, listener))
  for (let number = 1; number <= 7_000; number++) {
    room.do(number % 2 === 1 ? joining('ada') : { type: 'drop', player: 'ada' })
  }
  room.do(joining('bob'))
  await listener.until(() => listener.last === 7_001)
  await stop(journal)
  expect(storedLines()).toBeLessThan(500)
  const left = await (await start()).read(ROOM)
  expect(left?.race.seats.map(({ name, connected }) => [name, connected])).toEqual([
    ['ada', false],
    ['bob', true],
  ])
})

test('nor does it grow without end when one process after another ends before a fold is due', async () => {
  for (let process = 0; process < 8; process++) {
    const journal = await start()
    const left = await journal.read(ROOM)
    const listener = new Listener()
    const race = left === undefined ? RACE : undefined
    const room = new Room(journal.open({ room: ROOM, race, behind: 0 }, listener), left?.race)
    for (let line = 0; line < 400; line++) room.do(joining('ada'))
    await listener.until(() => listener.last === 400 * (process + 1))
    await stop(journal)
  }
  expect(storedLines()).toBeLessThan(500 + 400)
  const left = await (await start()).read(ROOM)
  expect(left && names(left.race)).toEqual(['ada'])
})
