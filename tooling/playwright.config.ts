import { dirname, join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findTestBrowser } from './browser.ts'
import { canPinFonts } from './test-fonts.ts'

const root = dirname(import.meta.dirname)
const browser = await findTestBrowser()

/** The tests of layout, which run in wide letters too. */
const LAYOUT = [
  'fonts',
  'languages',
  'lobby',
  'race-screen',
  'reflow.wide',
  'sheets.wide',
  'table-sizes',
]

/** Pixi's canvas renderer: without a graphics card it is far quicker than software WebGL. */
const onCanvas = ['--disable-gpu', '--disable-3d-apis']
const onSoftwareWebGL = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']

/** A host name that is not this machine's own: browsers withhold there what plain http may not use. */
const everywhere = [
  '--font-render-hinting=none',
  '--host-resolver-rules=MAP party.example 127.0.0.1',
]

function launching(args: string[], launched = browser) {
  return { launchOptions: { ...launched, args: [...everywhere, ...args] } }
}

/** The second pass of the tests of layout; other systems than Linux have one pass, in their own fonts. */
async function inWideLetters() {
  if (!canPinFonts) return []
  const testMatch = LAYOUT.map((name) => `${name}.spec.ts`)
  return [{ name: 'wide', testMatch, use: launching(onCanvas, await findTestBrowser('wide')) }]
}

/** What is measured in a browser is no test: `pnpm bench board` asks for it. */
function figures() {
  if (process.env['SAMEDEAL_FIGURES'] === undefined) return []
  const use = { ...launching(onCanvas), trace: 'off' as const }
  return [{ name: 'figures', testMatch: '*.figures.ts', workers: 1, use }]
}

export default defineConfig({
  testDir: join(root, 'apps/web/browser'),
  outputDir: join(root, 'test-results'),
  forbidOnly: true,
  workers: 2,
  // No test is judged by the clock: these only end one that hangs, on any machine.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    actionTimeout: 60_000,
    // A trace costs a third of a test's time: ask for one by `--trace retain-on-failure`.
    trace: 'off',
    // Only the tests of the installed app keep it on the device.
    serviceWorkers: 'block',
    // Without a graphics card each frame in motion costs both cores: the tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'canvas',
      testIgnore: [/\.(webgl|wide)\.spec\.ts$/, ...(canPinFonts ? [] : ['fonts.spec.ts'])],
      use: launching(onCanvas),
    },
    ...(await inWideLetters()),
    { name: 'webgl', testMatch: '*.webgl.spec.ts', use: launching(onSoftwareWebGL) },
    ...figures(),
  ],
})
