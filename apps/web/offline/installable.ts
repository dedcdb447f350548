import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Resvg } from '@resvg/resvg-js'
import { build, type Plugin } from 'vite'
import { appIconSvg, faviconSvg } from '../deck/brand.ts'
import type { DeckManifest } from '../deck/manifest.ts'
import { APPLE_ICON, ICONS, WEB_MANIFESTS, type AppIcon } from './manifest.ts'

const here = import.meta.dirname
const WORKER = 'service-worker.js'

/**
 * Makes the built app one that can be installed: manifest, icons, and the service worker that keeps the
 * build on the device. An own worker of 1.5 KB: Workbox's build would bring Babel and Rollup to every
 * `npm start`, and when a new version may take over is a rule of our own anyway.
 */
export function installable(): Plugin {
  return {
    name: 'samedeal-installable',
    apply: 'build',
    generateBundle() {
      for (const { file, source } of WEB_MANIFESTS) {
        this.emitFile({ type: 'asset', fileName: file, source })
      }
      for (const icon of [...ICONS, APPLE_ICON]) {
        this.emitFile({ type: 'asset', fileName: icon.file, source: pngOf(icon) })
      }
    },
    // Not earlier: Vite changes chunks until they are written.
    async writeBundle({ dir = '' }, bundle) {
      const built = Object.keys(bundle).filter((file) => file !== 'index.html')
      const files = ['/', ...built.map((file) => `/${file}`), ...deckFiles(dir)].toSorted()
      const code = await workerCode(files, versionOf(dir, [...built, 'index.html']))
      writeFileSync(join(dir, WORKER), code)
      writeFileSync(join(dir, `${WORKER}.gz`), gzipSync(code, { level: 9 }))
    },
  }
}

function pngOf({ size, maskable }: AppIcon): Uint8Array {
  const svg = maskable ? appIconSvg : faviconSvg
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng()
}

/** The card images as the table asks for them. */
function deckFiles(dir: string): string[] {
  const manifest = JSON.parse(readFileSync(join(dir, 'deck/deck.json'), 'utf8')) as DeckManifest
  const images = Object.values(manifest.images)
  return ['/deck/deck.json', ...images.map(({ file, version }) => `/deck/${file}?v=${version}`)]
}

/** Changes whenever any file of the build does. */
function versionOf(dir: string, files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of [...files, 'deck/deck.json'].toSorted()) {
    hash.update(`\n${file}\n`).update(readFileSync(join(dir, file)))
  }
  return hash.digest('hex').slice(0, 12)
}

/** The service worker as one classic script, since not every browser takes modules there. */
async function workerCode(files: readonly string[], version: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { FILES: JSON.stringify(files), VERSION: JSON.stringify(version) },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(here, 'service-worker.ts'), formats: ['iife'], name: 'worker' },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (output === undefined || !('output' in output)) throw new Error('the worker was not built')
  return output.output[0].code
}
