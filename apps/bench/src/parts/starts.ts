import { Worker } from 'node:worker_threads'
import type { Figure } from '../figure.ts'
import type { Part } from '../part.ts'
import { SectionTimes } from '../section-times.ts'
import type { Started, StartsJob } from './starts-worker.ts'

/** How well twenty races that start at once are dealt, and how long a room holds the event loop. */
export const starts: Part = {
  name: 'starts',
  about: 'twenty rooms starting at once at five levels: GO on time, and no handler over 10 ms',
  seconds: 12,
  measure,
}

const PORT = 3981
const ROOMS = 20

async function measure(): Promise<Figure[]> {
  const sections = new SectionTimes()
  // Loaded here and not above: a process with a web server in it runs other parts two to four times slower.
  const { startServer } = await import('@samedeal/server')
  const server = await startServer({
    port: PORT,
    host: '127.0.0.1',
    timed: sections.timed,
  })
  const started = await raceAt({ address: server.addresses.local, rooms: ROOMS })
  await server.close()
  return [
    {
      name: 'starts: latest GO after its time',
      value: Math.max(...started.late),
      unit: 'ms',
      goal: { atMost: 250 },
    },
    {
      name: 'starts: longest section of a room on the event loop',
      value: sections.longest('ms')?.ms ?? 0,
      unit: 'ms',
      goal: { atMost: 10 },
    },
    {
      name: 'starts: the same, of the thread’s own time',
      value: sections.longest('own')?.own ?? 0,
      unit: 'ms',
      goal: { atMost: 10 },
    },
  ]
}

/** Lets the racers play in a thread of their own, so that they do not hold the server's event loop. */
function raceAt(job: StartsJob): Promise<Started> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./starts-worker.ts', import.meta.url), { workerData: job })
    worker.once('message', (started: Started) => resolve(started))
    worker.once('error', reject)
  })
}
