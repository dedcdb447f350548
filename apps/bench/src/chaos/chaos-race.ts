import type { Race } from '@samedeal/race'
import { view, type Position } from '@samedeal/rules'
import { EASY_DECK } from '@samedeal/rules/easy-deal'
import { missingEntries } from '@samedeal/rules/missing-entries'
import { shuffledDeck } from '@samedeal/rules/shuffle'
import { Thinking } from '@samedeal/server/thinking'
import { Timeline } from '../simulated/timeline.ts'
import { raceOn, type Disk } from './bad-journal.ts'
import { ChaosPlayer } from './chaos-player.ts'
import { Dice } from './dice.ts'
import { ServerProcess } from './server-process.ts'

/** What may happen to a race besides a bad network. */
export const HAPPENINGS = [
  'kill',
  'graceful stop',
  'full disk',
  'reload',
  'second round',
  'refusal',
  'finish',
] as const
export type Happening = (typeof HAPPENINGS)[number]

/** Which rule did not hold: the same board everywhere, every command once, nothing shown goes back; or another. */
export type FaultKind = 'board' | 'command' | 'jump' | 'other'

export interface Fault {
  readonly kind: FaultKind
  readonly what: string
}

export interface ChaosReport {
  readonly faults: readonly Fault[]
  readonly happened: ReadonlySet<Happening>
  /** Commands that the players gave. */
  readonly commands: number
  /** Those of them that the server had answered and then lost: they have come again. */
  readonly lost: number
  /** How often a line was cut. */
  readonly cuts: number
  /** Milliseconds from when a new process listened until each player was live again. */
  readonly backAfter: readonly number[]
}

/** How long everybody plays a round, in milliseconds: the first, and in some races a second. */
const PLAY_MS = 60_000
const SECOND_MS = 20_000
/** How long it may take until everything has arrived once nothing fails any more, in milliseconds. */
const CALM_MS = 30_000
/** How long people wait for what a host has started or everybody has ended, in milliseconds. */
const NEXT_MS = 6_000
/** Each line is cut about this often, in milliseconds. */
const CUT_MS = 10_000

/** One race of one to six people and now and then a CPU, over a network and a server that fail: all from a seed. */
export async function runChaosRace(seed: number): Promise<ChaosReport> {
  const race = new ChaosRace(seed)
  await race.run()
  return race.report()
}

class ChaosRace {
  readonly #dice: Dice
  readonly #timeline = new Timeline()
  readonly #disk: Disk = { start: undefined, written: [] }
  readonly #players: readonly ChaosPlayer[]
  readonly #deck: readonly number[]
  readonly #thinking: Thinking
  readonly #faults: Fault[] = []
  readonly #happened = new Set<Happening>()
  readonly #backAfter: number[] = []
  #process: ServerProcess | undefined
  #cuts = 0

