import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const PROCESS = 'process-id'

/** The database's file in a data folder. */
export function databaseFile(folder: string): string {
  return join(folder, 'samedeal.sqlite')
}

/** Makes the folder if need be. Throws a sentence when that cannot be done. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new Error(
      `The data folder ${folder} cannot be made: ${(error as Error).message}. Set DATA_DIR to a folder that can be written to.`,
      { cause: error },
    )
  }
}

/** Says who uses the folder: only for a person to read, since the lock is the database's own. */
export function signFolder(folder: string): void {
  writeFileSync(join(folder, PROCESS), `${process.pid}\n`)
}

/** The process that has signed the folder; undefined when nobody has. */
export function signedBy(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, PROCESS), 'utf8').trim()
  } catch {
    return undefined
  }
}

/** Takes the signature off. */
export function leaveFolder(folder: string): void {
  rmSync(join(folder, PROCESS), { force: true })
}
