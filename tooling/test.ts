// `npm test`: the checks, all tests and the browser tests, summed into one last line.
// `--no-browser` (`npm run check`) leaves the browser tests out.
import './end-with-parent.ts'
import { checks } from './checks.ts'
import { ofCheck } from './outcome.ts'
import { Report } from './report.ts'
import { runBrowserTests, runTests } from './suites.ts'

const report = new Report()

async function runCheck({ name, run }: (typeof checks)[number]): Promise<void> {
  await report.add(name, async () => {
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
await report.add('tests', runTests)
if (!process.argv.includes('--no-browser')) await report.add('browser tests', runBrowserTests)
report.conclude()
