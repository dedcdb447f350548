import type { CDPSession, Page } from '@playwright/test'

/** One event of Chromium's trace. Times are in microseconds; `tdur` is the processor time of the thread. */
interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly data?: { readonly type?: string }; readonly name?: string }
}

/** A piece of work of the page's main thread, in milliseconds from the trace's beginning. */
export interface Task {
  readonly start: number
  readonly end: number
  /** Processor time, which other programs on the machine do not lengthen. */
  readonly work: number
  /** The DOM events that were handled in it. */
  readonly events: readonly string[]
  readonly isFrame: boolean
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel']

/** Records what a page's main thread does while something happens. */
export async function tracing(page: Page, act: () => Promise<void>): Promise<Task[]> {
  const cdp = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  })
  await act()
  await ended(cdp)
  await cdp.detach()
  return tasksOf(events)
}

function ended(cdp: CDPSession): Promise<void> {
  return new Promise((resolve, reject) => {
    cdp.once('Tracing.tracingComplete', () => resolve())
    cdp.send('Tracing.end').catch(reject)
  })
}

function tasksOf(events: readonly TraceEvent[]): Task[] {
  const threads = events.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  // Of several pages the one that has handled the most.
  const counted = threads.map((thread) => events.filter((event) => isOf(event, thread)))
  const own = counted.toSorted((one, other) => other.length - one.length)[0] ?? []
  const inside = own
    .filter(({ name }) => name === 'EventDispatch' || name === 'FireAnimationFrame')
    .toSorted((one, other) => one.ts - other.ts)
  return own
    .filter(({ name }) => name === 'RunTask')
    .map(({ ts, dur = 0, tdur = 0 }) => {
      const parts = inside.filter((event) => event.ts >= ts && event.ts < ts + dur)
      return {
        start: ts / 1000,
        end: (ts + dur) / 1000,
        work: tdur / 1000,
        events: parts.flatMap(({ args }) => args?.data?.type ?? []),
        isFrame: parts.some(({ name }) => name === 'FireAnimationFrame'),
      }
    })
    .toSorted((one, other) => one.start - other.start)
}

function isOf(event: TraceEvent, { pid, tid }: TraceEvent): boolean {
  return event.pid === pid && event.tid === tid
}
