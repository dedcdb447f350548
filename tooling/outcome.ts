import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'

/** What one part of the test run found: tests and checks by name, and what to read about failures. */
export type Outcome = {
  passed: number
  /** Names of what failed. */
  failed: string[]
  /** Names of what did not run. */
  skipped: string[]
}

/** The outcome of a check that passes or fails as a whole. */
export function ofCheck(name: string, hasPassed: boolean): Outcome {
  return hasPassed
    ? { passed: 1, failed: [], skipped: [] }
    : { passed: 0, failed: [name], skipped: [] }
}

/** Reads vitest's JSON report. A file whose tests could not even be collected is one failure. */
export function ofVitest(report: JsonTestResults): Outcome {
  const outcome: Outcome = { passed: 0, failed: [], skipped: [] }
  for (const file of report.testResults) {
    for (const test of file.assertionResults) {
      const name = `${file.name} › ${test.fullName}`
      if (test.status === 'passed') outcome.passed += 1
      else if (test.status === 'failed') outcome.failed.push(name)
      else outcome.skipped.push(name)
    }
    const hasFailedTest = file.assertionResults.some((test) => test.status === 'failed')
    if (file.status === 'failed' && !hasFailedTest) outcome.failed.push(file.name)
  }
  return outcome
}

/**
 * Reads Playwright's JSON report: of a run, or of `--list`, where all tests are skipped ones. Each is called by
 * its project too, since several run the same tests. A test that passed only when it was tried again has failed,
 * unless the suite may stumble.
 */
export function ofPlaywright(report: JSONReport, mayStumble = false): Outcome {
  const outcome: Outcome = { passed: 0, failed: [], skipped: [] }
  const read = (suite: JSONReportSuite, titles: string[]): void => {
    const path = [...titles, suite.title]
    for (const spec of suite.specs) {
      for (const test of spec.tests) {
        const name = [...path, spec.title, test.projectName].filter(Boolean).join(' › ')
        const hasPassed = test.status === 'expected' || (mayStumble && test.status === 'flaky')
        if (hasPassed) outcome.passed += 1
        else if (test.status === 'skipped') outcome.skipped.push(name)
        else outcome.failed.push(name)
      }
    }
    for (const inner of suite.suites ?? []) read(inner, path)
  }
  for (const suite of report.suites) read(suite, [])
  return outcome
}

/** All outcomes as one. */
export function sum(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((total, outcome) => total + outcome.passed, 0),
    failed: outcomes.flatMap((outcome) => outcome.failed),
    skipped: outcomes.flatMap((outcome) => outcome.skipped),
  }
}

/** The last line of a test run: "12 passed, 0 failed", and ", 1 skipped" if there is any. */
export function lastLine({ passed, failed, skipped }: Outcome): string {
  const skips = skipped.length === 0 ? '' : `, ${skipped.length} skipped`
  return `${passed} passed, ${failed.length} failed${skips}`
}

/** The exit code of a test run. In CI a skipped test is a failure too: nobody would notice it. */
export function exitCode({ failed, skipped }: Outcome, isCI: boolean): 0 | 1 {
  return failed.length > 0 || (isCI && skipped.length > 0) ? 1 : 0
}
