import { CanvasSource, Rectangle, Texture } from 'pixi.js'
import type { Rect, Size } from './view.ts'

/** Something that can be painted: a texture and its size on the table. */
export interface Picture extends Size {
  readonly texture: Texture
}

/** A surface to draw pictures on, at the screen's resolution. */
export interface Surface {
  readonly context: CanvasRenderingContext2D
  /** A picture of a part of the surface, given in CSS pixels. */
  cut(part: Rect): Picture
  /** Frees the surface and all pictures cut from it. */
  free(): void
}

/** A blank surface of a size in CSS pixels; `resolution` is device pixels per CSS pixel. */
export function surface({ width, height }: Size, resolution: number): Surface {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width * resolution))
  canvas.height = Math.max(1, Math.ceil(height * resolution))
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('this browser cannot draw on a canvas')
  context.imageSmoothingQuality = 'high'
  context.scale(resolution, resolution)
  const source = new CanvasSource({ resource: canvas, resolution, transparent: true })
  const textures: Texture[] = []
  return {
    context,
    cut({ x, y, width, height }) {
      const frame = new Rectangle(x, y, width, height)
      const texture = new Texture({ source, frame })
      textures.push(texture)
      return { texture, width, height }
    },
    free() {
      for (const texture of textures) texture.destroy()
      source.destroy()
    },
  }
}
