// `npm test`: the checks, all tests and the browser tests, summed into one last line.
// `--no-browser` (`npm run check`) leaves the browser tests out.
import './end-with-parent.ts'
import { checks } from './checks.ts'
import { type Outcome, exitCode, lastLine, ofCheck, sum } from './outcome.ts'
import { type Result, runBrowserTests, runTests } from './suites.ts'

const isCI = Boolean(process.env['CI'])
const outcomes: Outcome[] = []

/** Runs one part and prints one line about it, with all it has to say if something failed. */
async function report(name: string, part: () => Promise<Result>): Promise<void> {
  const start = performance.now()
  const { outcome, output } = await part()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  outcomes.push(outcome)
  if (outcome.failed.length > 0) console.log(`\n${output.trim()}\n`)
  console.log(`${name}: ${lastLine(outcome)} (${seconds} s)`)
}

async function runCheck({ name, run }: (typeof checks)[number]): Promise<void> {
  await report(name, async () => {
    const { code, output } = await run()
    return { outcome: ofCheck(name, code === 0), output }
  })
}

/** Two at a time: more would only wait for each other on a small machine. */
async function runChecks(): Promise<void> {
  const waiting = [...checks]
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      await runCheck(next)
  }
  await Promise.all([work(), work()])
}

await runChecks()
await report('tests', runTests)
if (!process.argv.includes('--no-browser')) await report('browser tests', runBrowserTests)

const total = sum(outcomes)
if (total.failed.length > 0) console.log(`\nFailed:\n${total.failed.map(inList).join('')}`)
if (total.skipped.length > 0) console.log(`\nSkipped:\n${total.skipped.map(inList).join('')}`)
if (isCI && total.skipped.length > 0) console.log('In CI a skipped test is a failure.\n')
console.log(lastLine(total))
process.exitCode = exitCode(total, isCI)

function inList(name: string): string {
  return `  ${name}\n`
}
