import { isWon, replay, writeRecord, type ReadRecord } from '@samedeal/rules'
import { hasSkills } from '../../practice/game-skills.ts'
import type { LostMove, LostMoveQuestion } from '../../practice/lost-move.ts'

/** A search that is under way. */
export interface LostMoveSearch {
  /** Rejects when the browser cannot run it. */
  readonly answer: Promise<LostMove>
  /** Ends the search; its answer never comes. */
  stop(): void
}

/** Whether there is something to search for: a race that was not won, of a game that can be solved. */
export function canBeSearched(record: ReadRecord): boolean {
  const { game } = record
  return hasSkills(game.id) && !isWon(game, replay(record).position)
}

/** Looks for the move that lost a race, in a worker of its own. */
export function searchLostMove(record: ReadRecord, firstIsWinnable: boolean): LostMoveSearch {
  // In one expression: only so does the build see that it is a worker.
  const worker = new Worker(new URL('../../practice/practice-worker.ts', import.meta.url), {
    type: 'module',
  })
  const answer = new Promise<LostMove>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<LostMove>) => {
      worker.terminate()
      resolve(data)
    })
    worker.addEventListener('error', () => {
      worker.terminate()
      reject(new Error('the search could not be run'))
    })
  })
  const question: LostMoveQuestion = {
    say: 'lost-move',
    record: writeRecord(record),
    firstIsWinnable,
  }
  worker.postMessage(question)
  return { answer, stop: () => worker.terminate() }
}
