// `npm run shots`: pictures of every screen, for the eye. They go to .shots, which git ignores.
// SHOTS_LETTERS=wide takes them in the wide font of the tests.
import { dirname, join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findTestBrowser } from './browser.ts'

const letters = process.env['SHOTS_LETTERS'] === 'wide' ? 'wide' : 'usual'
const root = dirname(import.meta.dirname)
const args = ['--font-render-hinting=none', '--disable-gpu', '--disable-3d-apis']

const sizes = {
  phone: { isPhone: true, viewport: { width: 390, height: 844 } },
  desktop: { isPhone: false, viewport: { width: 1280, height: 800 } },
}

/** Pages that are magnified to 200 and to 400 %. */
const magnified = {
  'phone-200': { isPhone: false, viewport: { width: 195, height: 422 } },
  'desktop-200': { isPhone: false, viewport: { width: 640, height: 400 } },
  'desktop-400': { isPhone: false, viewport: { width: 320, height: 256 } },
}

export default defineConfig({
  testDir: join(root, 'apps/web/browser'),
  testMatch: 'screenshots.ts',
  outputDir: join(root, 'test-results'),
  reporter: 'list',
  workers: 2,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: { launchOptions: { ...(await findTestBrowser(letters)), args } },
  projects: [
    ...Object.entries(magnified).map(([name, look]) => ({
      name,
      metadata: { ...look, theme: 'felt' },
    })),
    ...Object.entries(sizes).flatMap(([size, look]) => [
      ...['felt', 'light', 'dark'].map((theme) => ({
        name: `${size}-${theme}`,
        metadata: { ...look, theme },
      })),
      // As a system shows it that puts its own few colours in the place of all others.
      { name: `${size}-forced`, metadata: { ...look, theme: 'felt', forcedColors: 'active' } },
    ]),
  ],
})
