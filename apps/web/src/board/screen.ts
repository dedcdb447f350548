import { Container, Sprite, Ticker, type Renderer } from 'pixi.js'
import type { Picture } from './picture.ts'
import type { Point, Size } from './view.ts'

/** One picture to paint: where its centre lies, and how it is shown. */
export interface Stroke extends Point {
  readonly picture: Picture
  /** Width as a share of the picture's own: less than 1 while a card turns over. */
  readonly narrow?: number
  /** Height as a share of the picture's own. */
  readonly tall?: number
  readonly alpha?: number
}

/** The canvas on which the table is painted. */
export interface Screen {
  readonly canvas: HTMLCanvasElement
  /** Device pixels per CSS pixel. */
  readonly resolution: number
  resize(size: Size): void
  /** Paints these pictures, the first one lowest, and nothing else. */
  paint(strokes: readonly Stroke[]): void
  destroy(): void
}

/** What browsers say when a drawing context that was lost is there again. */
const RESTORED = ['webglcontextrestored', 'contextrestored'] as const

/** More pixels than this per CSS pixel cost more than they show. */
const MOST_PIXELS = 2

/**
 * A screen drawn by the graphics card, or on a plain canvas where there is none (a graphics card
 * imitated in software is slower than that). `onLost` is called when all has to be painted again.
 */
export async function createScreen(size: Size, onLost: () => void): Promise<Screen> {
  // Pixi's system ticker would ask for every frame for ever, only to collect unused textures.
  Ticker.system.autoStart = false
  Ticker.system.stop()
  const renderer = await createRenderer(size)
  const canvas = renderer.canvas
  const root = new Container()
  const sprites: Sprite[] = []
  for (const event of RESTORED) canvas.addEventListener(event, onLost)

  function spriteAt(number: number): Sprite {
    const found = sprites[number]
    if (found !== undefined) return found
    const sprite = new Sprite()
    sprite.anchor.set(0.5)
    sprites.push(sprite)
    root.addChild(sprite)
    return sprite
  }

  /** A centre for which the picture's corner falls on a whole device pixel. */
  function snapped(centre: number, length: number): number {
    const { resolution } = renderer
    return Math.round((centre - length / 2) * resolution) / resolution + length / 2
  }

  return {
    canvas,
    get resolution() {
      return renderer.resolution
    },
    resize({ width, height }) {
      renderer.resize(width, height, pixelRatio())
    },
    paint(strokes) {
      for (const [number, stroke] of strokes.entries()) {
        const { picture, x, y, narrow = 1, tall = 1, alpha = 1 } = stroke
        const sprite = spriteAt(number)
        sprite.visible = true
        sprite.texture = picture.texture
        sprite.scale.set(narrow, tall)
        sprite.alpha = alpha
        sprite.position.set(snapped(x, picture.width), snapped(y, picture.height))
      }
      for (const sprite of sprites.slice(strokes.length)) sprite.visible = false
      renderer.render(root)
    },
    destroy() {
      for (const event of RESTORED) canvas.removeEventListener(event, onLost)
      canvas.remove()
      root.destroy({ children: true })
      renderer.destroy()
    },
  }
}

function pixelRatio(): number {
  return Math.min(MOST_PIXELS, window.devicePixelRatio || 1)
}

/** Only the renderer that is used is loaded. */
async function createRenderer(size: Size): Promise<Renderer> {
  const options = {
    ...size,
    resolution: pixelRatio(),
    autoDensity: true,
    backgroundAlpha: 0,
    antialias: false,
    gcActive: false,
    skipExtensionImports: true,
  }
  if (hasGraphicsCard()) {
    const { startWebGL } = await import('./webgl-renderer.ts')
    // A card that promises WebGL and cannot start it: the plain canvas always works.
    const started = await startWebGL(options).catch(() => undefined)
    if (started !== undefined) return started
  }
  const { startCanvas } = await import('./canvas-renderer.ts')
  return startCanvas(options)
}

function hasGraphicsCard(): boolean {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('webgl2', { failIfMajorPerformanceCaveat: true })
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
