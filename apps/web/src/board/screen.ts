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

/** What the table is painted on. */
export interface Screen {
  /** Holds the canvas, which may be replaced by another. */
  readonly surface: HTMLElement
  /** Whether nothing can be painted: then the buttons alone show the table. */
  readonly isBlank: boolean
  /** Device pixels per CSS pixel. */
  readonly resolution: number
  resize(size: Size): void
  /** Paints these pictures, the first one lowest, and nothing else. */
  paint(strokes: readonly Stroke[]): void
  destroy(): void
}

/** What browsers say when a drawing context is lost, and when it is there again. */
const LOST = ['webglcontextlost', 'contextlost'] as const
const RESTORED = ['webglcontextrestored', 'contextrestored'] as const

/** How long a browser may take to give a lost context back, in milliseconds. */
const BACK_MS = 3_000

/** More pixels than this per CSS pixel cost more than they show. */
const MOST_PIXELS = 2

/**
 * A screen drawn by the graphics card, or on a plain canvas where there is none (a graphics card
 * imitated in software is slower than that). When what it is drawn on is lost and does not come back,
 * it goes on on a plain canvas, and blank where there is none either. `onChange` is called when all has
 * to be painted again.
 */
export async function createScreen(size: Size, onChange: () => void): Promise<Screen> {
  // Pixi's system ticker would ask for every frame for ever, only to collect unused textures.
  Ticker.system.autoStart = false
  Ticker.system.stop()
  const surface = document.createElement('div')
  surface.className = 'board-surface'
  let area = size
  let isOver = false
  let painter: Painter | undefined
  let waiting: ReturnType<typeof setTimeout> | undefined

  /** Takes what can be painted on; the last one is given back. */
  function use(renderer: Renderer | undefined): void {
    painter?.free()
    painter = renderer === undefined ? undefined : new Painter(renderer)
    if (painter === undefined) return
    const { canvas } = painter
    for (const event of LOST) canvas.addEventListener(event, () => lose(canvas))
    for (const event of RESTORED) canvas.addEventListener(event, () => restored(canvas))
    surface.append(canvas)
  }

  function lose(canvas: HTMLCanvasElement): void {
    if (canvas !== painter?.canvas) return
    clearTimeout(waiting)
    waiting = setTimeout(() => void replace(), BACK_MS)
  }

  function restored(canvas: HTMLCanvasElement): void {
    if (canvas !== painter?.canvas) return
    clearTimeout(waiting)
    onChange()
  }

  async function replace(): Promise<void> {
    // What was drawn for the lost one is let go of before it goes.
    onChange()
    const renderer = await startPlain(rendererOptions(area)).catch(() => undefined)
    if (isOver) return renderer?.destroy()
    use(renderer)
    onChange()
  }

  use(await createRenderer(size))
  return {
    surface,
    get isBlank() {
      return painter === undefined
    },
    get resolution() {
      return painter?.resolution ?? pixelRatio()
    },
    resize(changed) {
      area = changed
      painter?.resize(changed)
    },
    paint: (strokes) => painter?.paint(strokes),
    destroy() {
      isOver = true
      clearTimeout(waiting)
      use(undefined)
      surface.remove()
    },
  }
}

/** Paints pictures on one canvas. */
class Painter {
  readonly #renderer: Renderer
  readonly #root = new Container()
  readonly #sprites: Sprite[] = []

  constructor(renderer: Renderer) {
    this.#renderer = renderer
  }

  get canvas(): HTMLCanvasElement {
    return this.#renderer.canvas
  }

  get resolution(): number {
    return this.#renderer.resolution
  }

  resize({ width, height }: Size): void {
    this.#renderer.resize(width, height, pixelRatio())
  }

  paint(strokes: readonly Stroke[]): void {
    for (const [number, stroke] of strokes.entries()) {
      const { picture, x, y, narrow = 1, tall = 1, alpha = 1 } = stroke
      const sprite = this.#spriteAt(number)
      sprite.visible = true
      sprite.texture = picture.texture
      sprite.scale.set(narrow, tall)
      sprite.alpha = alpha
      sprite.position.set(this.#snapped(x, picture.width), this.#snapped(y, picture.height))
    }
    for (const sprite of this.#sprites.slice(strokes.length)) sprite.visible = false
    this.#renderer.render(this.#root)
  }

  free(): void {
    this.canvas.remove()
    this.#root.destroy({ children: true })
    this.#renderer.destroy()
  }

  #spriteAt(number: number): Sprite {
    const found = this.#sprites[number]
    if (found !== undefined) return found
    const sprite = new Sprite()
    sprite.anchor.set(0.5)
    this.#sprites.push(sprite)
    this.#root.addChild(sprite)
    return sprite
  }

  /** A centre for which the picture's corner falls on a whole device pixel. */
  #snapped(centre: number, length: number): number {
    const { resolution } = this.#renderer
    return Math.round((centre - length / 2) * resolution) / resolution + length / 2
  }
}

function pixelRatio(): number {
  return Math.min(MOST_PIXELS, window.devicePixelRatio || 1)
}

function rendererOptions(size: Size) {
  return {
    ...size,
    resolution: pixelRatio(),
    autoDensity: true,
    backgroundAlpha: 0,
    antialias: false,
    gcActive: false,
    skipExtensionImports: true,
  }
}

type RendererOptions = ReturnType<typeof rendererOptions>

/** Only the renderer that is used is loaded. Undefined where the browser draws on nothing; rejects without code. */
async function createRenderer(size: Size): Promise<Renderer | undefined> {
  const options = rendererOptions(size)
  if (hasGraphicsCard()) {
    const { startWebGL } = await import('./webgl-renderer.ts')
    // A card that promises WebGL and cannot start it: there is the plain canvas.
    const started = await startWebGL(options).catch(() => undefined)
    if (started !== undefined) return started
  }
  return startPlain(options)
}

/** A renderer on a plain canvas, or undefined. Rejects when its code cannot be loaded. */
async function startPlain(options: RendererOptions): Promise<Renderer | undefined> {
  const { startCanvas } = await import('./canvas-renderer.ts')
  // Pixi starts without a context, too, and fails with the first picture.
  if (document.createElement('canvas').getContext('2d') === null) return undefined
  return startCanvas(options).catch(() => undefined)
}

function hasGraphicsCard(): boolean {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('webgl2', { failIfMajorPerformanceCaveat: true })
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
