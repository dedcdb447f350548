import { deckText, parseDeck } from '../cards/deck.ts'
import type { Card } from '../cards/card.ts'
import type { Game, Move, Options, OptionValue } from '../game.ts'
import { GAMES } from '../games.ts'
import { isSalt } from './committed-deal.ts'

/** Who made a move: the player, a CPU in a dropped player's seat, or the table when a move clock ran out. */
export type MadeBy = 'player' | 'stand-in' | 'table'

/** The last step is taken back. */
export interface Undo {
  readonly undo: true
}

/** One step of a game. `t` is milliseconds since GO, and never less than before. */
export type RecordEntry = (Move | Undo | { readonly send: true }) & {
  readonly t?: number
  readonly by?: MadeBy
}

/** A whole game: the replay file, the bug report and the test fixture. */
export interface GameRecord {
  readonly game: string
  readonly options: Options
  /** The game's cards by two letters, in deal order. */
  readonly deck: string
  /** What the deal's commitment was salted with: 32 hexadecimal digits. See docs/provable-deals.md. */
  readonly salt?: string
  readonly moves: readonly RecordEntry[]
}

/** A record whose game is known and whose deck and options are sound. */
export interface ReadRecord {
  readonly game: Game
  readonly options: Options
  readonly deck: readonly Card[]
  readonly salt?: string
  readonly moves: readonly RecordEntry[]
}

/** What is wrong with a record, in a sentence. `entry` counts the moves from 1. */
export interface RecordFault {
  readonly fault: string
  readonly entry?: number
}

/** Reads a record from parsed JSON. Nothing is played yet: see `replay`. */
export function readRecord(json: unknown): ReadRecord | RecordFault {
  if (!isObject(json)) return { fault: 'a game record is an object { game, options, deck, moves }' }
  const game = typeof json.game === 'string' ? GAMES.get(json.game) : undefined
  if (game === undefined) {
    return {
      fault: `"game" is ${JSON.stringify(json.game)}; known games: ${[...GAMES.keys()].join(', ')}`,
    }
  }
  const options = readOptions(game, json.options ?? {})
  if (isFault(options)) return options
  if (typeof json.deck !== 'string') return { fault: '"deck" must be a text of card names' }
  const deck = parseDeck(json.deck, game.deck(options))
  if ('fault' in deck) return { fault: `"deck": ${deck.fault}` }
  if (json.salt !== undefined && !isSalt(json.salt)) {
    return { fault: '"salt" must be 32 hexadecimal digits in small letters' }
  }
  if (!Array.isArray(json.moves)) return { fault: '"moves" must be a list' }
  const moves: RecordEntry[] = []
  let last = { t: 0, entry: 0 }
  for (const [index, given] of json.moves.entries()) {
    const fault = faultOfEntry(given)
    if (fault !== undefined) return { fault, entry: index + 1 }
    const entry = given as RecordEntry
    const { t = last.t } = entry
    if (t < last.t) {
      const before = `"t" was ${last.t} at move ${last.entry} and is ${t} here`
      return { fault: `times never run backwards: ${before}`, entry: index + 1 }
    }
    if (entry.t !== undefined) last = { t, entry: index + 1 }
    moves.push(entry)
  }
  return { game, options, deck, ...(isSalt(json.salt) && { salt: json.salt }), moves }
}

function isFault(read: Options | RecordFault): read is RecordFault {
  return 'fault' in read
}

/** Fills in the usual value of each option that is not given, and checks those that are. */
export function readOptions(game: Game, given: unknown): Options | RecordFault {
  if (!isObject(given)) return { fault: '"options" must be an object' }
  const options: Record<string, OptionValue> = {}
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(game.options, name)) {
      const known = Object.keys(game.options).join(', ')
      return { fault: `${game.id} has no option "${name}"; its options: ${known}` }
    }
  }
  for (const [name, choice] of Object.entries(game.options)) {
    const value = given[name] === undefined ? choice.usual : given[name]
    if (!choice.accepts(value)) {
      return { fault: `option "${name}" is ${JSON.stringify(value)}; allowed: ${choice.allowed}` }
    }
    options[name] = value as OptionValue
  }
  return options
}

/** Writes a record as it is stored. */
export function writeRecord(record: ReadRecord): GameRecord {
  const { game, options, deck, salt, moves } = record
  const written = { game: game.id, options, deck: deckText(deck) }
  return { ...written, ...(salt !== undefined && { salt }), moves }
}

function faultOfEntry(entry: unknown): string | undefined {
  const shape = 'a move is { from, to, count }, { undo: true } or { send: true }'
  if (!isObject(entry)) return shape
  if (entry.t !== undefined && !(Number.isFinite(entry.t) && (entry.t as number) >= 0)) {
    return '"t" must be milliseconds since GO, from 0'
  }
  if (entry.by !== undefined && !['player', 'stand-in', 'table'].includes(entry.by as string)) {
    return '"by" must be "player", "stand-in" or "table"'
  }
  const isMove =
    typeof entry.from === 'string' &&
    typeof entry.to === 'string' &&
    typeof entry.count === 'number'
  const kinds = ['from', 'undo', 'send'].filter((key) => Object.hasOwn(entry, key))
  const isOneKind = kinds.length === 1 && (isMove || entry.undo === true || entry.send === true)
  return isOneKind ? undefined : shape
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
