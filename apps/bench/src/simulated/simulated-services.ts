import type { Card } from '@samedeal/rules'
import { fixedDealer } from '@samedeal/server/fixed-dealer'
import type { KeeperServices } from '@samedeal/server/race-keeper'
import type { Timeline } from './timeline.ts'

/** The server's clock at the beginning of a timeline, in milliseconds. */
const START = 1_790_000_000_000

export interface SimulatedParts extends Pick<KeeperServices, 'journal' | 'thinking' | 'report'> {
  readonly timeline: Timeline
  /** What every seat is dealt. */
  readonly deck: readonly Card[]
  /** From a lost socket to the stand-in, in milliseconds. */
  readonly standIn: number
  /** Whether alarms still ring: not in a process that is gone. */
  readonly isRunning?: () => boolean
}

/** What a room needs of its process, on simulated time. */
export function simulatedServices({
  timeline,
  deck,
  standIn,
  isRunning = () => true,
  ...rest
}: SimulatedParts): KeeperServices {
  return {
    ...rest,
    clock: {
      now: () => START + Math.floor(timeline.now),
      alarm: (ring) => {
        let stop = (): void => undefined
        return {
          set: (at) => {
            stop()
            if (at === undefined) return
            stop = timeline.at(at - START, () => {
              if (isRunning()) ring()
            })
          },
        }
      },
    },
    timing: { countdown: 3_000, standIn },
    dealer: fixedDealer(deck),
    turns: { add: (work) => timeline.after(0, work) },
    pace: 1,
    timed: (_section, work) => work(),
  }
}
