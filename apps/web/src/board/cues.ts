import type { Position, Progress } from '@samedeal/rules'
import type { TableState } from './selection.ts'
import { isTurnedOver } from './turned-over.ts'

/** Something that has happened on the table and can be heard and felt. */
export type Cue =
  /** A run is picked up, or laid back. */
  | { readonly what: 'lift' | 'put-back' | 'refused' }
  /** Cards have been drawn, turned over, or laid on another pile, by the player or by an undo. */
  | { readonly what: 'draw' | 'recycle' | 'place' }
  /** So many cards have come home at once. */
  | { readonly what: 'home'; readonly cards: number }
  | { readonly what: 'won' }

/** What can be heard of one position following another; undefined where no card has changed its pile. */
export function cueOf(before: Position, { game, position, specs }: TableState): Cue | undefined {
  const [was, is] = [game.progress(before), game.progress(position)]
  const isHome = (progress: Progress) => progress.done === progress.total
  if (isHome(is) && !isHome(was)) return { what: 'won' }
  if (is.done > was.done) return { what: 'home', cards: is.done - was.done }
  if (isTurnedOver(before, { position, specs })) return { what: 'recycle' }
  const lengths = ({ piles }: Position) => piles.map(({ cards }) => cards.length)
  const [had, has] = [lengths(before), lengths(position)]
  if (specs.some(({ kind }, pile) => kind === 'stock' && (has[pile] ?? 0) < (had[pile] ?? 0))) {
    return { what: 'draw' }
  }
  return has.some((length, pile) => length !== had[pile]) ? { what: 'place' } : undefined
}
