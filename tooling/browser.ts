// The browser that the tests drive. On Linux x64 it comes with the install: @sparticuz/chromium holds
// Chromium, the libraries it needs and a font, packed; they are unpacked once into the cache folder.
// Elsewhere it is the Chrome, Chromium or Edge that is installed.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** What Playwright's `launchOptions` need to start the browser. */
export type TestBrowser = {
  executablePath: string
  /** The whole environment of the browser's process. */
  env: Record<string, string>
}

const cacheFolder = join(dirname(import.meta.dirname), 'node_modules/.cache/samedeal')

/**
 * Finds the test browser, and unpacks it first where that is needed (2 s, once; call it in one
 * process before any other starts a browser).
 * @returns undefined when this system has no browser that the tests can drive.
 * @throws Error when the packed browser is there but cannot run, naming what is missing.
 */
export async function findTestBrowser(): Promise<TestBrowser | undefined> {
  const named = process.env['CHROME_PATH']
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return { executablePath: named, env: environment() }
    throw new Error(`CHROME_PATH names a browser that is not there: ${named}`)
  }
  if (canRunPackedChromium()) return packedChromium()
  const installed = installedBrowsers().find((path) => existsSync(path))
  return installed === undefined ? undefined : { executablePath: installed, env: environment() }
}

function environment(): Record<string, string> {
  const entries = Object.entries(process.env)
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] != null))
}

/** The packed Chromium is built for Linux x64 with glibc (not for musl, as in Alpine). */
function canRunPackedChromium(): boolean {
  if (process.platform !== 'linux' || process.arch !== 'x64') return false
  const report = process.report.getReport() as { header: { glibcVersionRuntime?: string } }
  return report.header.glibcVersionRuntime !== undefined
}

async function packedChromium(): Promise<TestBrowser> {
  const packageFolder = join(
    dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))),
    '..',
  )
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string
  }
  const folder = join(cacheFolder, `chromium-${version}`)
  if (!existsSync(folder)) await unpack(packageFolder, folder)

  const executablePath = join(folder, 'chromium')
  const env = { ...environment(), FONTCONFIG_FILE: join(folder, 'fonts.conf') }
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
async function unpack(packageFolder: string, folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`
  await mkdir(unfinished, { recursive: true })
  const previous = process.env['TMPDIR']
  process.env['TMPDIR'] = unfinished // the package unpacks into os.tmpdir()
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium')
    await chromium.executablePath()
    await inflate(join(packageFolder, 'bin/al2023.tar.br'))
    await writeFile(join(unfinished, 'fonts.conf'), fontSettings)
    await rename(unfinished, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error // else another process was quicker, with the same result
    })
  } finally {
    if (previous === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = previous
    await rm(unfinished, { recursive: true, force: true })
  }
}

/** The packed Open Sans for all text, so that it measures the same on every machine. */
const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
  ${['sans-serif', 'serif', 'monospace', 'system-ui', 'Arial', 'Helvetica']
    .map(
      (family) =>
        `<match><test name="family"><string>${family}</string></test>` +
        `<edit name="family" mode="prepend" binding="strong"><string>Open Sans</string></edit></match>`,
    )
    .join('\n  ')}
</fontconfig>
`

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
