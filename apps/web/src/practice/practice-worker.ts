// Keeps the practice room, and searches records for the replay: one worker, since both need the solver whole.
import type { LostMoveQuestion } from './lost-move.ts'
import { findLostMove } from './find-lost-move.ts'
import { skillsOf } from './game-skills.ts'
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

const dealer = new PracticeDealer({
  seed: freshSeed,
  now: () => performance.now(),
  pause: () => new Promise((resolve) => setTimeout(resolve)),
  skills: skillsOf,
})

let opened: Promise<PracticeRoom> | undefined

/** The practice room, which is opened when it is first asked for. */
function theRoom(): Promise<PracticeRoom> {
  opened ??= openJournal().then((journal) => {
    const clock = new PracticeClock(() => room.tick())
    const room = new PracticeRoom({
      born: Date.now(),
      clock,
      dealer,
      journal,
      skills: skillsOf,
      tell,
    })
    return room
  })
  return opened
}

/** Messages wait for the journal, and for each other. */
let done: Promise<void> = Promise.resolve()

addEventListener('message', ({ data }: MessageEvent<ToPractice | LostMoveQuestion>) => {
  if (data.say === 'lost-move') void findLostMove(data).then((found) => postMessage(found), fail)
  else done = done.then(async () => hear(await theRoom(), data)).catch(fail)
})

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
    case 'repeat':
      return room.repeat()
    case 'choose-deal':
      return room.chooseDeal(message.number)
    case 'message':
      return room.receive(message.type, message.body)
    case 'pause':
      return room.pause()
    case 'resume':
      return room.resume()
  }
}
