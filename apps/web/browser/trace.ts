import type { CDPSession, Page } from '@playwright/test'

/**
 * One event of Chromium's trace. Times are in microseconds; `tts` and `tdur` are processor time of the thread: at its
 * beginning, and how much of it the event took.
 */
interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tts?: number
  readonly tdur?: number
  readonly args?: { readonly data?: { readonly type?: string }; readonly name?: string }
}

/** A piece of work of the page's main thread, in milliseconds from the trace's beginning. */
export interface Task {
  readonly start: number
  readonly end: number
  /** Processor time, which other programs on the machine do not lengthen. */
  readonly work: number
  /** What it consisted of, in this order. */
  readonly parts: readonly Part[]
}

/** A DOM event that was handled in a task, by its type, or the callbacks of a frame. */
export interface Part {
  readonly what: string
  /** How much of the task's work was done before it, in milliseconds. */
  readonly after: number
}

export const FRAME = 'frame'

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
    .map(({ ts, dur = 0, tts = 0, tdur = 0 }) => ({
      start: ts / 1000,
      end: (ts + dur) / 1000,
      work: tdur / 1000,
      parts: inside
        .filter((event) => event.ts >= ts && event.ts < ts + dur)
        .map((event) => ({
          what: event.args?.data?.type ?? FRAME,
          after: ((event.tts ?? tts) - tts) / 1000,
        })),
    }))
    .toSorted((one, other) => one.start - other.start)
}

function isOf(event: TraceEvent, { pid, tid }: TraceEvent): boolean {
  return event.pid === pid && event.tid === tid
}
