import { readFileSync } from 'node:fs'
import { positionText } from './position-text.ts'
import { readRecord } from './record.ts'
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
    json = JSON.parse(readFileSync(file === '-' ? 0 : file, 'utf8'))
  } catch (error) {
    return fail(`${name} cannot be read as JSON: ${(error as Error).message}`)
  }
  const record = readRecord(json)
  if ('fault' in record) {
    const where = record.entry === undefined ? '' : `move ${record.entry}: `
    return fail(`${name}: ${where}${record.fault}`)
  }
  const { position, fault } = replay(record)
  const { home, total, isWon } = record.game.progress(position)
  console.log(positionText(record.game, position, record.options))
  console.log(`\n${home} of ${total} cards home${isWon ? ': won' : ''}`)
  if (fault === undefined) return 0
  return fail(`move ${fault.entry} is refused: ${fault.why}`)
}

function fail(sentence: string): number {
  console.error(sentence)
  return 1
}

process.exitCode = main(process.argv.slice(2))
