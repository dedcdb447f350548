import { isDeepStrictEqual } from 'node:util'
import { ColyseusSDK, type Room } from '@colyseus/sdk'
import { ROOMS_PATH, type RoomCreated, type WireRules } from '@samedeal/protocol'
import type { RoomState } from '@samedeal/protocol/room-state'
import type { RoomView } from '@samedeal/race'
import { klondike, usualOptions } from '@samedeal/rules'
import { shuffledDeck } from '@samedeal/rules/shuffle'
import { fixedDealer } from '../../deals/fixed-dealer.ts'
import { startServer } from '../../server.ts'
import { UNLIMITED } from '../unlimited.ts'
import { until } from '../until.ts'
import { bodiesOf, carryOut, type Said } from './attacker.ts'
import { FairPlayer, tokenOf } from './fair-player.ts'
import { attacks, type Attack } from './hostile-acts.ts'
import { SeatModel } from './seat-model.ts'

export interface FuzzJob {
  readonly port: number
  /** How many frames to send at least. */
  readonly frames: number
  /** The same seed sends the same. */
  readonly seed: number
  /** Where the server writes its journal; nowhere if not given. */
  readonly dataFolder?: string
}

/** What was sent, and what became of it. That nothing else happened is not told: it would have thrown. */
export interface FuzzReport {
  readonly frames: number
  /** Commands that the rules allowed and that were done, once each. */
  readonly done: number
  /** How often each reason was given. */
  readonly refused: Readonly<Record<string, number>>
}

const DECK = shuffledDeck('fuzz')
const RULES: WireRules = { game: klondike, options: usualOptions(klondike) }
/** Who attacks, in turn: players, and one who comes after GO and watches. */
const ATTACKERS = [...Array.from({ length: 12 }, (_, index) => `Fuzz ${index}`), 'Late']
/** Frames of an attack, about: so many attacks are planned, and more than are needed. */
const FRAMES_AN_ATTACK = 60
/** Which share of the frames is sent before the race, and up to its end; the rest comes after it. */
const SHARE = { lobby: 0.15, race: 0.8 } as const

/**
 * Lets people who mean a room no good send it whatever they can think of, before, during and after a
 * race of two who play fair. Throws when the server faults, when anything that was refused has changed
 * anything, or when the two notice.
 */
export async function fuzzRoom(job: FuzzJob): Promise<FuzzReport> {
  const faults: unknown[] = []
  const fault = (error: unknown): unknown => faults.push(error)
  process.on('uncaughtException', fault).on('unhandledRejection', fault)
  const server = await startServer({
    port: job.port,
    host: '127.0.0.1',
    dealer: fixedDealer(DECK),
    timing: { countdown: 200, standIn: 86_400_000 },
    // What is sent is to reach the room, but for what comes all at once; the limits have tests of their own.
    limits: { joins: UNLIMITED.joins, messages: { burst: 120, perSecond: 2_000 } },
    // Colyseus complains of frames that it cannot read, which is what some of them are for.
    report: (what, error) => what !== 'Colyseus' && faults.push(`${what}: ${String(error)}`),
    ...(job.dataFolder === undefined ? {} : { dataFolder: job.dataFolder }),
  })
  try {
    const fuzz = await Fuzz.begin(server.addresses.local, job)
    await fuzz.run()
    if (faults.length > 0) throw new Error(`the server faulted: ${faults.map(String).join('; ')}`)
    return fuzz.report
  } finally {
    await server.close()
    process.off('uncaughtException', fault).off('unhandledRejection', fault)
  }
}

/** One room under attack. */
class Fuzz {
  readonly #sdk: ColyseusSDK
  readonly #code: string
  readonly #job: FuzzJob
  readonly #fair: readonly [FairPlayer, FairPlayer]
  readonly #attacks: Attack[]
  readonly #models = new Map<string, SeatModel>()
  readonly #gone = new Set<string>()
  readonly #refused: Record<string, number> = {}
  #frames = 0
  #done = 0

  private constructor(parts: {
    sdk: ColyseusSDK
    code: string
    job: FuzzJob
    fair: readonly [FairPlayer, FairPlayer]
  }) {
    const { sdk, code, job, fair } = parts
    this.#sdk = sdk
    this.#code = code
    this.#job = job
    this.#fair = fair
    this.#attacks = attacks(job.seed, Math.ceil((2 * job.frames) / FRAMES_AN_ATTACK) + 20)
  }

