import { Worker } from 'node:worker_threads'
import type { Figure } from '../figure.ts'
import type { Part } from '../part.ts'
import type { Fuzzed, FuzzWork } from './fuzz-worker.ts'

const FRAMES = 20_000

/** Whether a room stands whatever is sent to it, while two who play fair race in it. */
export const fuzz: Part = {
  name: 'fuzz',
  about: `${FRAMES} malformed, mistimed, repeated and reordered messages to a room in which two race`,
  seconds: 60,
  measure,
}

async function measure(): Promise<Figure[]> {
  const work: FuzzWork = { port: 3988, frames: FRAMES, seed: Date.now() % 1_000_000 }
  const { report, fault } = await new Promise<Fuzzed>((resolve, reject) => {
    // In a thread of its own: a process with a web server in it runs other parts two to four times slower.
    const worker = new Worker(new URL('./fuzz-worker.ts', import.meta.url), { workerData: work })
    worker.once('message', (fuzzed: Fuzzed) => resolve(fuzzed))
    worker.once('error', reject)
  })
  if (fault !== undefined) console.error(`fuzz, seed ${work.seed}: ${fault}`)
  const refused = Object.values(report?.refused ?? {}).reduce((sum, times) => sum + times, 0)
  return [
    {
      name: 'fuzz: messages sent',
      value: report?.frames ?? 0,
      unit: '',
      goal: { atLeast: FRAMES },
    },
    { name: 'fuzz: refused with a reason', value: refused, unit: '' },
    { name: 'fuzz: done, once each', value: report?.done ?? 0, unit: '' },
    {
      name: 'fuzz: faults, changes by refused messages, and fair players who notice',
      value: fault === undefined ? 0 : 1,
      unit: '',
      goal: { atMost: 0 },
    },
  ]
}
