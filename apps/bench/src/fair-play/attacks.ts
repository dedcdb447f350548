import type { PlayerId } from '@samedeal/race'
import { Dice } from '../chaos/dice.ts'
import { Table } from './table.ts'

/** The move clock of the rooms in which it is attacked, in milliseconds. */
const MOVE_CLOCK_MS = 30_000

/** What may pass until the table's thought has arrived, in milliseconds of simulated time. */
const THOUGHT_MS = 500

/** How a round ended for somebody who was away in it. */
export interface AbsentRace {
  /** Share of the cards that were home when they came back. */
  readonly percent: number
  readonly isHome: boolean
  readonly rank: number
  readonly points: number
  /** Levels by which their next deal is harder: what a win earns with the handicap. */
  readonly handicap: number
}

/** What somebody does with a stand-in's race when they are back. */
export const RETURNS = [
  'finishes it',
  'undoes it and plays it again',
  'finishes their own',
] as const
export type Return = (typeof RETURNS)[number]

/**
 * Somebody drops out at GO, comes back when their stand-in has brought about so many percent home, and brings
 * the rest home by send and draw; or they play most themselves and are away only after that.
 */
export async function raceWithAbsence(seed: number, how: Return): Promise<AbsentRace> {
  const dice = new Dice(seed)
  const table = new Table(dice.next)
  const limit = how === 'finishes their own' ? 0 : dice.between(55, 95)
  for (const player of ['host', 'away']) table.join(player)
  table.do({ type: 'set-option', player: 'host', name: 'timeLimit', value: 'none' })
  table.do({ type: 'set-option', player: 'host', name: 'handicap', value: true })
  await table.go('host')
  if (how === 'finishes their own') sendAndDraw(table, 'away', 10)
  table.do({ type: 'drop', player: 'away' })
  const percent = () => table.room.top.find(({ seat }) => seat === 2)?.percent ?? 0
  await table.wait(25_000)
  while (percent() < limit && table.room.phase === 'racing') await table.wait(1_000)
  table.join('away')
  const atReturn = percent()
  if (how === 'undoes it and plays it again') {
    for (let step = 0; step < 200; step++) table.undo('away')
  }
  sendAndDraw(table, 'away', 200)
  table.do({ type: 'quit', player: 'host' })
  table.do({ type: 'quit', player: 'away' })
  const result = table.room.results.find(({ seat }) => seat === 2)
  const handicap = table.room.roster[1]?.handicap ?? 0
  await table.close()
  return {
    percent: atReturn,
    isHome: result?.outcome === 'finished' || result?.outcome === 'late',
    rank: result?.rank ?? 0,
    points: result?.points ?? 0,
    handicap,
  }
}

/** Brings home what goes home, by send and draw and turning the waste over. */
function sendAndDraw(table: Table, player: PlayerId, draws: number): void {
  let isRefused = false
  table.told = (_player, type) => {
    if (type === 'refused') isRefused = true
  }
  const tries = (act: () => void): boolean => {
    isRefused = false
    act()
    return !isRefused
  }
  for (let draw = 0; draw < draws; draw++) {
    table.send(player)
    const seat = table.room.roster[1]
    if (seat?.status !== 'racing') return
    if (tries(() => table.move(player, { from: 'stock', to: 'waste', count: 1 }))) continue
    for (let count = 24; count > 0; count--) {
      if (tries(() => table.move(player, { from: 'waste', to: 'stock', count }))) break
    }
  }
}

/**
 * Somebody who never moves drops out and comes back, again and again, for a while. Gives how often the time of a
 * move that was theirs went beyond the move clock, the time of their stand-in not counted.
 */
export async function shakeOff(seed: number): Promise<{ over: number; longest: number }> {
  const dice = new Dice(seed)
  const table = new Table(dice.next)
  for (const player of ['host', 'idle']) table.join(player)
  const rules = { type: 'set-option', player: 'host' } as const
  table.do({ ...rules, name: 'moveClock', value: MOVE_CLOCK_MS / 1_000 })
  await table.go('host')
  let used = 0
  let longest = 0
  let over = 0
  let isJoining = false
  table.told = (player, type) => {
    // A board that comes by itself shows a move of the table's.
    if (player !== 'idle' || type !== 'board' || isJoining) return
    used = 0
  }
  const seen = (ms: number): void => {
    const seat = table.room.roster[1]
    if (seat?.hasStandIn === true || seat?.status !== 'racing') return
    used += ms
    if (used > longest) longest = used
    if (used > MOVE_CLOCK_MS + THOUGHT_MS && used - ms <= MOVE_CLOCK_MS + THOUGHT_MS) over++
  }
  const join = (): void => {
    isJoining = true
    table.join('idle')
    isJoining = false
  }
  for (let absence = 0; absence < 10; absence++) {
    await table.wait(dice.between(500, 29_000), seen)
    table.do({ type: 'drop', player: 'idle' })
    await table.wait(
      dice.isTrue(0.7) ? dice.between(20_100, 24_000) : dice.between(200, 19_000),
      seen,
    )
    join()
    if (dice.isTrue(0.3)) table.undo('idle')
  }
  await table.close()
  return { over, longest }
}

/**
 * A guest hands the seat on from device to device in a room that is locked, or out of which they are removed.
 * Gives how many devices came in that may not.
 */
export async function handOverChain(seed: number): Promise<{ strangers: number; removed: number }> {
  const dice = new Dice(seed)
  const table = new Table(dice.next)
  for (const player of ['host', 'guest']) table.join(player)
  table.do({ type: 'lock', player: 'host', isLocked: true })
  if (dice.isTrue(0.5)) await table.go('host')
  const people = () => table.room.roster.length + table.room.spectators
  const devices = ['guest']
  let holder = 'guest'
  let strangers = 0
  const length = 2 + Math.floor(dice.between(0, 6))
  for (let link = 0; link < length; link++) {
    const next = `stranger ${link}`
    if (table.keeper.handOver(holder, next) !== undefined) break
    devices.push(next)
    table.join(next)
    holder = next
    for (const device of devices) if (device !== holder && table.join(device)) strangers++
  }
  strangers += Math.max(0, people() - 2)
  table.do({ type: 'lock', player: 'host', isLocked: dice.isTrue(0.5) })
  table.do({ type: 'remove-seat', player: 'host', seat: 2 })
  const removed = devices.filter((device) => table.join(device)).length
  await table.close()
  return { strangers, removed }
}
