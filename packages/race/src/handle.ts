import type { Command } from './command.ts'
import type { RaceEvent } from './event.ts'
import { addCpu, setOption } from './lobby.ts'
import { andThen, outcome, refusal, type Outcome } from './outcome.ts'
import { drop, join, leave, removeSeat, withDesertion } from './people.ts'
import { DESERTED_MS, HOST_GRACE_MS, ROUND_MAX_MS, type Race } from './race.ts'
import { racers, type Racer } from './ranking.ts'
import { deal, end, go, isOver, start, toLobby } from './round.ts'
import { seatOf, withHost } from './seats.ts'
import { showStandings, standingsDue } from './standings.ts'
import { move, plan, playPlan, quit, undo } from './turn.ts'

/** What a command brought about, and when the race wants to be called again with a `tick`. */
export interface Handled {
  readonly race: Race
  readonly events: readonly RaceEvent[]
  /** Server time in milliseconds; undefined when nothing is due. */
  readonly wakeAt: number | undefined
}

/**
 * The whole race, one command at a time: what was due before `now` happens first, then the command,
 * then what follows from it. Deterministic, and the race given is never changed.
 * `now` is the server's clock in milliseconds and never runs backwards.
 */
export function handle(race: Race, command: Command, now: number): Handled {
  const before = advance(race, now)
  const done = andThen(before, (current) => apply(current, command, now))
  const after = andThen(done, (current) => advance(withDesertion(current, now), now))
  const settled = andThen(after, (current) => showStandings(current, now))
  return { race: settled.race, events: onceRoom(settled.events), wakeAt: nextWake(settled.race) }
}

function apply(race: Race, command: Command, now: number): Outcome {
  switch (command.type) {
    case 'tick':
      return outcome(race)
    case 'join':
      return join(race, command)
    case 'drop':
      return drop(race, command, now)
    case 'leave':
      return leave(race, command, now)
    case 'deal':
      return deal(race, command, now)
    case 'plan':
      return plan(race, command)
    case 'move':
      return move(race, command, now)
    case 'undo':
      return undo(race, command, now)
    case 'quit':
      return quit(race, command)
    case 'start':
    case 'to-lobby':
    case 'add-cpu':
    case 'remove-seat':
    case 'set-option':
      return byHost(race, command, now)
  }
}

type HostCommand = Extract<
  Command,
  { readonly type: 'start' | 'to-lobby' | 'add-cpu' | 'remove-seat' | 'set-option' }
>

function byHost(race: Race, command: HostCommand, now: number): Outcome {
  const seat = seatOf(race, command.player)
  if (seat === undefined || seat.seat !== race.host) {
    return refusal(race, command.player, { why: 'host-only' })
  }
  if (race.phase === 'countdown' || race.phase === 'racing') {
    return refusal(race, command.player, { why: 'between-rounds-only' })
  }
  switch (command.type) {
    case 'start':
      return start(race, command, now)
    case 'to-lobby':
      return toLobby(race, command)
    case 'add-cpu':
      return addCpu(race, command)
    case 'remove-seat':
      return removeSeat(race, command)
    case 'set-option':
      return setOption(race, command)
  }
}

/** Lets everything happen that is due by `now`. */
function advance(race: Race, now: number): Outcome {
  let current = outcome(race)
  if (race.phase === 'countdown' && race.deck !== undefined && now >= race.startAt) {
    const { deck } = race
    current = andThen(current, (one) => go(one, deck))
  }
  for (let racer = duePlan(current.race, now); racer; racer = duePlan(current.race, now)) {
    const due = racer
    current = andThen(current, (one) => playPlan(one, { seat: due, game: due.game }))
  }
  if (isOver(current.race, now)) current = andThen(current, (one) => end(one, now))
  if (hostIsGone(current.race, now)) current = andThen(current, passHostOn)
  if (closesAt(current.race, now) <= now) current = andThen(current, close)
  return current
}

/** The racer whose plan has been due for longest. */
function duePlan(race: Race, now: number): Racer | undefined {
  if (race.phase !== 'racing') return undefined
  return planned(race)
    .filter(({ at }) => at <= now)
    .toSorted((a, b) => a.at - b.at)[0]?.racer
}

/** The CPU seats that mean to move, and when. */
function planned(race: Race): { readonly racer: Racer; readonly at: number }[] {
  return racers(race).flatMap((racer) => {
    const { plan: next, status } = racer.game
    const moves = next?.move !== undefined && status === 'racing'
    return moves ? [{ racer, at: next.at }] : []
  })
}

function hostIsGone(race: Race, now: number): boolean {
  const host = race.seats.find(({ seat }) => seat === race.host)
  if (host === undefined || host.connected || now < host.droppedAt + HOST_GRACE_MS) return false
  return withHost(race).host !== 0
}

function close(race: Race): Outcome {
  return outcome({ ...race, isClosed: true }, { type: 'close' })
}

function passHostOn(race: Race): Outcome {
  return outcome(withHost(race), { type: 'room' })
}

/** When the room ends: at once when no person has a place in it, else half an hour after the last one dropped. */
function closesAt(race: Race, now: number): number {
  if (race.desertedSince === undefined || race.isClosed) return Number.POSITIVE_INFINITY
  const waits = race.seats.some(({ player }) => player !== undefined)
  return waits ? race.desertedSince + DESERTED_MS : now
}

function nextWake(race: Race): number | undefined {
  if (race.isClosed) return undefined
  const times: number[] = []
  if (race.phase === 'countdown' && race.deck !== undefined) times.push(race.startAt)
  if (race.phase === 'racing') {
    times.push(race.startAt + ROUND_MAX_MS)
    for (const { at } of planned(race)) times.push(at)
  }
  const standings = standingsDue(race)
  if (standings !== undefined) times.push(standings)
  const host = race.seats.find(({ seat }) => seat === race.host)
  if (host !== undefined && !host.connected && withHost(race).host !== 0) {
    times.push(host.droppedAt + HOST_GRACE_MS)
  }
  if (race.desertedSince !== undefined) times.push(race.desertedSince + DESERTED_MS)
  return times.length === 0 ? undefined : Math.min(...times)
}

/** One `room` event says as much as many; it comes last. */
function onceRoom(events: readonly RaceEvent[]): RaceEvent[] {
  const others = events.filter(({ type }) => type !== 'room')
  const room = events.find(({ type }) => type === 'room')
  return room === undefined ? others : [...others, room]
}