  static async begin(address: string, job: FuzzJob): Promise<Fuzz> {
    const answer = await fetch(address + ROOMS_PATH, { method: 'POST' })
    const { code } = (await answer.json()) as RoomCreated
    const sdk = new ColyseusSDK(address)
    const host = await FairPlayer.join(sdk, code, { name: 'Lena', rules: RULES })
    const other = await FairPlayer.join(sdk, code, { name: 'Noor', rules: RULES })
    return new Fuzz({ sdk, code, job, fair: [host, other] })
  }

  get report(): FuzzReport {
    return { frames: this.#frames, done: this.#done, refused: this.#refused }
  }

  async run(): Promise<void> {
    const { frames } = this.#job
    const [host, other] = this.#fair
    await this.#attackUntil(SHARE.lobby * frames)
    for (const name of ATTACKERS) if (name !== 'Late') await this.#enter(name)

    host.say('start')
    await until(() => host.all('board').length > 0 && other.all('board').length > 0)
    this.#gone.clear()
    for (const name of ATTACKERS) this.#models.set(name, new SeatModel(RULES, DECK))
    await this.#attackUntil(SHARE.race * frames)

    for (const name of ATTACKERS) {
      const room = await this.#enter(name)
      room.send('quit')
    }
    for (const player of this.#fair) player.say('quit')
    await until(() => host.view.phase === 'results')
    await this.#attackUntil(frames)

    const results = host.view.results.filter(({ name }) => ['Lena', 'Noor'].includes(name))
    const moves = results.map((result) => [result.outcome, result.moves])
    const drawn = host.all('moved').length
    expectSame('results of the fair players', moves, [
      ['quit', drawn],
      ['quit', drawn],
    ])
    for (const player of this.#fair) player.begin()
    host.say('start')
    await until(() => host.all('board').length > 0 && other.all('board').length > 0)
    for (const player of this.#fair) await player.play()
  }

  /** Attacks until so many frames have been sent in all. */
  async #attackUntil(frames: number): Promise<void> {
    while (this.#frames < frames) {
      const attack = this.#attacks.shift()
      if (attack === undefined) throw new Error('no attack is left')
      await this.#attack(attack, ATTACKERS[this.#attacks.length % ATTACKERS.length] ?? '')
    }
  }

  async #attack(attack: Attack, name: string): Promise<void> {
    const [host] = this.#fair
    const before = lasting(host.view)
    const model = this.#models.get(name)
    const others = this.#fair.flatMap(({ said }) => said)
    const room = await this.#enter(name)
    const next = model?.next ?? 1
    const { frames, said, heard, hasGone } = await carryOut({ room, attack, next, others })
    this.#frames += frames
    this.#note(heard)
    if (hasGone) this.#gone.add(name)
    if (host.view.phase === 'racing') {
      for (const player of this.#fair) await player.play()
      model?.follow(said, heard)
    }
    await this.#compare(name, model)
    for (const player of this.#fair) player.complain()
    expectSame('the room', lasting(host.view), before)
  }

  /** Lets the attacker come back, and looks whether their own board is what it must be. */
  async #compare(name: string, model: SeatModel | undefined): Promise<void> {
    const heard: Said[] = []
    await this.#enter(name, heard)
    if (model === undefined || this.#gone.has(name) || name === 'Late') return
    if (this.#fair[0].view.phase !== 'racing') return
    expectSame(`the board of ${name}`, bodiesOf(heard, 'board')[0], model.board())
  }

  #note(heard: readonly Said[]): void {
    this.#done += bodiesOf(heard, 'moved').length
    for (const { why } of bodiesOf(heard, 'refused')) {
      this.#refused[why] = (this.#refused[why] ?? 0) + 1
    }
  }

  /** Joins, which ends an earlier socket of the same name, and waits until the server has said all that a join brings. */
  async #enter(name: string, heard: Said[] = []): Promise<Room<unknown, RoomState>> {
    const who = { token: tokenOf(name), name }
    const join = () => this.#sdk.joinById<RoomState>(this.#code, who)
    const room = await join().catch((error: Error) => {
      // A kept connection may end just when it is used again: browsers try again, too.
      if (error.message.includes('fetch failed')) return join()
      throw error
    })
    room.reconnection.enabled = false
    room.onMessage('*', (type, body: unknown) => heard.push({ type, body }))
    await until(() => bodiesOf(heard, 'seated').length > 0)
    return room
  }
}

/** What no refused message may change of a room. */
function lasting({ roster, ...room }: RoomView) {
  const fair = roster.filter(({ name }) => name === 'Lena' || name === 'Noor')
  const { phase, host, isLocked, game, options, rules, round, isMatchOver, commitments } = room
  return { phase, host, isLocked, game, options, rules, round, isMatchOver, commitments, fair }
}

function expectSame(what: string, found: unknown, wanted: unknown): void {
  if (isDeepStrictEqual(found, wanted)) return
  throw new Error(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`)
}
