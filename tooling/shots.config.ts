// `npm run shots`: pictures of every screen, for the eye. They go to .shots, which git ignores.
import { dirname, join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findTestBrowser } from './browser.ts'

const root = dirname(import.meta.dirname)
const args = ['--font-render-hinting=none', '--disable-gpu', '--disable-3d-apis']

const sizes = {
  phone: { isPhone: true, viewport: { width: 390, height: 844 } },
  desktop: { isPhone: false, viewport: { width: 1280, height: 800 } },
}

export default defineConfig({
  testDir: join(root, 'apps/web/browser'),
  testMatch: 'screenshots.ts',
  outputDir: join(root, 'test-results'),
  reporter: 'list',
  workers: 2,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: { launchOptions: { ...(await findTestBrowser()), args } },
  projects: Object.entries(sizes).flatMap(([size, look]) => [
    ...['felt', 'light', 'dark'].map((theme) => ({
      name: `${size}-${theme}`,
      metadata: { ...look, theme },
    })),
    // As a system shows it that puts its own few colours in the place of all others.
    { name: `${size}-forced`, metadata: { ...look, theme: 'felt', forcedColors: 'active' } },
  ]),
})
