import 'pixi.js/unsafe-eval'
import { CanvasRenderer, type CanvasOptions } from 'pixi.js'

/** Starts a renderer on a plain canvas. */
export async function startCanvas(options: Partial<CanvasOptions>): Promise<CanvasRenderer> {
  const renderer = new CanvasRenderer()
  await renderer.init(options)
  return renderer
}