  constructor(seed: number) {
    const dice = new Dice(seed)
    this.#dice = dice
    this.#deck = dice.isTrue(0.5) ? EASY_DECK : shuffledDeck(`chaos ${seed}`)
    this.#thinking = new Thinking({
      threads: 1,
      random: dice.next,
      report: (error) => this.#fault(String(error)),
    })
    this.#players = Array.from({ length: 1 + Math.floor(dice.next() * 6) }, (_, index) => {
      return new ChaosPlayer({
        timeline: this.#timeline,
        dice,
        name: `Player ${index + 1}`,
        token: (index + 1).toString(16).padStart(32, '0'),
        server: () => this.#process,
        fault: (what) => this.#fault(what),
      })
    })
  }

  async run(): Promise<void> {
    await this.#begin()
    await this.#playRound(PLAY_MS)
    if (!this.#dice.isTrue(0.3)) return
    await this.#nextRound()
    await this.#playRound(SECOND_MS)
  }

  /** Everybody plays while everything fails; then nothing fails any more, and what has come of it is looked at. */
  async #playRound(ms: number): Promise<void> {
    const end = this.#timeline.now + ms
    for (const player of this.#players) {
      player.play()
      this.#spoil(player, end)
    }
    this.#spoilServer(end)
    await this.#timeline.runTo(end)
    for (const player of this.#players) player.stop()
    await this.#timeline.runTo(end + CALM_MS)
    this.#check()
  }

  /** Everybody gives up who has not won, and the host starts another round. */
  async #nextRound(): Promise<void> {
    this.#happened.add('second round')
    for (const { session } of this.#players) session.quit()
    await this.#timeline.runTo(this.#timeline.now + NEXT_MS)
    const host = this.#players.find(
      ({ session }) => session.seat.peek() === session.room.peek().host,
    )
    const left = host?.session.room.peek().phase
    if (left !== 'results') this.#fault(`the first round is at ${left} when all have quit`)
    for (const player of this.#players) player.beginAnew()
    host?.session.start()
    await this.#timeline.runTo(this.#timeline.now + NEXT_MS)
    const phase = host?.session.room.peek().phase
    if (phase !== 'racing') this.#fault(`the second round is at ${phase} when all should race`)
  }

  report(): ChaosReport {
    const commands = this.#players.reduce((sum, player) => sum + player.commands, 0)
    const lost = this.#players.reduce((sum, player) => sum + player.lost, 0)
    if (this.#players.some(({ wasRefused }) => wasRefused)) this.#happened.add('refusal')
    return {
      faults: this.#faults,
      happened: this.#happened,
      commands,
      lost,
      cuts: this.#cuts,
      backAfter: this.#backAfter,
    }
  }

  /** Everybody joins over a network that only is slow, and the host starts. */
  async #begin(): Promise<void> {
    this.#process = this.#newProcess()
    this.#process.open()
    const dice = this.#dice
    for (const player of this.#players) {
      const entered = player.enter()
      await this.#timeline.runTo(this.#timeline.now + 5_000)
      // Time stands still now: who is not in the room yet never will be.
      if (!player.isLive) throw new Error(`${player.name} could not enter the room`)
      await entered
    }
    const host = this.#players[0]?.session
    if (dice.isTrue(0.3)) host?.addCpu('casual')
    if (dice.isTrue(0.3)) host?.setOption('undo', false)
    if (dice.isTrue(0.3)) host?.setOption('send', false)
    if (dice.isTrue(0.3)) host?.setOption('draw', 3)
    host?.start()
    await this.#timeline.runTo(this.#timeline.now + NEXT_MS)
  }

  /** Cuts a player's line again and again; now and then the network is gone for a while. */
  #spoil(player: ChaosPlayer, end: number): void {
    const dice = this.#dice
    this.#timeline.after(CUT_MS * dice.between(0.5, 1.5), () => {
      if (this.#timeline.now > end) return
      this.#cuts++
      const outage = dice.isTrue(0.4) ? dice.between(200, 8_000) : 0
      player.network.goDown(dice.isTrue(0.3) ? 'silent' : 'down', outage)
      if (dice.isTrue(0.3)) {
        this.#timeline.after(outage + dice.between(0, 1_000), () => player.wake())
      }
      if (dice.isTrue(0.15)) this.#reload(player, dice.between(0, 2_000))
      this.#spoil(player, end)
    })
  }

  /** The disk fills up, and the server is killed or stopped, each in some races. */
  #spoilServer(end: number): void {
    const dice = this.#dice
    const sometime = (): number => dice.between(1_000, end - this.#timeline.now)
    if (dice.isTrue(0.5)) {
      this.#timeline.after(sometime(), () => {
        this.#fillDisk()
        // What the disk did not take is lost with the process, and comes again from the browsers.
        if (dice.isTrue(0.7)) {
          this.#timeline.after(dice.between(500, 6_000), () => this.#restart('kill'))
        }
      })
    }
    if (dice.isTrue(0.5)) this.#timeline.after(sometime(), () => this.#restart('kill'))
    if (dice.isTrue(0.2)) this.#timeline.after(sometime(), () => this.#restart('kill'))
    if (dice.isTrue(0.2)) this.#timeline.after(sometime(), () => this.#restart('graceful stop'))
  }

  #fillDisk(): void {
    if (this.#process === undefined) return
    this.#happened.add('full disk')
    this.#process.journal.fill(this.#dice.between(1_000, 15_000))
  }

  #restart(way: 'kill' | 'graceful stop'): void {
    if (this.#process === undefined) return
    this.#happened.add(way)
    if (way === 'kill') this.#process.kill()
    else this.#process.stop()
    this.#process = undefined
    // Whoever sees that nothing goes on loads the page again.
    for (const player of this.#players) {
      if (this.#dice.isTrue(0.4)) this.#reload(player, this.#dice.between(0, 5_000))
    }
    this.#timeline.after(this.#dice.between(300, 6_000), () => {
      this.#process = this.#newProcess()
      const listensSince = this.#timeline.now
      for (const player of this.#players) this.#timeReturn(player, listensSince)
    })
  }

  #reload(player: ChaosPlayer, inMs: number): void {
    this.#happened.add('reload')
    this.#timeline.after(inMs, () => player.reload())
  }

  #timeReturn(player: ChaosPlayer, since: number): void {
    if (player.isLive) this.#backAfter.push(this.#timeline.now - since)
    else this.#timeline.after(20, () => this.#timeReturn(player, since))
  }

  #newProcess(): ServerProcess {
    return new ServerProcess({
      timeline: this.#timeline,
      dice: this.#dice,
      disk: this.#disk,
      deck: this.#deck,
      thinking: this.#thinking,
      refused: (who, n) => this.#players.find(({ player }) => player === who)?.shown.refuse(n),
      fault: (what) => this.#fault(what),
    })
  }

  #fault(what: string, kind: FaultKind = 'other'): void {
    this.#faults.push({ kind, what })
  }

  /** Every browser shows the server's board, and the server has done what its player did, each once. */
  #check(): void {
    const race = raceOn(this.#disk)
    for (const player of this.#players) {
      const { name, shown } = player
      for (const back of shown.unexplained) this.#fault(`${name}: ${back}`, 'jump')
      if (!player.isLive) this.#fault(`${name} is not live again`, 'board')
      else this.#compare(race, player)
    }
  }

  #compare(race: Race, { name, player, session, done, shown }: ChaosPlayer): void {
    const game = race.seats.find((seat) => seat.player === player)?.game
    const board = session.board.peek()
    if (game === undefined || board === undefined)
      return this.#fault(`${name} has no board`, 'board')
    if (game.status === 'finished') this.#happened.add('finish')
    if (!isSame(view(board.position), view(game.position))) {
      this.#fault(`${name} does not see the server’s board`, 'board')
    }
    const missing = missingEntries(done, game.entries)
    if (missing === undefined) {
      this.#fault(`${name} has moves that nobody made, or made in another order`, 'command')
    } else if (missing > shown.refusals) {
      this.#fault(`${name} misses ${missing} moves; ${shown.refusals} were refused`, 'command')
    }
    return undefined
  }
}

function isSame(a: Position, b: Position): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
