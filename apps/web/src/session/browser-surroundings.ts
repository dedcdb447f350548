import { colyseusTransport } from './colyseus-transport.ts'
import { pageClock } from './page-clock.ts'
import type { Page, Surroundings } from './surroundings.ts'

const page: Page = {
  isHidden: () => document.visibilityState === 'hidden',
  onWake(wake) {
    addEventListener('online', wake)
    document.addEventListener('visibilitychange', wake)
    return () => {
      removeEventListener('online', wake)
      document.removeEventListener('visibilitychange', wake)
    }
  },
}

/** This browser, and the server that the page came from. */
export function browserSurroundings(): Surroundings {
  const transport = colyseusTransport(location.origin)
  return { clock: pageClock, page, transport, chance: () => Math.random() }
}
