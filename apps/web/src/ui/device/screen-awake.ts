/** The parts of a browser's page that keeping the screen awake needs. */
export interface AwakePage {
  /** Undefined where the browser has none, as on plain http. */
  readonly wakeLock: Pick<WakeLock, 'request'> | undefined
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
}

/**
 * Keeps the device's screen from going dark until the returned function is called. A browser takes its
 * lock away from a page that is not seen: it is asked for again when the page is back. Where there is no
 * lock to be had, nothing happens.
 */
export function keepAwake({ wakeLock, document }: AwakePage = browserPage()): () => void {
  if (wakeLock === undefined) return () => {}
  let isOver = false
  let held: Pick<WakeLockSentinel, 'release' | 'released'> | undefined
  const take = async () => {
    if (isOver || document.visibilityState !== 'visible' || held?.released === false) return
    try {
      const lock = await wakeLock.request('screen')
      if (isOver) await lock.release()
      else held = lock
    } catch {
      // Refused, as with little power left: the screen does what it does.
    }
  }
  const onChange = () => void take()
  document.addEventListener('visibilitychange', onChange)
  void take()
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', onChange)
    void held?.release().catch(() => undefined)
  }
}

function browserPage(): AwakePage {
  const { wakeLock }: { readonly wakeLock?: WakeLock } = navigator
  return { wakeLock, document }
}
