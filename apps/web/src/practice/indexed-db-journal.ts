import { firstRow, NO_JOURNAL, readRows, type PracticeJournal } from './practice-journal.ts'

const DATABASE = 'samedeal-practice'
const ROWS = 'rows'

/** The journal in this browser's IndexedDB; where that is withheld, one that keeps nothing. */
export async function openJournal(): Promise<PracticeJournal> {
  try {
    return journalIn(await openDatabase())
  } catch {
    return NO_JOURNAL
  }
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

function journalIn(database: IDBDatabase): PracticeJournal {
  let last: Promise<void> = Promise.resolve()
  /** Transactions on one store happen in the order in which they were made. */
  const write = (change: (rows: IDBObjectStore) => void): void => {
    try {
      const transaction = database.transaction(ROWS, 'readwrite')
      change(transaction.objectStore(ROWS))
      last = new Promise((resolve) => {
        // A full disk keeps nothing more; the race goes on all the same.
        for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => resolve())
      })
    } catch {
      // The browser has closed the database under us.
    }
  }
  return {
    async read() {
      const rows = await new Promise<readonly unknown[]>((resolve) => {
        const asking = database.transaction(ROWS).objectStore(ROWS).getAll()
        asking.addEventListener('success', () => resolve(asking.result))
        asking.addEventListener('error', () => resolve([]))
      })
      return readRows(rows)
    },
    begin: (beginning) =>
      write((rows) => {
        rows.clear()
        rows.add(firstRow(beginning))
      }),
    add: (handling) => write((rows) => rows.add(handling)),
    clear: () => write((rows) => rows.clear()),
    settled: () => last,
  }
}
