import type { JSONReport } from '@playwright/test/reporter'
import { expect, test } from 'vitest'
import type { JsonTestResults } from 'vitest/node'
import { exitCode, lastLine, ofCheck, ofPlaywright, ofVitest, sum } from './outcome.ts'

function vitestReport(files: { name: string; status: string; tests: [string, string][] }[]) {
  const testResults = files.map(({ name, status, tests }) => ({
    name,
    status,
    assertionResults: tests.map(([fullName, result]) => ({ fullName, status: result })),
  }))
  return { testResults } as JsonTestResults
}

function playwrightReport(tests: [string, string][]) {
  const specs = tests.map(([title, status]) => ({
    title,
    tests: [{ status, projectName: 'canvas' }],
  }))
  return {
    suites: [{ title: 'race.spec.ts', specs: [], suites: [{ title: 'a race', specs }] }],
  } as unknown as JSONReport
}

test('a skipped or unwritten vitest test counts as skipped, by name', () => {
  const report = vitestReport([
    {
      name: 'a.test.ts',
      status: 'failed',
      tests: [
        ['one', 'passed'],
        ['two', 'failed'],
        ['three', 'skipped'],
        ['four', 'todo'],
      ],
    },
  ])
  expect(ofVitest(report)).toEqual({
    passed: 1,
    failed: ['a.test.ts › two'],
    skipped: ['a.test.ts › three', 'a.test.ts › four'],
  })
})

test('a test file that cannot be loaded is one failure', () => {
  const report = vitestReport([{ name: 'broken.test.ts', status: 'failed', tests: [] }])
  expect(ofVitest(report)).toEqual({ passed: 0, failed: ['broken.test.ts'], skipped: [] })
})

test('a browser test is called by its project too, and has failed if it passes only when tried again', () => {
  const report = playwrightReport([
    ['starts', 'expected'],
    ['ends', 'unexpected'],
    ['pauses', 'flaky'],
    ['rests', 'skipped'],
  ])
  expect(ofPlaywright(report)).toEqual({
    passed: 1,
    failed: ['race.spec.ts › a race › ends › canvas', 'race.spec.ts › a race › pauses › canvas'],
    skipped: ['race.spec.ts › a race › rests › canvas'],
  })
})

test('a suite that may stumble has passed what passes when tried again, and nothing else', () => {
  const report = playwrightReport([
    ['ends', 'unexpected'],
    ['pauses', 'flaky'],
  ])
  const { passed, failed } = ofPlaywright(report, true)
  expect(passed).toBe(1)
  expect(failed).toEqual(['race.spec.ts › a race › ends › canvas'])
})

test('the last line sums all parts and names skips only if there are any', () => {
  const parts = [ofCheck('lint', true), ofCheck('types', false)]
  expect(lastLine(sum(parts))).toBe('1 passed, 1 failed')
  expect(lastLine(sum([...parts, { passed: 3, failed: [], skipped: ['x'] }]))).toBe(
    '4 passed, 1 failed, 1 skipped',
  )
})

test('a failure fails the run, and in CI a skip does too', () => {
  const skipped = { passed: 1, failed: [], skipped: ['x'] }
  expect(exitCode(ofCheck('lint', true), true)).toBe(0)
  expect(exitCode(ofCheck('lint', false), false)).toBe(1)
  expect(exitCode(skipped, false)).toBe(0)
  expect(exitCode(skipped, true)).toBe(1)
})
