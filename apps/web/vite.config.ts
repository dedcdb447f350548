import { readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'
import { faviconSvg } from './deck/brand.ts'
import { buildDeck } from './deck/build.ts'
import { installable } from './offline/installable.ts'

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

/** A class that is named somewhere and never used; as an extension of Pixi it adds itself to nothing. */
const unused = (name: string) => `export class ${name} { static extension = { type: [] } }`

/**
 * Modules that the app never runs, and what stands in for them. Of Pixi the table uses sprites alone,
 * with textures that it makes itself and without masks (the pipes of colour masks stay: Pixi asks them
 * in every frame), without buffers of uniforms, WebGPU or names of colours, and starts the renderers
 * without Pixi's usual extensions (`skipExtensionImports`). Of Colyseus's SDK the session uses
 * WebSockets, messages and state, and neither its inputs nor its accounts. In a race alone nobody takes
 * one name for another, so that the 28 KB of characters that look alike stay on the server.
 */
const NEVER_RUN: readonly (readonly [module: RegExp, instead: string])[] = [
  [/pixi\.js\/lib\/.*\/(browserAll|webworkerAll)\.mjs$/, 'export {}'],
  [/pixi\.js\/lib\/spritesheet\/init\.mjs$/, 'export {}'],
  ...[
    'AlphaMask',
    'AlphaMaskPipe',
    'CanvasGraphicsAdaptor',
    'CanvasStencilMaskPipe',
    'ColorMask',
    'ExtractSystem',
    'GenerateTextureSystem',
    'GlGraphicsAdaptor',
    'GlMeshAdaptor',
    'GlStencilSystem',
    'GlUboSystem',
    'GpuUboSystem',
    'HelloSystem',
    'ParticleBuffer',
    'RenderableGCSystem',
    'ScissorMask',
    'StencilMask',
    'StencilMaskPipe',
    'TextureGCSystem',
    'TextureMatrix',
    'UboSystem',
    'VideoSource',
  ].map((name) => [new RegExp(`pixi\\.js/lib/.*/${name}\\.mjs$`), unused(name)] as const),
  [
    /pixi\.js\/lib\/unsafe-eval\/particle\/generateParticleUpdatePolyfill\.mjs$/,
    'export const generateParticleUpdatePolyfill = undefined',
  ],
  [
    /pixi\.js\/lib\/unsafe-eval\/ubo\/generateUboSyncPolyfill\.mjs$/,
    'export const generateUboSyncPolyfillSTD40 = undefined, generateUboSyncPolyfillWGSL = undefined',
  ],
  [
    /pixi\.js\/lib\/.*\/glUploadCompressedTextureResource\.mjs$/,
    'export const glUploadCompressedTextureResource = undefined',
  ],
  [
    /pixi\.js\/lib\/.*\/glUploadCubeTextureResource\.mjs$/,
    'export const createGlUploadCubeTextureResource = () => undefined',
  ],
  [
    /pixi\.js\/lib\/.*\/glUploadVideoResource\.mjs$/,
    'export const glUploadVideoResource = undefined',
  ],
  ...['extractAttributesFromGpuProgram', 'generateGpuLayoutGroups'].map(
    (name) =>
      [
        new RegExp(`pixi\\.js/lib/.*/gpu/.*/${name}\\.mjs$`),
        `export const ${name} = () => undefined`,
      ] as const,
  ),
  // Nothing is looked for by its label, kept as a texture, or carried from one container to another.
  ...['cacheAsTextureMixin', 'findMixin', 'getFastGlobalBoundsMixin', 'toLocalGlobalMixin'].map(
    (name) =>
      [
        new RegExp(`pixi\\.js/lib/.*/container-mixins/${name}\\.mjs$`),
        `export const ${name} = {}`,
      ] as const,
  ),
  // Nothing is drawn by way of a texture: no filter, no mask, no container kept as one.
  [
    /pixi\.js\/lib\/.*\/TexturePool\.mjs$/,
    `export class TexturePoolClass {}
     export const TexturePool = { setScreenSize() {}, removeScreen() {} }`,
  ],
  // Every texture is a picture of 8 bits a channel, and no shader is one of WebGPU.
  [
    /pixi\.js\/lib\/.*\/mapFormatToGlInternalFormat\.mjs$/,
    `export const mapFormatToGlInternalFormat = (gl) => ({
       rgba8unorm: gl.RGBA,
       bgra8unorm: gl.RGBA8 ?? gl.RGBA,
     })`,
  ],
  [
    /pixi\.js\/lib\/.*\/mapFormatToGlType\.mjs$/,
    `export const mapFormatToGlType = (gl) => ({
       rgba8unorm: gl.UNSIGNED_BYTE,
       bgra8unorm: gl.UNSIGNED_BYTE,
     })`,
  ],
  [
    /pixi\.js\/lib\/.*\/mapFormatToGlFormat\.mjs$/,
    `export const mapFormatToGlFormat = (gl) => ({ rgba8unorm: gl.RGBA, bgra8unorm: gl.RGBA })`,
  ],
  [
    /pixi\.js\/lib\/.*\/extractStructAndGroups\.mjs$/,
    'export const extractStructAndGroups = () => ({ groups: [], structs: [] })',
  ],
  // A sprite lies on what is below it, and nothing else: one blend mode.
  [
    /pixi\.js\/lib\/.*\/mapCanvasBlendModesToPixi\.mjs$/,
    `export const mapCanvasBlendModesToPixi = () => ({
       inherit: 'source-over',
       none: 'source-over',
       normal: 'source-over',
     })`,
  ],
  // Every browser of the target can multiply colours.
  [
    /pixi\.js\/lib\/.*\/canUseNewCanvasBlendModes\.mjs$/,
    'export const canUseNewCanvasBlendModes = () => true',
  ],
  // The content security policy allows no code that is made of text: polyfills stand in for these.
  [
    /pixi\.js\/lib\/.*\/generateUniformsSync\.mjs$/,
    'export const generateUniformsSync = undefined',
  ],
  [
    /pixi\.js\/lib\/.*\/GenerateShaderSyncCode\.mjs$/,
    'export const generateShaderSyncCode = undefined',
  ],
  // The table makes its textures itself: none is looked up, or made of whatever it is given.
  [
    /pixi\.js\/lib\/.*\/textureFrom\.mjs$/,
    'export const autoDetectSource = undefined, resourceToTexture = undefined, textureFrom = undefined',
  ],
  // The table is drawn right onto its canvas.
  [
    /pixi\.js\/lib\/.*\/GlBackBufferSystem\.mjs$/,
    `export class GlBackBufferSystem {
       static extension = { type: ['webgl-system'], name: 'backBuffer', priority: 1 }
       static defaultOptions = { useBackBuffer: false }
       useBackBuffer = false
       init() {}
       destroy() {}
     }`,
  ],
  [
    /pixi\.js\/lib\/utils\/logging\/deprecation\.mjs$/,
    `export const deprecation = () => undefined
     export const v8_0_0 = '', v8_3_4 = '', v8_21_0 = '', v8_22_0 = ''`,
  ],
  [/@pixi\/colord\/plugins\/names\.mjs$/, 'export default () => undefined'],
  // The table gives every colour as a number.
  [
    /@pixi\/colord\/index\.mjs$/,
    `export const extend = () => undefined
     export const colord = (colour) => { throw new Error('no colour as text: ' + colour) }`,
  ],
  [/@colyseus\/sdk\/build\/input\/RoomInput\.mjs$/, unused('RoomInput')],
  [/\/ws\/browser\.js$/, 'export default undefined'],
  [/@colyseus\/sdk\/build\/legacy\.mjs$/, 'export {}'],
  [/pixi\.js\/lib\/.*\/logProgramError\.mjs$/, 'export const logProgramError = () => undefined'],
  [/@colyseus\/sdk\/build\/Auth\.mjs$/, unused('Auth')],
  [
    /@colyseus\/sdk\/build\/debug-channel\.mjs$/,
    'export const publishDebug = () => undefined, debugOverlayActive = false',
  ],
  [/@colyseus\/sdk\/build\/fetchXHR\.mjs$/, 'export const xhrFetch = undefined'],
  [/@colyseus\/sdk\/build\/transport\/H3Transport\.mjs$/, unused('H3TransportTransport')],
  [/unhomoglyph\/data\.json$/, '{}'],
  // Decks are shuffled by seedrandom's ARC4 alone.
  [
    /seedrandom\/lib\/(alea|tychei|xor128|xor4096|xorshift7|xorwow)\.js$/,
    'module.exports = undefined',
  ],
  [/@colyseus\/sdk\/build\/3rd_party\/discord\.mjs$/, 'export const discordURLBuilder = undefined'],
]

/** Leaves out what would be downloaded and never run. */
function lean(): Plugin {
  return {
    name: 'samedeal-lean',
    load: (id) => NEVER_RUN.find(([module]) => module.test(id.replaceAll('\\', '/')))?.[1],
  }
}

/**
 * Builds workers together with the page, so that what several of them need is one file for all. Vite by
 * itself builds each worker alone, with another copy of the rules and of the solver.
 */
function workersWithPage(): Plugin {
  const worker = /new URL\(\s*'([^']+worker\.ts)',\s*import\.meta\.url,?\s*\)/g
  return {
    name: 'samedeal-workers',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('new Worker(')) return undefined
      return code.replace(worker, (_whole, file: string) => {
        const entry = join(dirname(id), file)
        const name = basename(file, '.ts')
        const reference = this.emitFile({ type: 'chunk', id: entry, name })
        return `import.meta.ROLLUP_FILE_URL_${reference}`
      })
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
  plugins: [deck(), favicon(), lean(), workersWithPage(), compressed(), installable()],
  build: {
    outDir: join(here, 'dist'),
    target: 'es2022',
    modulePreload: {
      // A browser of that age needs none.
      polyfill: false,
      // A worker fetches a game's skills; it has no document to preload anything into.
      resolveDependencies: (_file, needed, { hostId }) =>
        hostId.includes('game-skills') ? [] : needed,
    },
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
