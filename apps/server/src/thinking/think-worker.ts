import { parentPort } from 'node:worker_threads'
import { standBehindMainThread } from '../thread-priority.ts'
import { think } from './think.ts'
import type { ThoughtJob, ThoughtResult } from './thought.ts'

standBehindMainThread()

/** A thread that thinks for players, one question after another. */
parentPort?.on('message', ({ id, question }: ThoughtJob) => {
  const began = performance.now()
  const answer = think(question)
  const result: ThoughtResult = { id, answer, ms: performance.now() - began }
  parentPort?.postMessage(result)
})
