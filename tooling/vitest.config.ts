import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Folders of the server whose tests listen on no port: they run beside all others. */
const PORTLESS = 'deals|journal|thinking'

export default defineConfig({
  root: dirname(import.meta.dirname),
  test: {
    allowOnly: false,
    // No test is judged by the clock: this only ends one that hangs, on any machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Node strips types by WebAssembly in every worker thread, and V8 may crash where one of several
    // threads replaces a wrapper for its calls (nodejs/node#64500): none is replaced.
    execArgv: ['--wasm-wrapper-tiering-budget=1000000000'],
    // Vitest itself leaves a core free, which is half of a small machine.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{packages,apps}/*/src/**/*.test.{ts,tsx}',
            'apps/web/deck/*.test.ts',
            'tooling/*.test.ts',
          ],
          exclude: ['apps/server/src/*.test.ts', `apps/server/src/!(${PORTLESS})/**`],
        },
      },
      {
        extends: true,
        test: {
          name: 'rooms',
          include: ['apps/server/src/**/*.test.ts'],
          exclude: [`apps/server/src/(${PORTLESS})/**`],
          // @colyseus/testing always listens on the same port, and programs under test share some.
          fileParallelism: false,
        },
      },
    ],
  },
})
