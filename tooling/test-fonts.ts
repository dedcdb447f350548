// The fonts of the test browser: those of the install and no others, so that every text measures the
// same on every machine. Chromium on Linux asks fontconfig, which obeys the file that FONTCONFIG_FILE
// names; on macOS and Windows it takes the system's fonts.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fontInWoff } from './woff.ts'

/** The usual letters, and some that are a seventh wider: layouts have to hold with both. */
export type Letters = 'usual' | 'wide'

/** The family that text of a page is drawn in; what it lacks comes from the families after it. */
const FAMILIES: Record<Letters, readonly string[]> = {
  usual: ['Open Sans', 'BIZ UDGothic', 'DejaVu Sans'],
  wide: ['DejaVu Sans', 'BIZ UDGothic'],
}

/** What a page may ask for that a system answers with its own font. */
const ASKED = [
  'sans-serif',
  'serif',
  'monospace',
  'system-ui',
  'Arial',
  'Helvetica',
  'Times New Roman',
  // What Chromium asks for when a page says system-ui:
  'sans',
]

/** Japanese with kana as wide as kanji, as phones have it, and Latin with the suits and arrows. */
const WOFF_FILES = ['400', '700'].flatMap((weight) => [
  `@fontsource/biz-udgothic/files/biz-udgothic-japanese-${weight}-normal.woff`,
  `@fontsource/dejavu-sans/files/dejavu-sans-latin-${weight}-normal.woff`,
])

/** Whether browsers on this system draw with the fonts that they are given. */
export const canPinFonts = process.platform === 'linux'

/**
 * Unpacks the test fonts into the cache folder, once.
 * @param openSans the packed folder with Open Sans, and how to unpack it: it comes with the browser.
 * @returns the file for fontconfig's variable FONTCONFIG_FILE.
 */
export async function fontSettings(
  letters: Letters,
  cacheFolder: string,
  unpackOpenSans: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(cacheFolder, `fonts-${fingerprint()}`)
  if (!existsSync(folder)) await unpack(folder, unpackOpenSans)
  return join(folder, `${letters}.conf`)
}

/** Changes with the fonts' versions and with this file. */
function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(import.meta.filename))
  for (const file of ['../package.json', 'woff.ts']) {
    hash.update(readFileSync(join(import.meta.dirname, file)))
  }
  return hash.digest('hex').slice(0, 12)
}

/** Unpacks beside the target and renames: an interrupted run must not leave half of the fonts. */
async function unpack(
  folder: string,
  unpackOpenSans: (folder: string) => Promise<void>,
): Promise<void> {
  const unfinished = `${folder}.${process.pid}`
  await mkdir(unfinished, { recursive: true })
  try {
    await unpackOpenSans(unfinished)
    for (const file of WOFF_FILES) {
      const woff = await readFile(fileURLToPath(import.meta.resolve(file)))
      await writeFile(join(unfinished, `${basename(file, '.woff')}.ttf`), fontInWoff(woff))
    }
    for (const letters of ['usual', 'wide'] as const) {
      await writeFile(join(unfinished, `${letters}.conf`), settings(FAMILIES[letters]))
    }
    await mkdir(dirname(folder), { recursive: true })
    await rename(unfinished, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error // else another process was quicker, with the same result
    })
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

function settings(families: readonly string[]): string {
  const strings = families.map((family) => `<string>${family}</string>`).join('')
  const answers = ASKED.map(
    (asked) =>
      `  <match><test name="family"><string>${asked}</string></test>` +
      `<edit name="family" mode="prepend" binding="strong">${strings}</edit></match>\n`,
  )
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">.</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
${answers.join('')}</fontconfig>
`
}
