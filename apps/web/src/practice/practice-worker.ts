import { answerLostMoves } from '../ui/replay/lost-move-worker.ts'
import { openJournal } from './indexed-db-journal.ts'
import { PracticeClock } from './practice-clock.ts'
import { PracticeDealer } from './practice-dealer.ts'
import type { FromPractice, ToPractice } from './practice-message.ts'
import { PracticeRoom } from './practice-room.ts'

/** 128 bits from the browser's cryptographic source, which plain http has too. */
function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Ends this worker once the page has been told so. */
function tell(message: FromPractice): void {
  postMessage(message)
  if (message.say === 'closed') close()
}

/** Tells the page of a fault by the worker's error event. */
function fail(error: unknown): void {
  setTimeout(() => {
    throw error
  })
}

async function hear(room: PracticeRoom, message: ToPractice): Promise<void> {
  switch (message.say) {
    case 'open':
      return room.open(message.setup, message.played)
    case 'message':
      return room.receive(message.type, message.body)
    case 'pause':
      return room.pause()
    case 'resume':
      return room.resume()
  }
}

/** Runs races for the page that made this worker. */
function practise(): void {
  const dealer = new PracticeDealer({
    seed: freshSeed,
    now: () => performance.now(),
    pause: () => new Promise((resolve) => setTimeout(resolve)),
  })

  const opened = openJournal().then((journal) => {
    const clock = new PracticeClock(() => room.tick())
    const room = new PracticeRoom({ born: Date.now(), clock, dealer, journal, tell })
    return room
  })

  /** Messages wait for the journal, and for each other. */
  let done: Promise<void> = Promise.resolve()

  addEventListener('message', ({ data }: MessageEvent<ToPractice>) => {
    done = done.then(async () => hear(await opened, data)).catch(fail)
  })
}

// One script for both jobs that solve deals, so that the solver is there once: the name says which.
if (self.name === 'lost-move') answerLostMoves()
else practise()
