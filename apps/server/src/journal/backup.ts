import { existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { databaseFile } from './data-folder.ts'
import { faultOf } from './sqlite-fault.ts'

/** How long a backup waits for a server that is just starting or writing, in milliseconds. */
const BUSY_MS = 5_000

/** What a backup holds. */
export interface BackedUp {
  readonly rooms: number
  readonly rounds: number
  readonly bytes: number
}

/**
 * Copies the journal of a data folder into one file, as it is at one moment, whether a server runs on it or
 * not. The file has a name of its own inside, so that no log of another is ever taken for its own. Throws a
 * sentence when that cannot be done; then there is no such file.
 */
export function backUp(folder: string, target: string): BackedUp {
  const file = databaseFile(folder)
  if (!existsSync(folder)) {
    throw new Error(`There is no data folder ${folder}. Set DATA_DIR to the server’s.`)
  }
  if (!existsSync(file)) {
    throw new Error(`The data folder ${folder} has no journal yet: there is no ${file}.`)
  }
  if (existsSync(target)) {
    throw new Error(`${target} already exists. Name another file, or move that one away.`)
  }
  const into = dirname(target)
  if (statSync(into, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new Error(`There is no folder ${into} for the backup. Create it first.`)
  }
  const part = `${target}.part`
  rmSync(part, { force: true })
  try {
    copy(file, part)
    const held = finish(part)
    renameSync(part, target)
    return held
  } catch (error) {
    rmSync(part, { force: true })
    throw new Error(reason(error as Error, { file, into }), { cause: error })
  }
}

function copy(file: string, part: string): void {
  const database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_MS })
  try {
    database.prepare('vacuum into ?').run(part)
  } finally {
    database.close()
  }
}

/** Gives the copy a name of its own, and looks through it. */
function finish(part: string): BackedUp {
  const database = new DatabaseSync(part)
  try {
    database.exec('update process set store = lower(hex(randomblob(8))), sum = null')
    const [row] = database.prepare('pragma quick_check(1)').all()
    if (row?.['quick_check'] !== 'ok')
      throw new Error(`the copy is damaged: ${String(row?.['quick_check'])}`)
    const count = (table: string): number =>
      Number(database.prepare(`select count(*) as n from ${table}`).get()?.['n'])
    return { rooms: count('room'), rounds: count('round'), bytes: statSync(part).size }
  } finally {
    database.close()
  }
}

function reason(
  error: Error,
  { file, into }: { readonly file: string; readonly into: string },
): string {
  const { message } = error
  switch (faultOf(error)) {
    case 'busy':
      return `${file} is held by a server that lets nobody else read it: one whose disk was full when it started, or an older one. Free space and start it again, or stop it first.`
    case 'damage':
      return `${file} is damaged (${message}). Start the server on it: it keeps the damaged file and makes a new one of what can be read. Then make the backup.`
    case 'disk':
      return `The backup could not be written into ${into}: ${message}. See that there is space on its disk and that you may write there, or name another folder.`
    case 'rows':
      return `${file} could not be copied: ${message}. If an older version wrote it, start the server on it once.`
  }
}
