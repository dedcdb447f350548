import type { PileKind, PileSpec } from '@samedeal/rules'
import type { PlainKey } from '../words/words.ts'

/** What stands on a key: a letter, or the text that names it. */
type Cap = 'F' | 'S' | 'U' | 'A' | 'H' | 'R' | '?' | NamedCap
type NamedCap = 'keys.arrows' | 'keys.enter' | 'keys.escape'

/** A key of the race and what it does. */
interface KeyUse {
  readonly cap: Cap
  readonly use: PlainKey
  /** The kind of pile without which the key does nothing. */
  readonly needs?: PileKind
}

/** Every key that plays, in the order of the help. */
const KEY_USES: readonly KeyUse[] = [
  { cap: 'keys.arrows', use: 'keys.arrows.use' },
  { cap: 'keys.enter', use: 'keys.enter.use' },
  { cap: 'keys.escape', use: 'keys.escape.use' },
  { cap: 'F', use: 'keys.f.use', needs: 'foundation' },
  { cap: 'S', use: 'keys.s.use', needs: 'stock' },
  { cap: 'U', use: 'keys.u.use' },
  { cap: 'A', use: 'keys.a.use', needs: 'foundation' },
  { cap: 'H', use: 'keys.h.use' },
  { cap: 'R', use: 'keys.r.use' },
  { cap: '?', use: 'keys.help.use' },
]

/** The keys that play on a table; all of them where there is none. */
export function keysOn(table: readonly PileSpec[] | undefined): readonly KeyUse[] {
  if (table === undefined) return KEY_USES
  const kinds = new Set(table.map(({ kind }) => kind))
  return KEY_USES.filter(({ needs }) => needs === undefined || kinds.has(needs))
}

/** Whether a key has a name that each language has its own word for. */
export function isNamed(cap: Cap): cap is NamedCap {
  return cap.startsWith('keys.')
}
