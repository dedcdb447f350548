import type { Command } from './command.ts'
import { nextDue } from './due.ts'
import type { RaceEvent } from './event.ts'
import { handOver } from './hand-over.ts'
import { addCpu, setCpu, setGame, setOption, usePreset } from './lobby.ts'
import { andThen, outcome, refusal, type Outcome } from './outcome.ts'
import { lock } from './door.ts'
import { drop, join, leave, makeHost, removeSeat, seatWaiting, withDesertion } from './people.ts'
import type { Race } from './race.ts'
import { resume } from './resume.ts'
import { dealFailed, end, endRound, isOver, record, start, takeDeals, toLobby } from './round.ts'
import { seatOf } from './seats.ts'
import { showStandings, standingsDue } from './standings.ts'
import { hint, move, plan, quit, send, undo } from './turn.ts'

/** What a command brought about, and when the race wants to be called again with a `tick`. */
export interface Handled {
  readonly race: Race
  readonly events: readonly RaceEvent[]
  /** Server time in milliseconds; undefined when nothing is due. */
  readonly wakeAt: number | undefined
}

/**
 * The whole race, one command at a time: what was due before `now` happens first, then the command,
 * then what follows from it. Deterministic; never changes the given race.
 * `now` is the server's clock in milliseconds and never runs backwards.
 */
export function handle(race: Race, command: Command, now: number): Handled {
  if (race.isClosed) return { race, events: [], wakeAt: undefined }
  const before = advance(race, now)
  const done = andThen(before, (current) => apply(current, command, now))
  const after = andThen(done, (current) => advance(withDesertion(current, now), now))
  const seated = andThen(after, seatWaiting)
  const settled = andThen(seated, (current) => showStandings(current, now))
  return { race: settled.race, events: onceRoom(settled.events), wakeAt: nextWake(settled.race) }
}

function apply(race: Race, command: Command, now: number): Outcome {
  switch (command.type) {
    case 'tick':
      return outcome(race)
    case 'join':
      return join(race, command, now)
    case 'drop':
      return drop(race, command, now)
    case 'leave':
      return leave(race, command, now)
    case 'hand-over':
      return handOver(race, command)
    case 'deal':
      return takeDeals(race, command, now)
    case 'resume':
      return resume(race, command, now)
    case 'deal-failed':
      return dealFailed(race, command)
    case 'plan':
      return plan(race, command)
    case 'move':
      return move(race, command, now)
    case 'send':
      return send(race, command, now)
    case 'undo':
      return undo(race, command, now)
    case 'hint':
      return hint(race, command)
    case 'quit':
      return quit(race, command)
    case 'record':
      return record(race, command)
    case 'start':
    case 'end-round':
    case 'to-lobby':
    case 'add-cpu':
    case 'set-cpu':
    case 'remove-seat':
    case 'make-host':
    case 'lock':
    case 'set-option':
    case 'preset':
    case 'set-game':
      return byHost(race, command, now)
  }
}

type HostCommand = Extract<
  Command,
  {
    readonly type:
      | 'start'
      | 'end-round'
      | 'to-lobby'
      | 'add-cpu'
      | 'set-cpu'
      | 'remove-seat'
      | 'make-host'
      | 'lock'
      | 'set-option'
      | 'preset'
      | 'set-game'
  }
>

function byHost(race: Race, command: HostCommand, now: number): Outcome {
  const seat = seatOf(race, command.player)
  if (seat === undefined || seat.seat !== race.host) {
    return refusal(race, command.player, { why: 'host-only' })
  }
  if (command.type === 'remove-seat') return removeSeat(race, command, now)
  if (command.type === 'make-host') return makeHost(race, command)
  if (command.type === 'lock') return lock(race, command)
  if (command.type === 'end-round') return endRound(race, command, now)
  if (race.phase === 'countdown' || race.phase === 'racing') {
    return refusal(race, command.player, { why: 'between-rounds-only' })
  }
  if (command.type === 'start') return start(race, command, now)
  if (command.type === 'to-lobby') return toLobby(race, command)
  // The results belong to the settings and seats that they were played with.
  if (race.phase === 'results') {
    return refusal(race, command.player, { why: 'between-rounds-only' })
  }
  switch (command.type) {
    case 'add-cpu':
      return addCpu(race, command)
    case 'set-cpu':
      return setCpu(race, command)
    case 'set-option':
      return setOption(race, command)
    case 'preset':
      return usePreset(race, command)
    case 'set-game':
      return setGame(race, command)
  }
}

/** Lets everything happen that is due by `now`, in the order in which it was due. */
function advance(race: Race, now: number): Outcome {
  let current = outcome(race)
  for (;;) {
    const due = nextDue(current.race)
    if (due !== undefined && due.at <= now) current = andThen(current, (one) => due.happen(one))
    else if (isOver(current.race, now)) current = andThen(current, (one) => end(one, now))
    else return current
  }
}

function nextWake(race: Race): number | undefined {
  const due = nextDue(race)?.at
  const standings = race.isClosed ? undefined : standingsDue(race)
  if (due === undefined || standings === undefined) return due ?? standings
  return Math.min(due, standings)
}

/** One `room` event says as much as many; it comes last. */
function onceRoom(events: readonly RaceEvent[]): RaceEvent[] {
  const others = events.filter(({ type }) => type !== 'room')
  const room = events.find(({ type }) => type === 'room')
  return room === undefined ? others : [...others, room]
}
