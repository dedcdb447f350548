import { REACTIONS } from '@samedeal/protocol'
import { FROM_CLIENT } from '@samedeal/protocol/from-client'
import fc from 'fast-check'

/** One thing that somebody does to a room who means it no good. */
export type Act =
  /** A message of any type and shape. */
  | { readonly do: 'say'; readonly type: string | number; readonly body: unknown }
  /** A command at their own seat; `step` 0 is the number that is due, others are late or early. */
  | {
      readonly do: 'play'
      readonly type: 'move' | 'undo' | 'send'
      readonly step: number
      readonly pile: readonly [from: number, to: number, count: number]
    }
  /** A message that has been sent before, by themselves or by one who plays fair. */
  | { readonly do: 'repeat'; readonly whose: 'own' | 'others'; readonly which: number }
  /** A frame that is no message at all. */
  | { readonly do: 'bytes'; readonly bytes: Uint8Array }

/** Acts that a socket does one after another, without waiting for an answer. */
export interface Attack {
  readonly acts: readonly Act[]
  /** How often the last act is done again at the end: far more than a socket may send. */
  readonly again: number
}

/** The most acts of an attack: fewer than a socket may send at once. */
const MOST_ACTS = 100
/** Repetitions that are too many. */
const FLOOD = 250

/** Of the known types those that do not give the seat up: the attacker is to stay for long. */
const knownType = fc.constantFrom(
  ...Object.keys(FROM_CLIENT).filter((type) => type !== 'quit' && type !== 'leave'),
)
/** Names that mean something to the language, to Colyseus, or to the race within. */
const trickyType = fc.constantFrom(
  '',
  '*',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'then',
  '_$bmove',
  'tick',
  'join',
  'drop',
  'deal',
  'resume',
  'moved',
  'board',
)

const anyBody = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(undefined, null, true, Number.NaN, Number.POSITIVE_INFINITY, -0, 2 ** 53, 1.5),
  fc.string({ maxLength: 1_500, unit: 'binary' }),
  fc.uint8Array({ maxLength: 64 }),
  fc.array(fc.oneof(fc.integer(), fc.double(), fc.string()), { maxLength: 6 }),
  fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'n', 'length', '0'), fc.jsonValue()),
)

const anyType = fc.oneof(knownType, trickyType, fc.string({ maxLength: 40 }), fc.nat())

const malformed = fc.tuple(anyType, anyBody).map(([type, body]): Act => ({ do: 'say', type, body }))

/** What only a host may ask, and what nobody may ask now. */
const mistimed = fc.oneof(
  fc.tuple(fc.constantFrom('start', 'to-lobby', 'hint'), fc.constant(undefined)),
  fc.tuple(fc.constantFrom('remove-seat', 'make-host', 'record'), fc.integer({ min: 1, max: 25 })),
  fc.tuple(fc.constant('add-cpu'), fc.constantFrom('beginner', 'champion')),
  fc.tuple(fc.constant('set-cpu'), fc.constantFrom([1, 'casual'], [2, 'champion'])),
  fc.tuple(fc.constant('set-option'), fc.constantFrom(['draw', 3], ['undo', false], ['x', 1])),
  fc.tuple(fc.constant('preset'), fc.constantFrom('party', 'classic', 'vegas')),
  fc.tuple(fc.constant('lock'), fc.boolean()),
  fc.tuple(fc.constant('react'), fc.constantFrom(...REACTIONS)),
)

const asked = mistimed.map(([type, body]): Act => ({ do: 'say', type, body }))

/** Gives the seat up, in a way that is understood or in one that is not. */
const going = fc
  .tuple(fc.constantFrom('quit', 'leave'), fc.oneof(fc.constant(undefined), anyBody))
  .map(([type, body]): Act => ({ do: 'say', type, body }))

const pile = fc.oneof(
  { weight: 3, arbitrary: fc.constant([0, 1, 1] as const) },
  { weight: 6, arbitrary: fc.tuple(fc.nat(12), fc.nat(12), fc.integer({ min: 1, max: 3 })) },
  { weight: 1, arbitrary: fc.tuple(fc.nat(255), fc.nat(255), fc.integer({ min: 1, max: 255 })) },
)

const step = fc.oneof(
  { weight: 6, arbitrary: fc.constant(0) },
  { weight: 3, arbitrary: fc.integer({ min: -5, max: 5 }) },
  { weight: 1, arbitrary: fc.nat(2_000_000) },
)

const played = fc
  .tuple(fc.constantFrom('move', 'move', 'move', 'move', 'undo', 'send'), step, pile)
  .map(([type, late, on]): Act => ({ do: 'play', type, step: late, pile: on }))

const repeated = fc
  .tuple(fc.constantFrom('own', 'others'), fc.nat(10_000))
  .map(([whose, which]): Act => ({ do: 'repeat', whose, which }))

const bytes: fc.Arbitrary<Act> = fc
  .tuple(
    fc.oneof(fc.constantFrom(10, 11, 13, 14, 15, 16, 17, 18, 19, 20), fc.nat(255)),
    fc.uint8Array({ maxLength: 60 }),
  )
  .map(([code, rest]) => ({ do: 'bytes', bytes: Uint8Array.from([code, ...rest]) }))

const act = fc.oneof(
  { weight: 900, arbitrary: played },
  { weight: 600, arbitrary: malformed },
  { weight: 400, arbitrary: asked },
  { weight: 400, arbitrary: repeated },
  { weight: 8, arbitrary: bytes },
  { weight: 2, arbitrary: going },
)

/** Attacks that follow from a seed: the same seed, the same attacks. */
export function attacks(seed: number, count: number): Attack[] {
  const acts = fc.array(act, { minLength: 40, maxLength: MOST_ACTS, size: 'max' })
  const again = fc.oneof(
    { weight: 9, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.constant(FLOOD) },
  )
  return fc.sample(
    fc.tuple(acts, again).map((attack): Attack => ({ acts: attack[0], again: attack[1] })),
    { seed, numRuns: count },
  )
}
