import type { Transport } from './transport.ts'

/** Takes back what was asked for; nothing happens when it is over already. */
export type Stop = () => void

/** The browser's own clock, which nobody can set. */
export interface Clock {
  /** Milliseconds since some moment. */
  now(): number
  /** Rings once, after so many milliseconds. */
  after(ms: number, ring: () => void): Stop
}

/** The page that the player looks at, or does not. */
export interface Page {
  isHidden(): boolean
  /** Tells when the page may have slept: it is seen again, or the network is back. */
  onWake(wake: () => void): Stop
}

/** All that a session needs from outside. A test brings its own time, network and chance. */
export interface Surroundings {
  readonly clock: Clock
  readonly page: Page
  readonly transport: Transport
  /** Numbers from 0 up to 1. */
  readonly chance: () => number
}

/** The answer, or a rejection when it takes longer than so many milliseconds. */
export function within<Answer>(clock: Clock, ms: number, answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const stop = clock.after(ms, () => reject(new Error(`no answer within ${ms} ms`)))
    answer.then(resolve, reject).finally(stop)
  })
}
