/** SQLite's codes: https://sqlite.org/rescode.html */
const BUSY = new Set([5, 6])
const DAMAGE = new Set([11, 26])
/** A file that is shorter than it says, and one whose file system has found it damaged. */
const SHORT_READ = 522
const CORRUPT_FS = 8_458
/** The disk takes or gives nothing: no memory, read-only, input and output, full, no file. */
const DISK = new Set([7, 8, 10, 13, 14])

/** What is behind an error of SQLite: `rows` when one row alone cannot be written. */
export type Fault = 'busy' | 'damage' | 'disk' | 'rows'

/** Thrown when a file can be opened, and a check of it has found damage. */
export class Damaged extends Error {}

export function faultOf(error: unknown): Fault {
  if (error instanceof Damaged) return 'damage'
  const code = (error as { readonly errcode?: number }).errcode
  // Not SQLite's: the file system's, or a database that could not be opened again.
  if (code === undefined) return 'disk'
  if (code === SHORT_READ || code === CORRUPT_FS) return 'damage'
  const primary = code & 255
  if (BUSY.has(primary)) return 'busy'
  if (DAMAGE.has(primary)) return 'damage'
  return DISK.has(primary) ? 'disk' : 'rows'
}
