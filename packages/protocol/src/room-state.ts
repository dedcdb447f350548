import type { SchemaType } from '@colyseus/schema'
import { schema, t } from '@colyseus/schema'
import type {
  Commitment,
  Absent,
  HouseRules,
  Phase,
  Result,
  RoomView,
  RosterSeat,
  Standing,
} from '@samedeal/race'
import type { Options } from '@samedeal/rules'

export const RosterSeatState = schema(
  {
    seat: t.uint8(),
    name: t.string(),
    kind: t.string(),
    connected: t.boolean(),
    status: t.string(),
    time: t.uint32(),
    hasStandIn: t.boolean(),
    cpuLevel: t.string(),
    points: t.uint16(),
    handicap: t.uint8(),
    level: t.string(),
    unearned: t.string(),
  },
  'RosterSeatState',
)

export const StandingState = schema(
  { seat: t.uint8(), rank: t.uint8(), percent: t.uint8(), time: t.uint32() },
  'StandingState',
)

export const ResultState = schema(
  {
    seat: t.uint8(),
    name: t.string(),
    kind: t.string(),
    rank: t.uint8(),
    outcome: t.string(),
    percent: t.uint8(),
    time: t.uint32(),
    moves: t.uint16(),
    byStandIn: t.boolean(),
    hadStandIn: t.boolean(),
    points: t.uint16(),
    total: t.uint16(),
    level: t.string(),
    unearned: t.string(),
  },
  'ResultState',
)

export const CommitmentState = schema({ level: t.string(), hash: t.string() }, 'CommitmentState')
export const AbsentState = schema({ name: t.string(), points: t.uint16() }, 'AbsentState')

/** What everybody in the room may know, as it travels: a RoomView, and nothing else. */
export const RoomState = schema(
  {
    phase: t.string(),
    host: t.uint8(),
    game: t.string(),
    /** JSON. */
    options: t.string(),
    /** JSON. */
    rules: t.string(),
    round: t.uint16(),
    matchRound: t.uint16(),
    isMatchOver: t.boolean(),
    startAt: t.float64(),
    isLocked: t.boolean(),
    spectators: t.uint16(),
    commitments: t.array(CommitmentState),
    roster: t.array(RosterSeatState),
    top: t.array(StandingState),
    results: t.array(ResultState),
    absent: t.array(AbsentState),
  },
  'RoomState',
)
export type RoomState = SchemaType<typeof RoomState>

/** Brings a room's state up to date with what everybody may know now; what is the same is not sent again. */
export function writeRoomState(state: RoomState, view: RoomView): void {
  const { phase, host, game, round, matchRound, isMatchOver, startAt, isLocked, spectators } = view
  Object.assign(state, {
    phase,
    host,
    game,
    round,
    matchRound,
    isMatchOver,
    startAt,
    isLocked,
    spectators,
  })
  state.options = JSON.stringify(view.options)
  state.rules = JSON.stringify(view.rules)
  writeList(state.commitments, view.commitments, () => new CommitmentState())
  writeList(state.roster, view.roster, () => new RosterSeatState())
  writeList(state.top, view.top, () => new StandingState())
  writeList(state.results, view.results, () => new ResultState())
  writeList(state.absent, view.absent, () => new AbsentState())
}

interface List<Item> {
  readonly length: number
  at(index: number): Item | undefined
  push(item: Item): unknown
  pop(): unknown
}

function writeList<Item extends object>(
  list: List<Item>,
  wanted: readonly object[],
  make: () => Item,
): void {
  while (list.length > wanted.length) list.pop()
  wanted.forEach((fields, index) => {
    const item = list.at(index)
    if (item === undefined) list.push(Object.assign(make(), fields))
    else Object.assign(item, fields)
  })
}

/** Reads a room's state as the browser holds it. */
export function readRoomState(state: RoomState): RoomView {
  const { host, game, round, matchRound, isMatchOver, startAt, isLocked, spectators } = state
  return {
    phase: state.phase as Phase,
    host,
    game,
    options: JSON.parse(state.options) as Options,
    rules: JSON.parse(state.rules) as HouseRules,
    round,
    matchRound,
    isMatchOver,
    startAt,
    isLocked,
    spectators,
    commitments: [...state.commitments].map((one) => one.toJSON() as unknown as Commitment),
    roster: [...state.roster].map((seat) => seat.toJSON() as unknown as RosterSeat),
    top: [...state.top].map((standing) => standing.toJSON() as unknown as Standing),
    results: [...state.results].map((result) => result.toJSON() as unknown as Result),
    absent: [...state.absent].map((one) => one.toJSON() as unknown as Absent),
  }
}
