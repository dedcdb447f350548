import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { faultOf } from './sqlite-fault.ts'

const PROCESS = 'process-id'
const LOCK = 'lock.sqlite'

/** The database's file in a data folder. */
export function databaseFile(folder: string): string {
  return join(folder, 'samedeal.sqlite')
}

/** The write-ahead log of a database's file. */
export function logOf(file: string): string {
  return `${file}-wal`
}

/** The index of the log, which SQLite makes anew where it is lacking. */
export function indexOf(file: string): string {
  return `${file}-shm`
}

/** Makes the folder if need be. Throws a sentence when that cannot be done. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new Error(
      `The data folder ${folder} cannot be created: ${(error as Error).message}. Set DATA_DIR to a folder that you can write to.`,
      { cause: error },
    )
  }
}

/**
 * Locks the folder for this process, until the lock is closed or the process ends however it may. The lock is
 * a file of its own, since the database's may be set aside. Throws a sentence when another process has it.
 */
export function lockFolder(folder: string): DatabaseSync {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(folder, LOCK))
    // Nothing is ever written: a lock needs no room on the disk.
    lock.exec('pragma journal_mode = memory')
    lock.exec('begin exclusive')
    return lock
  } catch (error) {
    lock?.close()
    throw new Error(lockRefusal(folder, error as Error), { cause: error })
  }
}

function lockRefusal(folder: string, error: Error): string {
  if (faultOf(error) !== 'damage') return refusal(folder, error)
  return `The data folder ${folder} cannot be locked: its ${LOCK} is damaged. It holds nothing: delete that file and start again.`
}

/** Why a data folder cannot be used, and what to do. */
export function refusal(folder: string, error: Error): string {
  if (faultOf(error) === 'busy') {
    const by = signedBy(folder)
    const who = by === undefined ? 'another process' : `another Samedeal, process ${by}`
    return `The data folder ${folder} is in use by ${who}. Stop that one, or set DATA_DIR to another folder.`
  }
  if (faultOf(error) === 'disk') {
    return `The data folder ${folder} cannot be used: ${error.message}. Free some space on its disk and check that this user may write there, or set DATA_DIR to another folder.`
  }
  return `The data folder ${folder} cannot be used: ${error.message}. Repair it, or set DATA_DIR to another folder.`
}

/** Says who uses the folder: only for a person to read, since the lock is a file of its own. */
export function signFolder(folder: string): void {
  try {
    writeFileSync(join(folder, PROCESS), `${process.pid}\n`)
  } catch {
    // A full disk takes no signature.
  }
}

/** The process that has signed the folder; undefined when nobody has. */
function signedBy(folder: string): string | undefined {
  try {
    const text = readFileSync(join(folder, PROCESS), 'utf8').trim()
    return text === '' ? undefined : text
  } catch {
    return undefined
  }
}

/** Takes the signature off. */
export function leaveFolder(folder: string): void {
  rmSync(join(folder, PROCESS), { force: true })
}
