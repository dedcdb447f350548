import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { JSONReport } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'
import { findTestBrowser } from './browser.ts'
import { type Outcome, ofCheck, ofPlaywright, ofVitest } from './outcome.ts'
import { type Finished, root, run } from './run.ts'

/** What a test runner found, and what it printed about failures. */
export type Result = { outcome: Outcome; output: string }

const cli = 'node_modules/@playwright/test/cli.js'
const reports = join(root, 'node_modules/.cache/samedeal/reports')

/** The second pass of the layouts, in a wide font, takes minutes more: see CONTRIBUTING.md. */
const QUICK_PROJECTS = ['--project', 'canvas', '--project', 'webgl']

/** Runs all tests that need no browser. */
export async function runTests(): Promise<Result> {
  const file = freshReport('vitest.json')
  const config = ['--config', 'tooling/vitest.config.ts', '--silent=passed-only']
  const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile=${file}`]
  const finished = await run('node_modules/vitest/vitest.mjs', ['run', ...config, ...reporters])
  return read(finished, file, (report) => ofVitest(report as JsonTestResults))
}

/** Builds the web app and runs the browser tests on it; without a browser they count as skipped. */
export async function runBrowserTests(): Promise<Result> {
  if (globSync('apps/web/browser/**/*.spec.ts', { cwd: root }).length === 0) {
    return { outcome: ofCheck('browser tests', false), output: 'apps/web/browser has no tests.\n' }
  }
  const file = freshReport('playwright.json')
  const config = ['test', '--config', 'tooling/playwright.config.ts', ...QUICK_PROJECTS]
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  if ((await findTestBrowser()) === undefined) {
    const listed = await run(cli, [...config, '--list', '--reporter=json'], env)
    return read(listed, file, (report) => ofPlaywright(report as JSONReport))
  }
  const built = await run('tooling/build-web.ts', [])
  if (built.code !== 0) return { outcome: ofCheck('web app build', false), output: built.output }
  const finished = await run(cli, [...config, '--reporter=failures,json'], env)
  return read(finished, file, (report) => ofPlaywright(report as JSONReport))
}

/** Builds the web app and runs the smoke tests in every engine; those of an engine that is not there are skipped. */
export async function runEngineTests(args: readonly string[]): Promise<Result> {
  const file = freshReport('engines.json')
  const built = await run('tooling/build-web.ts', [])
  if (built.code !== 0) return { outcome: ofCheck('web app build', false), output: built.output }
  const config = ['test', '--config', 'tooling/engines.config.ts', '--reporter=failures,json']
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  const finished = await run(cli, [...config, ...args], env)
  return read(finished, file, (report) => ofPlaywright(report as JSONReport, true))
}

/** A path for a report, with no report of an earlier run left there. */
function freshReport(name: string): string {
  mkdirSync(reports, { recursive: true })
  const file = join(reports, name)
  rmSync(file, { force: true })
  return file
}

/** Believes a report only as far as the exit code agrees: a crash leaves none, or a green one. */
function read(
  { code, output }: Finished,
  file: string,
  outcomeOf: (report: unknown) => Outcome,
): Result {
  const outcome = existsSync(file)
    ? outcomeOf(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: [], skipped: [] }
  if (code !== 0 && outcome.failed.length === 0) {
    outcome.failed.push(`the test runner itself, which ended with exit code ${code}`)
  }
  const failed = outcome.failed.map((name) => name.replace(`${root}/`, ''))
  const skipped = outcome.skipped.map((name) => name.replace(`${root}/`, ''))
  return { outcome: { ...outcome, failed, skipped }, output }
}
