import 'pixi.js/unsafe-eval'
import { WebGLRenderer, type WebGLOptions } from 'pixi.js'

/** Starts a renderer on the graphics card. Rejects when the browser cannot give one. */
export async function startWebGL(options: Partial<WebGLOptions>): Promise<WebGLRenderer> {
  const renderer = new WebGLRenderer()
  await renderer.init(options)
  return renderer
}
