import type { Limits } from '../limits/limits.ts'

const NEVER_ENDS = { burst: 1_000_000, perSecond: 1_000_000 }

/** For tests in which the same people come again and again: the limits have tests of their own. */
export const UNLIMITED: Pick<Limits, 'joins' | 'messages'> = {
  joins: NEVER_ENDS,
  messages: NEVER_ENDS,
}
