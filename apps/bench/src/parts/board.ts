import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Figure } from '../figure.ts'
import type { Part } from '../part.ts'

/**
 * How long the browser works on a move. The measuring itself is done in a browser, by
 * apps/web/browser/board.figures.ts, on the web app as it is built here.
 */
export const board: Part = {
  name: 'board',
  about: 'whole races in a browser: from a click to the picture of what it did',
  seconds: 180,
  measure,
}

const root = join(import.meta.dirname, '../../../..')

async function measure(): Promise<readonly Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'samedeal-figures-'))
  const file = join(folder, 'board.json')
  const args = ['test', '--config', 'tooling/playwright.config.ts', '--project', 'figures']
  const run = promisify(execFile)
  try {
    await run(process.execPath, [join(root, 'tooling/build-web.ts')], { cwd: root })
    await run(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), ...args], {
      cwd: root,
      env: { ...process.env, SAMEDEAL_FIGURES: file },
    })
    return JSON.parse(await readFile(file, 'utf8')) as Figure[]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
