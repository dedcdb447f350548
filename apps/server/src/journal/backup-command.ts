// `npm run backup -- [FILE]` copies the journal into one file, also while a server runs on it.
import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { backUp } from './backup.ts'

/** The server’s own folder is meant from here, wherever the command is typed. */
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

const USAGE =
  'npm run backup -- [FILE]\n\nCopies the journal in DATA_DIR (.data if not set) into one file, also while the server runs.\nWithout FILE its name is samedeal-, the time, and .sqlite, in the current folder.'

function main(args: readonly string[]): void {
  if (args.includes('--help') || args.includes('-h')) return console.log(USAGE)
  const option = args.find((argument) => argument.startsWith('-'))
  if (option !== undefined) return fail(`There is no option ${option}. Usage: ${USAGE}`)
  if (args.length > 1) return fail(`Name one file, not ${args.length}: ${args.join(' ')}`)
  const named = process.env['DATA_DIR']?.trim() ?? ''
  const folder = resolve(ROOT, named === '' ? '.data' : named)
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const target = resolve(args[0] ?? `samedeal-${time}.sqlite`)
  try {
    const { rooms, rounds, bytes } = backUp(folder, target)
    const held = [counted(rooms, 'open room'), counted(rounds, 'finished round')]
    const size = (bytes / 1_000_000).toFixed(1)
    console.log(`${relative('', target)}: ${held.join(' and ')}, ${size} MB.`)
  } catch (error) {
    fail((error as Error).message)
  }
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}

function fail(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}

// Of SQLite’s being new to Node nobody here can do anything.
process.removeAllListeners('warning')
main(process.argv.slice(2))
