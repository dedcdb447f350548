// `npm run engines`: the smoke tests, in every engine that is installed. Chromium comes with the install;
// Firefox and WebKitGTK are Debian's firefox-esr and webkit2gtk-driver, the latter with xvfb.
import { dirname, join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findTestBrowser } from './browser.ts'

const browser = await findTestBrowser()
const args = ['--font-render-hinting=none', '--disable-gpu', '--disable-3d-apis']
const metadata = { chromium: { ...browser, args }, env: browser?.env ?? process.env }

export default defineConfig({
  testDir: join(dirname(import.meta.dirname), 'apps/web/browser/engines'),
  testMatch: 'smoke.ts',
  outputDir: join(dirname(import.meta.dirname), 'test-results'),
  forbidOnly: true,
  workers: 2,
  // Two browsers and a server share a small machine, and drivers of other makers stumble there now and then:
  // a fault of ours fails three times.
  retries: 2,
  // No test is judged by the clock: these only end one that hangs, on any machine.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  projects: ['chromium', 'firefox', 'webkit'].map((name) => ({ name, metadata })),
})
