import { firstRow, NO_JOURNAL, readRows, type PracticeJournal } from './practice-journal.ts'

const DATABASE = 'samedeal-practice'
const ROWS = 'rows'

/** How long the browser may take to open its database, and again to read it, in milliseconds. */
const LIMIT_MS = 5_000

/**
 * The journal in this browser's IndexedDB. Where that is withheld, or does not answer in time, it is one that
 * keeps nothing; what is kept already stays for the next time.
 */
export async function openJournal(): Promise<PracticeJournal> {
  try {
    const database = await inTime(openDatabase())
    return journalIn(database, await inTime(rowsIn(database)))
  } catch {
    return NO_JOURNAL
  }
}

/** Another page that is frozen in the middle of a transaction lets nobody in; no event tells. */
function inTime<Answer>(asked: Promise<Answer>): Promise<Answer> {
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the database does not answer')), LIMIT_MS)
  })
  return Promise.race([asked, tooLate])
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1)
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore(ROWS, { autoIncrement: true })
    })
    opening.addEventListener('success', () => resolve(opening.result))
    opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')))
    opening.addEventListener('blocked', () => reject(new Error('the database is blocked')))
  })
}

function rowsIn(database: IDBDatabase): Promise<readonly unknown[]> {
  return new Promise((resolve) => {
    const transaction = database.transaction(ROWS)
    const asking = transaction.objectStore(ROWS).getAll()
    asking.addEventListener('success', () => resolve(asking.result))
    asking.addEventListener('error', () => resolve([]))
    commit(transaction)
  })
}

/**
 * Ends a transaction as soon as what it was asked for is done, without this page having a say any more: a page
 * may be frozen at any moment, and with it whatever it has open (seen in WebKit's back/forward cache).
 */
function commit(transaction: IDBTransaction): void {
  // Safari has it since 15, Chrome since 76, Firefox since 74.
  if (typeof transaction.commit === 'function') transaction.commit()
}

function journalIn(database: IDBDatabase, rows: readonly unknown[]): PracticeJournal {
  let last: Promise<void> = Promise.resolve()
  /** Transactions on one store happen in the order in which they were made. */
  const write = (change: (rows: IDBObjectStore) => void): void => {
    try {
      const transaction = database.transaction(ROWS, 'readwrite')
      last = new Promise((resolve) => {
        // A full disk keeps nothing more; the race goes on all the same.
        for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => resolve())
      })
      change(transaction.objectStore(ROWS))
      commit(transaction)
    } catch {
      // The browser has closed the database under us.
    }
  }
  return {
    read: () => Promise.resolve(readRows(rows)),
    begin: (beginning) =>
      write((store) => {
        store.clear()
        store.add(firstRow(beginning))
      }),
    add: (handling) => write((store) => store.add(handling)),
    clear: () => write((store) => store.clear()),
    settled: () => last,
  }
}
