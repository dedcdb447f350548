import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'

type Row = Record<string, SQLOutputValue>
type Value = string | number | null

/** What could be read of a damaged file. */
export interface Copied {
  readonly rooms: number
  readonly rounds: number
  /** What could not, as far as that is known; empty when it cannot be told. */
  readonly lost: string
}

/** Letters that a room's code may begin with, as places to go on from behind a damaged page. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
const BEGINNINGS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))

/**
 * Copies every row that can be read from a damaged data file into a new one. `leftAt` is when it was last
 * written to, in milliseconds, for the case that the file does not say it any more.
 */
export function copyReadable(damaged: string, to: DatabaseSync, leftAt: number): Copied {
  let from: DatabaseSync | undefined
  to.exec('begin immediate')
  try {
    from = readable(damaged)
    const copied = copyAll(from, to, leftAt)
    to.exec('commit')
    return copied
  } finally {
    from?.close()
  }
}

/** A file that is shorter than it says can be read only by who may change its tables; nothing is changed. */
function readable(file: string): DatabaseSync | undefined {
  try {
    const database = new DatabaseSync(file, { readOnly: true, defensive: false })
    database.exec('pragma writable_schema = on')
    database.prepare('select count(*) from sqlite_master').get()
    return database
  } catch {
    return undefined
  }
}

function copyAll(from: DatabaseSync | undefined, to: DatabaseSync, leftAt: number): Copied {
  const [life] = from === undefined ? [] : ascending(from, 'select * from process')
  const alive = Number(life?.['alive_at'] ?? leftAt)
  to.prepare('update process set alive_at = ?, sum = null').run(alive)
  if (from === undefined) return { rooms: 0, rounds: 0, lost: 'everything in it' }
  for (const snapshot of snapshots(from)) insert(to, 'snapshot', snapshot)
  const rows = rooms(from)
  const codes = new Set([...rows, ...textsOf(to, 'select room as code from snapshot')].map(codeOf))
  for (const row of rows) insert(to, 'room', row)
  let cut = 0
  for (const code of codes) {
    // Without its row a room's time is that of its last command.
    const isLacking = to.prepare('select 1 from room where code = ?').get(code) === undefined
    if (isLacking) insert(to, 'room', { code, behind: 0, died_at: leftAt, sum: -1 })
    const lines = linesOf(from, code)
    for (const line of lines.rows) insert(to, 'line', line)
    if (!lines.isWhole) cut++
  }
  let rounds = 0
  for (const round of roundsOf(from)) if (insert(to, 'round', round)) rounds++
  const lost =
    cut === 0 ? '' : `the last moves of ${cut} rooms, and what stood in other damaged places`
  return { rooms: codes.size, rounds, lost }
}

function codeOf(row: Row): string {
  return String(row['code'])
}

function textsOf(database: DatabaseSync, sql: string): Row[] {
  return database.prepare(sql).all()
}

/** The rows up to the first that cannot be read. */
function ascending(from: DatabaseSync, sql: string, ...values: readonly Value[]): Row[] {
  const rows: Row[] = []
  try {
    for (const row of from.prepare(sql).iterate(...values)) rows.push(row)
  } catch {
    // What came before is read.
  }
  return rows
}

/** Every room that can be read, going on behind each damaged page. */
function rooms(from: DatabaseSync): Row[] {
  return unique('code', [
    ...ascending(from, 'select * from room order by code'),
    ...ascending(from, 'select * from room order by code desc'),
    ...BEGINNINGS.flatMap((beginning) =>
      ascending(
        from,
        'select * from room where code >= ? and code < ?',
        beginning,
        `${beginning}~`,
      ),
    ),
  ])
}

function snapshots(from: DatabaseSync): Row[] {
  return unique('room', [
    ...numbered(from, 'snapshot', 'rowid'),
    ...BEGINNINGS.flatMap((beginning) =>
      ascending(
        from,
        'select * from snapshot where room >= ? and room < ?',
        beginning,
        `${beginning}~`,
      ),
    ),
  ])
}

function roundsOf(from: DatabaseSync): Row[] {
  return unique('id', numbered(from, 'round', 'id'))
}

/** The rows of a table by their number, going on behind what cannot be read. */
function numbered(from: DatabaseSync, table: string, id: string): Row[] {
  const all = (order: string): Row[] =>
    ascending(from, `select ${id} as place, * from ${table} not indexed order by ${id} ${order}`)
  const up = all('asc')
  const down = all('desc')
  const first = Number(up.at(-1)?.['place'] ?? 0)
  const last = Number(down.at(-1)?.['place'] ?? first)
  const between: Row[] = []
  // A damaged page hides tens of rows at most; numbers that are damaged themselves end the search.
  for (let place = first + 1; place < Math.min(last, first + 10_000); place++) {
    between.push(
      ...ascending(
        from,
        `select ${id} as place, * from ${table} not indexed where ${id} = ?`,
        place,
      ),
    )
  }
  return [...up, ...between, ...down]
}

interface Lines {
  readonly rows: readonly Row[]
  readonly isWhole: boolean
}

/** A room's commands up to the first that cannot be read. */
function linesOf(from: DatabaseSync, code: string): Lines {
  const rows: Row[] = []
  try {
    const found = from.prepare('select * from line where room = ? order by number').iterate(code)
    for (const row of found) rows.push(row)
    return { rows, isWhole: true }
  } catch {
    return { rows, isWhole: false }
  }
}

function unique(key: string, rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row[key], row])).values()]
}

/** Columns of the present version; a file of an older one lacks some. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  room: ['code', 'behind', 'died_at', 'sum'],
  line: ['room', 'number', 'handling', 'sum'],
  snapshot: ['room', 'number', 'race', 'sum'],
  round: ['id', 'room', 'round', 'started_at', 'ended_at', 'results', 'records', 'size'],
}

/** Whether the row fits: one whose values are damaged so far that the table refuses it is left out. */
function insert(to: DatabaseSync, table: string, row: Row): boolean {
  const columns = COLUMNS[table] ?? []
  const values = columns.map((column) => row[column] ?? (column === 'size' ? sizeOf(row) : null))
  try {
    to.prepare(
      `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
    ).run(...values)
    return true
  } catch (error) {
    const isRefused = ((error as { readonly errcode?: number }).errcode ?? 0) % 256 === 19
    if (isRefused) return false
    throw error
  }
}

function sizeOf(row: Row): number {
  return String(row['results']).length + String(row['records']).length
}
