// The browser that the tests drive. On Linux x64 it comes with the install: @sparticuz/chromium holds
// Chromium, the libraries it needs and a font, packed; they are unpacked once into the cache folder.
// Elsewhere it is the Chrome, Chromium or Edge that is installed. On Linux all of them draw with the
// same fonts (test-fonts.ts).
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Letters, canPinFonts, fontSettings } from './test-fonts.ts'

/** What Playwright's `launchOptions` need to start the browser. */
export type TestBrowser = {
  executablePath: string
  /** The whole environment of the browser's process. */
  env: Record<string, string>
}

const cacheFolder = join(dirname(import.meta.dirname), 'node_modules/.cache/samedeal')
const packageFolder = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..')

/**
 * Finds the test browser, and unpacks it first where that is needed (2 s, once; call it in one
 * process before any other starts a browser).
 * @returns undefined when this system has no browser that the tests can drive.
 * @throws Error when the packed browser is there but cannot run, naming what is missing.
 */
export async function findTestBrowser(
  letters: Letters = 'usual',
): Promise<TestBrowser | undefined> {
  const named = process.env['CHROME_PATH']
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return { executablePath: named, env: await environment(letters) }
    throw new Error(`CHROME_PATH names a browser that is not there: ${named}`)
  }
  if (canRunPackedChromium()) return packedChromium(await environment(letters))
  const executablePath = installedBrowsers().find((path) => existsSync(path))
  return executablePath === undefined
    ? undefined
    : { executablePath, env: await environment(letters) }
}

async function environment(letters: Letters): Promise<Record<string, string>> {
  const entries = Object.entries(process.env)
  const env = Object.fromEntries(
    entries.filter((entry): entry is [string, string] => entry[1] != null),
  )
  if (!canPinFonts) return env
  return { ...env, FONTCONFIG_FILE: await fontSettings(letters, cacheFolder, unpackOpenSans) }
}

async function unpackOpenSans(folder: string): Promise<void> {
  await unpackInto(folder, async ({ inflate }) => inflate(join(packageFolder, 'bin/fonts.tar.br')))
}

/** The packed Chromium is built for Linux x64 with glibc (not for musl, as in Alpine). */
function canRunPackedChromium(): boolean {
  if (process.platform !== 'linux' || process.arch !== 'x64') return false
  const report = process.report.getReport() as { header: { glibcVersionRuntime?: string } }
  return report.header.glibcVersionRuntime !== undefined
}

async function packedChromium(env: Record<string, string>): Promise<TestBrowser> {
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string
  }
  const folder = join(cacheFolder, `chromium-${version}`)
  if (!existsSync(folder)) await unpack(folder)

  const executablePath = join(folder, 'chromium')
  const missing = await missingLibraries(executablePath, env)
  if (missing.length === 0) return { executablePath, env }

  // Only then: the packed libraries are older than most systems' own.
  const libraries = [join(folder, 'al2023/lib'), process.env['LD_LIBRARY_PATH'] ?? '']
  const withLibraries = { ...env, LD_LIBRARY_PATH: libraries.filter(Boolean).join(':') }
  const stillMissing = await missingLibraries(executablePath, withLibraries)
  if (stillMissing.length === 0) return { executablePath, env: withLibraries }
  throw new Error(
    `The test browser lacks libraries on this system: ${stillMissing.join(', ')}. ` +
      `Install them, or set CHROME_PATH to an installed Chrome or Chromium.`,
  )
}

/**
 * Unpacks beside the target and renames: the package takes any existing file for a whole one, so
 * an interrupted or a second, simultaneous run must never leave half a browser behind.
 */
async function unpack(folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`
  await mkdir(unfinished, { recursive: true })
  try {
    await unpackInto(unfinished, async ({ default: chromium, inflate }) => {
      await chromium.executablePath()
      return inflate(join(packageFolder, 'bin/al2023.tar.br'))
    })
    await rename(unfinished, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error // else another process was quicker, with the same result
    })
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

/** Has the package unpack into a folder: it takes os.tmpdir(), whatever that is. */
async function unpackInto(
  folder: string,
  work: (packed: typeof import('@sparticuz/chromium')) => Promise<unknown>,
): Promise<void> {
  const previous = process.env['TMPDIR']
  process.env['TMPDIR'] = folder
  try {
    await work(await import('@sparticuz/chromium'))
  } finally {
    if (previous === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = previous
  }
}

/** Names of the shared libraries that the program needs and the system lacks. */
async function missingLibraries(program: string, env: Record<string, string>): Promise<string[]> {
  const { stdout } = await promisify(execFile)('ldd', [program], { env })
  return [...stdout.matchAll(/^\s*(\S+) => not found/gm)].map((match) => match[1] ?? '')
}

function installedBrowsers(): string[] {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    )
  }
  if (process.platform === 'win32') {
    const folders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map(
      (name) => process.env[name],
    )
    return folders.flatMap((folder) =>
      folder === undefined
        ? []
        : ['Google/Chrome', 'Chromium', 'Microsoft/Edge'].map((name) =>
            join(folder, name, 'Application', name.endsWith('Edge') ? 'msedge.exe' : 'chrome.exe'),
          ),
    )
  }
  const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser']
  return [...names.map((name) => `/usr/bin/${name}`), '/snap/bin/chromium']
}
