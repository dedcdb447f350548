import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { atlasImage } from './atlas.ts'
import type { DeckName } from './colours.ts'
import { atlasFrames, atlasSize } from './layout.ts'
import type { DeckImage, DeckManifest } from './manifest.ts'

const sourceDir = import.meta.dirname
const defaultOutDir = join(sourceDir, '../public/deck')
const manifestFile = 'deck.json'

/** The packages that the images depend on; their versions are pinned in package.json. */
const packages = [
  '@fontsource/barlow-condensed',
  '@letele/playing-cards',
  '@resvg/resvg-js',
  'opentype.js',
  'sharp',
] as const

function sha256(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}

/** A hash of this folder's sources and of the packages' versions. */
async function hashInputs(): Promise<string> {
  const names = (await readdir(sourceDir)).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  const sources = await Promise.all(
    names.toSorted().map(async (name) => [name, await readFile(join(sourceDir, name))] as const),
  )
  const { dependencies } = JSON.parse(
    await readFile(join(sourceDir, '../package.json'), 'utf8'),
  ) as { dependencies: Record<string, string> }
  const versions = packages.map((name) => `${name}@${dependencies[name]}`)
  return sha256(...versions, ...sources.flat())
}

function versionOf(image: Buffer): string {
  return sha256(image).slice(0, 12)
}

/** Whether the files in a folder are complete, unharmed, and made from just these inputs. */
async function isUpToDate(outDir: string, inputs: string): Promise<boolean> {
  try {
    const text = await readFile(join(outDir, manifestFile), 'utf8')
    const manifest = JSON.parse(text) as DeckManifest
    if (manifest.inputs !== inputs) return false
    for (const { file, version } of Object.values(manifest.images)) {
      if (versionOf(await readFile(join(outDir, file))) !== version) return false
    }
    return true
  } catch {
    return false
  }
}

/** Writes a file under another name first, so that nobody ever reads half of it. */
async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  const draft = `${path}.${process.pid}.tmp`
  await writeFile(draft, content)
  await rename(draft, path)
}

async function buildImage(outDir: string, deck: DeckName): Promise<DeckImage> {
  const image = await atlasImage(deck)
  const file = `${deck}.webp`
  await writeWhole(join(outDir, file), image)
  return { file, version: versionOf(image), ...atlasSize, bytes: image.length }
}

/**
 * Draws both decks into a folder, made if missing: two.webp, four.webp, and deck.json, which is a
 * `DeckManifest`. Does nothing when the folder already holds what these sources make. The same
 * sources make the same bytes. Throws when a package is missing or drawn otherwise than expected.
 * @param tell is called with each deck that is going to be drawn.
 */
export async function buildDeck(
  outDir: string,
  tell: (deck: DeckName) => void = () => undefined,
): Promise<void> {
  const inputs = await hashInputs()
  if (await isUpToDate(outDir, inputs)) return
  await mkdir(outDir, { recursive: true })
  tell('two')
  const two = await buildImage(outDir, 'two')
  tell('four')
  const four = await buildImage(outDir, 'four')
  const manifest: DeckManifest = { inputs, images: { two, four }, frames: atlasFrames() }
  await writeWhole(join(outDir, manifestFile), `${JSON.stringify(manifest)}\n`)
}

if (import.meta.main) {
  const outDir = process.argv[2] === undefined ? defaultOutDir : resolve(process.argv[2])
  // A line for each step, which tooling/bootstrap.mjs shows while it lasts.
  await buildDeck(outDir, (deck) => process.stdout.write(`Drawing the cards in ${deck} colours\n`))
}
