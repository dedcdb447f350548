import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'
import { faviconSvg } from './deck/brand.ts'
import { buildDeck } from './deck/build.ts'

const here = import.meta.dirname

/** Draws the cards before a build and before the development server answers. */
function deck(): Plugin {
  return {
    name: 'samedeal-deck',
    async config() {
      await buildDeck(join(here, 'public/deck'))
    },
  }
}

/** Serves and ships the icon of the page, which is drawn where the mark is. */
function favicon(): Plugin {
  const fileName = 'favicon.svg'
  return {
    name: 'samedeal-favicon',
    configureServer({ middlewares }) {
      middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml').end(faviconSvg)
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: faviconSvg })
    },
  }
}

/** An extension of Pixi that adds itself to nothing. */
const unused = (name: string) => `export class ${name} { static extension = { type: [] } }`

/**
 * Modules of Pixi that the table never uses, and what stands in for them: it draws sprites alone, from
 * textures that it makes itself, and starts its renderers without Pixi's usual extensions
 * (`skipExtensionImports`). Together they are a third of what Pixi would bring.
 */
const UNUSED_OF_PIXI: readonly (readonly [module: RegExp, instead: string])[] = [
  [/\/(browserAll|webworkerAll)\.mjs$/, 'export {}'],
  [/\/spritesheet\/init\.mjs$/, 'export {}'],
  [/\/VideoSource\.mjs$/, unused('VideoSource')],
  [/\/CanvasGraphicsAdaptor\.mjs$/, unused('CanvasGraphicsAdaptor')],
  [/\/CanvasStencilMaskPipe\.mjs$/, unused('CanvasStencilMaskPipe')],
]

function leanPixi(): Plugin {
  return {
    name: 'samedeal-lean-pixi',
    load(id) {
      if (!id.includes('/pixi.js/lib/')) return undefined
      return UNUSED_OF_PIXI.find(([module]) => module.test(id))?.[1]
    },
  }
}

/** Leaves a compressed copy beside each text file of the build, which the server hands out. */
function compressed(): Plugin {
  return {
    name: 'samedeal-compressed',
    // Not earlier: Vite changes chunks until they are written.
    writeBundle({ dir = '' }, bundle) {
      for (const file of Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name))) {
        const copy = gzipSync(readFileSync(join(dir, file)), { level: 9 })
        writeFileSync(join(dir, `${file}.gz`), copy)
      }
    },
  }
}

/** Where the game's server listens in development. */
const server = { target: `http://localhost:${process.env['PORT'] ?? '2567'}`, ws: true }

export default defineConfig({
  root: here,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [deck(), favicon(), leanPixi(), compressed()],
  build: {
    outDir: join(here, 'dist'),
    target: 'es2022',
    // A preloaded module needs no polyfill in a browser of that age.
    modulePreload: { polyfill: false },
    // A data: address would need its own line in the content security policy.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: {
      '/api': server,
      '/healthz': server,
      '/matchmake': server,
      // A room's socket: the process's id, then the room's.
      '^/[A-Za-z0-9_-]{9}/[A-Za-z0-9_-]{6,}(\\?|$)': server,
    },
  },
})
