import type { Figure } from './figure.ts'

/** How much a part measures. */
export interface Extent {
  /** Deals to play, for the parts that play deals; undefined: as many as usual. */
  readonly deals: number | undefined
}

/** One thing that is measured on its own. */
export interface Part {
  /** As it is named on the command line. */
  readonly name: string
  /** What it measures, in a few words. */
  readonly about: string
  /** About how long it takes, in seconds. */
  readonly seconds: number
  readonly measure: (extent: Extent) => readonly Figure[] | Promise<readonly Figure[]>
}
