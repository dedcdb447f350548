/**
 * Tells when there are more or fewer device pixels in a CSS pixel than before, as on another monitor: the
 * window is not resized by that. Until the returned function is called.
 */
export function followPixelRatio(changed: () => void): () => void {
  let query: MediaQueryList | undefined
  const follow = (): void => {
    query?.removeEventListener('change', onChange)
    query = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`)
    query.addEventListener('change', onChange)
  }
  const onChange = (): void => {
    follow()
    changed()
  }
  follow()
  return () => query?.removeEventListener('change', onChange)
}
