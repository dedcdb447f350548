import type { Move } from '@samedeal/rules'

/** What a search found out. `states` counts the states that it took up. */
export type Verdict =
  | { readonly verdict: 'win'; readonly states: number; readonly moves: readonly Move[] }
  | { readonly verdict: 'loss' | 'unknown'; readonly states: number }

/** How far a search may go. */
export interface Budget {
  /** States at most. */
  readonly states?: number
  /** Milliseconds at most, as told by `now`. */
  readonly ms?: number
  readonly now?: () => number
}
