import type { Card, KlondikeOptions } from '@samedeal/rules'
import type { Level } from '@samedeal/solver'

/** A deal that can be won under exactly the rules it was made for. It stays on the server. */
export interface ReserveDeal {
  /** The 128-bit seed that the deck follows from, in hexadecimal. */
  readonly seed: string
  /** The 52 cards in deal order. */
  readonly deck: readonly Card[]
  readonly level: Level
  /** The length of a short winning line, in moves. */
  readonly par: number
  /** The proof: moves from the deal to the last card home, as JSON. Text costs the event loop least. */
  readonly line: string
}

/** One text for all options that are the same rules. */
export function settingOf({ draw, passes, foundationReturn }: KlondikeOptions): string {
  return `draw ${draw}, passes ${passes}, foundations ${foundationReturn ? 'open' : 'locked'}`
}
