// Measures the table in a browser, for `pnpm bench board`: no test, nothing is asserted of a time.
import { writeFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { EASY_DECK, EASY_LINE } from '@samedeal/rules/easy-deal'
import { startServer, type RunningServer } from '@samedeal/server'
import { fixedDealer } from '@samedeal/server/fixed-dealer'
import { playBy, unhurriedClicks } from './gestures.ts'
import { Racer } from './racer.ts'
import { expect, test } from './test.ts'
import { FRAME, tracing, type Task } from './trace.ts'

const RUNS = 5
/** Milliseconds between two clicks. */
const APART_MS = 100

/** Milliseconds of one race. */
interface Race {
  /** From a click to the end of the frame that shows what it did, of which 95 % take no longer. */
  readonly moveToRendered: number
  readonly longestTask: number
  readonly worstInteraction: number
}

let server: RunningServer

test.beforeAll(async () => {
  server = await startServer({ port: 5100, host: '127.0.0.1', dealer: fixedDealer(EASY_DECK) })
})

test.afterAll(() => server.close())

test('figures of the table', async ({ browser }) => {
  test.setTimeout(0)
  const figures = []
  for (const slowedBy of [1, 4]) {
    const races: Race[] = []
    for (let run = 0; run < RUNS; run++) races.push(await race(browser, slowedBy))
    const middle = (of: (race: Race) => number) => median(races.map(of))
    const slowed = slowedBy === 1 ? '' : `, processor slowed ${slowedBy} times`
    figures.push(
      {
        name: `board: p95 of move event to render done${slowed}`,
        value: middle(({ moveToRendered }) => moveToRendered),
        unit: 'ms',
        goal: { atMost: slowedBy === 1 ? 8 : 16 },
      },
      {
        name: `board: longest task of the main thread in a race${slowed}`,
        value: middle(({ longestTask }) => longestTask),
        unit: 'ms',
        ...(slowedBy === 1 ? { goal: { atMost: 50 } } : {}),
      },
      {
        name: `board: worst interaction of a race${slowed}`,
        value: middle(({ worstInteraction }) => worstInteraction),
        unit: 'ms',
        goal: { atMost: slowedBy === 1 ? 100 : 200 },
      },
    )
  }
  const file = process.env['SAMEDEAL_FIGURES'] ?? test.info().outputPath('board.json')
  writeFileSync(file, JSON.stringify(figures))
})

/** Wins a race by clicks on a phone's screen, and measures it. */
async function race(browser: Browser, slowedBy: number): Promise<Race> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const lena = new Racer(page, 'Lena')
  await lena.host(server.addresses.local)
  await lena.button('Start race').click()
  await expect(lena.card('AC')).toBeAttached()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowedBy })
  await page.evaluate(watchInteractions)
  const clicks = unhurriedClicks(page, APART_MS)
  // Without the last card, so that the screen of the results is not counted.
  const line = EASY_LINE.slice(0, -1)
  const tasks = await tracing(page, () => playBy(lena, line, clicks))
  const worstInteraction = await page.evaluate(
    () => Reflect.get(window, 'worstInteraction') as number,
  )
  await context.close()
  return {
    moveToRendered: percentile95(renderings(tasks)),
    longestTask: Math.max(...tasks.map(({ work }) => work)),
    worstInteraction,
  }
}

/** Keeps the longest time from an event to the next picture, as the browser's own Event Timing has it. */
function watchInteractions(): void {
  Reflect.set(window, 'worstInteraction', 0)
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      const worst = Reflect.get(window, 'worstInteraction') as number
      Reflect.set(window, 'worstInteraction', Math.max(worst, duration))
    }
  })
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/**
 * For each click the work from its event until the picture of what it did is rendered: in the same task, when the
 * browser handles the event right before a frame, or in a later one.
 */
function renderings(tasks: readonly Task[]): number[] {
  const parts = tasks.flatMap((task, index) => task.parts.map((part) => ({ ...part, index })))
  return parts.flatMap(({ what, after, index }, number) => {
    if (what !== 'pointerup') return []
    const frame = parts.find((part, later) => later > number && part.what === FRAME)
    if (frame === undefined) return []
    const until = tasks.slice(index, frame.index + 1)
    return [until.reduce((sum, { work }) => sum + work, -after)]
  })
}

function percentile95(values: readonly number[]): number {
  const ordered = values.toSorted((one, other) => one - other)
  return ordered[Math.floor(0.95 * ordered.length)] ?? Number.NaN
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
