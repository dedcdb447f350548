import { fittingName, MAX_NAME } from './name-length.ts'
import { looksOf, looksWith } from './name-look.ts'
import { visibleText } from './visible-text.ts'

/** So much of what somebody typed is looked at, in UTF-16 units. */
const MAX_TYPED = 2_000

/**
 * A name fit for every screen: invisible characters removed, white space folded, no mark twice on a letter and
 * none without one, at most 24 characters; "Player" if nothing is left.
 */
export function cleanName(raw: string): string {
  const text = visibleText(raw.slice(0, MAX_TYPED))
    .replaceAll(/\s+/gu, ' ')
    .normalize('NFD')
    .replaceAll(/(\p{Mn})\1+/gu, '$1')
    // More marks than any language piles up would reach into the rows above and below.
    .replaceAll(/(\p{Mn}{4})\p{Mn}+/gu, '$1')
    .replace(/^[\p{M}\s]+/u, '')
    .normalize('NFC')
  const short = fittingName(text).trim()
  return short === '' ? 'Player' : short
}

/**
 * The name, with a number behind it when it looks like the name of somebody in the room; never longer
 * than a name.
 */
export function freeName(name: string, taken: readonly string[]): string {
  const inUse = new Set(taken.flatMap(looksOf))
  const isFree = (looks: readonly string[]) => !looks.some((look) => inUse.has(look))
  if (isFree(looksOf(name))) return name
  let beginning = ''
  let left = MAX_NAME
  for (let number = 2; ; number++) {
    const ending = ` ${number}`
    if (left !== MAX_NAME - ending.length) {
      left = MAX_NAME - ending.length
      beginning = fittingName(name, left).trim()
    }
    if (isFree(looksWith(beginning, ending))) return beginning + ending
  }
}
