/** Draws only when asked to, and as long as something moves. */
export interface Frames {
  /** Draws with the browser's next frame. */
  request(): void
  stop(): void
}

/**
 * Calls `draw` with the frame's moment, in milliseconds; it answers whether another frame is needed.
 * The browser gives no frames to a hidden page, so nothing runs there.
 */
export function createFrames(draw: (now: number) => boolean): Frames {
  let asked: number | undefined
  function request(): void {
    asked ??= requestAnimationFrame((now) => {
      asked = undefined
      if (draw(now)) request()
    })
  }
  return {
    request,
    stop() {
      if (asked !== undefined) cancelAnimationFrame(asked)
      asked = undefined
    },
  }
}
