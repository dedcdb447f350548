import { readFileSync } from 'node:fs'
import { parseJsonBytes } from './json-bytes.ts'
import { positionText } from './position-text.ts'
import { readRecord, type ReadRecord } from './record.ts'
import { replay } from './replay.ts'

/** `pnpm replay FILE`: plays a game record and prints where it ends. `-` reads standard input. */
function main(args: readonly string[]): number {
  const file = args[0]
  if (file === undefined || args.length > 1) {
    return fail('usage: pnpm replay FILE   (- for standard input)')
  }
  const name = file === '-' ? 'standard input' : file
  let json: unknown
  try {
    json = parseJsonBytes(readFileSync(file === '-' ? 0 : file))
  } catch (error) {
    if (error instanceof SyntaxError) return fail(`${name} is not JSON: ${error.message}`)
    return fail(`${name} cannot be read: is there such a file?`)
  }
  const record = readRecord(json)
  if (!('fault' in record)) return play(record)
  if (record.entry === undefined) return fail(`${name}: ${record.fault}`)
  // The moves before the malformed one are played first: one of them may be the first bad one.
  const before = readRecord(withMoves(json, record.entry - 1))
  const code = 'fault' in before ? 0 : play(before)
  return code === 0 ? fail(`${name}: move ${record.entry}: ${record.fault}`) : code
}

/** Plays a record and prints where it ends. */
function play(record: ReadRecord): number {
  const { position, fault } = replay(record)
  const { done, total } = record.game.progress(position)
  console.log(positionText(record.game, position, record.options))
  console.log(`\n${done} of ${total} cards home${done === total ? ': won' : ''}`)
  return fault === undefined ? 0 : fail(`move ${fault.entry} is refused: ${fault.why}`)
}

/** A record's JSON with so many of its moves. */
function withMoves(json: unknown, count: number): unknown {
  const record = json as { readonly moves: readonly unknown[] }
  return { ...record, moves: record.moves.slice(0, count) }
}

function fail(sentence: string): number {
  console.error(sentence)
  return 1
}

process.exitCode = main(process.argv.slice(2))
