import { PerformanceObserver } from 'node:perf_hooks'
import { Worker } from 'node:worker_threads'
import type { Figure } from '../figure.ts'
import type { Part } from '../part.ts'
import { SectionTimes } from '../section-times.ts'
import type { CpuRoomsJob } from './cpu-rooms-worker.ts'

const PORT = 3982
const ROOMS = 20
const CPUS = 19
/** How long the races are watched, in milliseconds, and how long after the start that begins. */
const WATCH_MS = 60_000
const SETTLE_MS = 8_000

/** What rooms full of CPU players cost the server's main thread. */
export const cpuRooms: Part = {
  name: 'cpu-rooms',
  about: `${ROOMS} rooms with ${CPUS} CPUs each, levels mixed: cost on the main thread`,
  seconds: 75,
  measure,
}

async function measure(): Promise<Figure[]> {
  const sections = new SectionTimes()
  // Loaded here and not above: a process with a web server in it runs other parts two to four times slower.
  const { startServer } = await import('@samedeal/server')
  const server = await startServer({
    port: PORT,
    host: '127.0.0.1',
    timed: sections.timed,
  })
  const job: CpuRoomsJob = { address: server.addresses.local, rooms: ROOMS, cpus: CPUS }
  const worker = new Worker(new URL('./cpu-rooms-worker.ts', import.meta.url), { workerData: job })
  await new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
  await wait(SETTLE_MS)
  sections.times = []
  let longestPause = 0
  const pauses = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestPause = Math.max(longestPause, duration)
  })
  pauses.observe({ entryTypes: ['gc'] })
  const began = process.threadCpuUsage()
  const start = performance.now()
  await wait(WATCH_MS)
  const { user, system } = process.threadCpuUsage(began)
  const ms = performance.now() - start
  pauses.disconnect()
  await worker.terminate()
  const longest = sections.longest('ms')
  const longestOwn = sections.longest('own')
  const { asked, simpler } = server.thinking
  const replaced = Object.values(simpler).flatMap((levels) => Object.values(levels))
  await server.close()
  return [
    {
      name: 'cpu: main thread, of one core',
      value: (user + system) / 10 / ms,
      unit: '%',
      goal: { atMost: 25 },
    },
    {
      name: `cpu: longest section of a room on the event loop (${longest?.name ?? 'none'})`,
      value: longest?.ms ?? 0,
      unit: 'ms',
      goal: { atMost: 10 },
    },
    {
      name: `cpu: the same, of the thread’s own time (${longestOwn?.name ?? 'none'})`,
      value: longestOwn?.own ?? 0,
      unit: 'ms',
      goal: { atMost: 10 },
    },
    {
      name: 'cpu: sections over 10 ms',
      value: sections.times.filter(({ ms: long }) => long > 10).length,
      unit: 'sections',
    },
    { name: 'cpu: longest pause for garbage collection', value: longestPause, unit: 'ms' },
    { name: 'cpu: sections', value: (sections.times.length * 1_000) / ms, unit: '1/s' },
    { name: 'cpu: thoughts asked for', value: sum(Object.values(asked)), unit: 'thoughts' },
    { name: 'cpu: thoughts left to a simpler level', value: sum(replaced), unit: 'thoughts' },
  ]
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
