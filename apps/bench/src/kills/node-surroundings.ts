import { ROOMS_PATH } from '@samedeal/protocol'
import { colyseusTransport, pageClock, type Surroundings } from '@samedeal/web/session'

/** A session's surroundings without a browser: real time, a real network, a page that is always seen. */
export function nodeSurroundings(address: string): Surroundings {
  return {
    clock: pageClock,
    page: { isHidden: () => false, onWake: () => () => undefined },
    transport: {
      join: (place) => colyseusTransport(address).join(place),
      async find(code) {
        const { status } = await fetch(`${address}${ROOMS_PATH}/${code}`)
        return status === 200
      },
    },
    chance: Math.random,
  }
}
