import { unlessRacing } from './race-lock.ts'

/** How long a page that has loaded is left alone before the app is kept, in milliseconds. */
const LATER_MS = 2_000

/**
 * Keeps the app on this device, where the browser allows it: over https and on this machine itself. A new
 * version waits until a page is loaded while no page of this browser is in a room.
 */
export function keepApp(): void {
  if (!('serviceWorker' in navigator)) return
  const begin = () => setTimeout(() => void register().catch(() => undefined), LATER_MS)
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}

async function register(): Promise<void> {
  const { waiting } = await navigator.serviceWorker.register('/service-worker.js')
  if (waiting !== null) await unlessRacing(() => waiting.postMessage('take-over'))
}
