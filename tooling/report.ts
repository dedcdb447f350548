import { type Outcome, exitCode, lastLine, sum } from './outcome.ts'
import type { Result } from './suites.ts'

/** What a test run prints: a line for each part, and at the end what failed, what was skipped, and the sum. */
export class Report {
  readonly #outcomes: Outcome[] = []

  /** Runs one part and prints one line about it, with all it has to say if something failed. */
  async add(name: string, part: () => Promise<Result>): Promise<void> {
    const start = performance.now()
    const { outcome, output } = await part()
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    this.#outcomes.push(outcome)
    if (outcome.failed.length > 0) console.log(`\n${output.trim()}\n`)
    console.log(`${name}: ${lastLine(outcome)} (${seconds} s)`)
  }

  /** Prints the end, and sets the exit code. */
  conclude(): void {
    const isCI = Boolean(process.env['CI'])
    const total = sum(this.#outcomes)
    if (total.failed.length > 0) console.log(`\nFailed:\n${total.failed.map(inList).join('')}`)
    if (total.skipped.length > 0) console.log(`\nSkipped:\n${total.skipped.map(inList).join('')}`)
    if (isCI && total.skipped.length > 0) console.log('In CI a skipped test is a failure.\n')
    console.log(lastLine(total))
    process.exitCode = exitCode(total, isCI)
  }
}

function inList(name: string): string {
  return `  ${name}\n`
}
