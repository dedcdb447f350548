// `npm run engines`: the smoke tests in Chromium, Firefox and WebKit, summed into one last line. Arguments go
// to Playwright, as in `npm run engines -- --project webkit`. An engine that is not installed counts as
// skipped, test by test: that fails in CI alone.
import './end-with-parent.ts'
import { Report } from './report.ts'
import { runEngineTests } from './suites.ts'

const report = new Report()
await report.add('engines', () => runEngineTests(process.argv.slice(2)))
report.conclude()
