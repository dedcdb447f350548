import { setImmediate } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { fold, readStoredRace, recordOf, type Race } from '@samedeal/race'
import { GAMES } from '@samedeal/rules'
import type { EndedRound } from './finished-rounds.ts'
import { JournalDatabase, type StoredRoom } from './journal-database.ts'
import type {
  AsideRoom,
  Batch,
  Folding,
  FoundRace,
  JournalAnswer,
  JournalRequest,
  JournalWork,
  Mended,
} from './journal-message.ts'

/** The thread that writes and reads, so that no wait for the disk and no fold holds the event loop. */
function serve(): void {
  let database: JournalDatabase
  try {
    database = new JournalDatabase(workerData as JournalWork)
  } catch (error) {
    return say({ type: 'refused', why: (error as Error).message })
  }
  say({
    type: 'ready',
    rooms: database.rooms(),
    notices: database.takeNotices(),
    isFull: !database.isWritable,
  })
  parentPort?.on('message', (request: JournalRequest) => void answer(database, request))
  return undefined
}

async function answer(database: JournalDatabase, request: JournalRequest): Promise<void> {
  const { id } = request
  try {
    switch (request.type) {
      case 'write':
        return say({ id, type: 'written', ...written(database, request.batch) })
      case 'fold':
        foldRoom(database, request.folding)
        return say({ id, type: 'done' })
      case 'read':
        return say({ id, type: 'found', found: await inTurn(() => find(database, request.room)) })
      case 'delete-rounds': {
        const hasMore = database.rounds.deleteSome(request.at, request.limits)
        return say({ id, type: 'deleted', hasMore })
      }
      case 'close':
        database.close()
        say({ id, type: 'done' })
        return parentPort?.close()
    }
  } catch (error) {
    return say({ id, type: 'failed', why: (error as Error).message })
  }
}

/** Rooms whose rows cannot be written, and how far all go when the file had to be made anew. */
function written(
  database: JournalDatabase,
  batch: Batch,
): { readonly aside: readonly AsideRoom[]; readonly mended: Mended | undefined } {
  const aside = database.write(batch)
  const notices = database.takeNotices()
  return { aside, mended: notices.length === 0 ? undefined : { notices, reach: database.reach() } }
}

/** The read that was asked for last. */
let reading: Promise<unknown> = Promise.resolve()

/** One room is read after another: all at once, and each would wait for the last. */
function inTurn<Found>(find: () => Promise<Found>): Promise<Found> {
  const found = reading.then(find)
  reading = found.catch(() => undefined)
  return found
}

function foldRoom(
  database: JournalDatabase,
  { room, number, race, at, endsRound, isOpen }: Folding,
): void {
  const round = endsRound ? endedRound(JSON.parse(race) as Race, { room, at }) : undefined
  database.fold(isOpen ? { room, number, race } : undefined, round)
}

function endedRound(
  race: Race,
  { room, at }: { readonly room: string; readonly at: number },
): EndedRound {
  const records = race.seats.flatMap(({ seat }) => {
    const record = recordOf(race, seat)
    return record === undefined ? [] : [[seat, record] as const]
  })
  return {
    room,
    round: race.round,
    startedAt: race.startAt,
    endedAt: at,
    results: race.results,
    records: Object.fromEntries(records),
  }
}

async function find(database: JournalDatabase, room: string): Promise<FoundRace | undefined> {
  const stored = database.room(room)
  if (stored === undefined) return undefined
  const race = await raceOf(stored)
  const last = stored.handlings.at(-1)?.[0] ?? 0
  const at = Math.max(last, stored.diedAt === 0 ? race.startAt : stored.diedAt)
  const found = { race: JSON.stringify(race), number: stored.last, lost: stored.lost }
  const { number: folded } = stored.snapshot
  if (race.phase !== 'results' || database.rounds.has(room, race.startAt)) {
    return { ...found, at, folded, isRoundKept: true }
  }
  try {
    database.fold({ room, ...found }, endedRound(race, { room, at }))
    return { ...found, at, folded: stored.last, isRoundKept: true }
  } catch {
    // A disk without room keeps nobody from coming back.
    return { ...found, at, folded, isRoundKept: false }
  }
}

/**
 * The race that a room's journal leads to. Others have their turn on the way. Rejects with a sentence when it is
 * of a game that this version does not know: its rows stay for one that does.
 */
async function raceOf({ snapshot, handlings }: StoredRoom): Promise<Race> {
  const stored: unknown = JSON.parse(snapshot.race)
  const { game } = stored as Pick<Race, 'game'>
  if (!GAMES.has(game)) throw new Error(`this version has no game "${game}"`)
  const steps = fold(readStoredRace(stored), handlings)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
    await setImmediate()
  }
}

function say(message: JournalAnswer): void {
  parentPort?.postMessage(message)
}

serve()
