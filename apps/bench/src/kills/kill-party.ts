import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { randomNumbers } from '@samedeal/solver'
import { newRoom } from '../new-room.ts'
import { Racer } from './racer.ts'
import { ServerProcess } from './server-process.ts'

/** How many race, and how often their server is killed. */
export interface KillParty {
  readonly port: number
  readonly rooms: number
  /** People in each room. */
  readonly seats: number
  readonly kills: number
  readonly seed: number
}

/** What came of it. */
export interface KillsSurvived {
  /** From the server's listening again to the board, in milliseconds, for each racer and kill. */
  readonly back: readonly number[]
  /** Moves that were called safe and were lost. */
  readonly safeLost: number
  /** Racers whose record is not exactly what they did. */
  readonly wrong: number
  /** Moves and undos made. */
  readonly made: number
}

/** Milliseconds between two moves of a racer, on average. */
const PACE_MS = 700
/** Between one return and the next kill, at most, in milliseconds. */
const CALM_MS = 2_500
/** A racer who is not back by then never will be, in milliseconds. */
const GIVE_UP_MS = 60_000

/**
 * Rooms full of people race on a server that is killed without a word again and again, each time at a
 * random moment, and started again on the same data.
 */
export async function surviveKills(party: KillParty): Promise<KillsSurvived> {
  const folder = await mkdtemp(join(tmpdir(), 'samedeal-kills-'))
  const server = new ServerProcess({ port: party.port, folder })
  const { warn } = console
  // The SDK says of each lost socket that it is lost: here they all are.
  console.warn = () => undefined
  try {
    await server.start()
    return await race(party, server)
  } finally {
    console.warn = warn
    await server.kill()
    await rm(folder, { recursive: true, force: true })
  }
}

async function race(party: KillParty, server: ServerProcess): Promise<KillsSurvived> {
  const random = randomNumbers(party.seed)
  const rooms = await Promise.all(
    Array.from({ length: party.rooms }, (_, room) => fill(server.address, { party, room, random })),
  )
  const racers = rooms.flat()
  for (const [host] of rooms) host?.session.start()
  await until(() => racers.every(({ session }) => session.room.peek().phase === 'racing'))
  const playing = keepPlaying(racers, random)
  const back: number[] = []
  for (let kill = 0; kill < party.kills; kill++) {
    await wait(300 + random() * CALM_MS)
    await server.kill()
    for (const { story } of racers) story.liveAt = 0
    await server.start()
    const listening = performance.now()
    await until(() => racers.every(({ story }) => story.liveAt > 0))
    back.push(...racers.map(({ story }) => Math.max(0, story.liveAt - listening)))
  }
  clearInterval(playing)
  await until(() => racers.every(({ session }) => session.connection.peek() === 'live'))
  for (const { session } of racers) session.quit()
  await until(() => racers.every(({ session }) => session.room.peek().phase === 'results'))
  const right = await Promise.all(racers.map((racer) => racer.isRecorded()))
  for (const { session } of racers) session.leave()
  return {
    back,
    safeLost: racers.reduce((sum, { story }) => sum + story.lost, 0),
    wrong: right.filter((isRight) => !isRight).length,
    made: racers.reduce((sum, { made }) => sum + made.length, 0),
  }
}

/** A new room with all its people in it, the host first. */
async function fill(
  address: string,
  {
    party,
    room,
    random,
  }: { readonly party: KillParty; readonly room: number; readonly random: () => number },
): Promise<Racer[]> {
  const code = await newRoom(address)
  const racers: Racer[] = []
  for (let seat = 0; seat < party.seats; seat++) {
    const token = (room * party.seats + seat + 1).toString(16).padStart(32, '0')
    racers.push(await Racer.enter({ address, code, name: `Racer ${seat}`, token, random }))
  }
  return racers
}

/** Lets one racer after another make a move, spread evenly over time. */
function keepPlaying(racers: readonly Racer[], random: () => number): NodeJS.Timeout {
  const TICK_MS = 20
  const share = (racers.length * TICK_MS) / PACE_MS
  let owed = 0
  return setInterval(() => {
    for (owed += share; owed >= 1; owed--) racers[Math.floor(random() * racers.length)]?.play()
  }, TICK_MS)
}

async function until(condition: () => boolean): Promise<void> {
  const end = performance.now() + GIVE_UP_MS
  while (!condition()) {
    if (performance.now() > end) throw new Error('somebody never came back')
    await wait(5)
  }
}
