import { test as base } from '@playwright/test'
import type { RunningEngine, Size } from './device.ts'
import { engineNamed, type EngineName, type Launching } from './engines.ts'
import { Guest } from './guest.ts'

/** Has somebody come, at a browser that knows nothing of the others'. */
type Come = (name: string, size: Size) => Promise<Guest>

/** Playwright's test, run in the engine that its project is named for; skipped where that is not installed. */
export const test = base.extend<{ readonly guest: Come; readonly engine: RunningEngine }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern.
  engine: async ({}, use, { project }) => {
    const engine = engineNamed(project.name as EngineName, project.metadata as Launching)
    base.skip(engine.program === undefined, `${project.name} is not installed`)
    const running = await engine.start()
    await use(running)
    await running.close()
  },
  guest: async ({ engine }, use) => {
    await use(async (name, size) => new Guest(await engine.device(size), name, size))
  },
})
