import type { Figure } from './figure.ts'

/** One thing that is measured on its own. */
export interface Part {
  /** As it is named on the command line. */
  readonly name: string
  /** What it measures, in a few words. */
  readonly about: string
  /** About how long it takes, in seconds. */
  readonly seconds: number
  readonly measure: () => readonly Figure[] | Promise<readonly Figure[]>
}
