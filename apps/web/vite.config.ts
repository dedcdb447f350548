import { join } from 'node:path'
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

/** Where the game's server listens in development. */
const server = { target: `http://localhost:${process.env['PORT'] ?? '2567'}`, ws: true }

export default defineConfig({
  root: here,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [deck(), favicon()],
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
