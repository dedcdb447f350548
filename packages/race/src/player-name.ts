/** The longest name, in characters as people count them. */
export const MAX_NAME = 24

/** The most that a name may take in memory, in UTF-16 units: some characters are many. */
const MAX_UNITS = 4 * MAX_NAME

/** Control, bidirectional, zero-width and unassigned characters, and letters that show nothing. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]/gu

/**
 * A name fit for every screen: control, bidirectional and zero-width characters removed, white space
 * folded, at most 24 characters; "Player" when nothing is left.
 */
export function cleanName(raw: string): string {
  const text = raw
    .slice(0, 400)
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(UNSEEN, '')
    .trim()
  let short = ''
  let characters = 0
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    if (++characters > MAX_NAME || short.length + segment.length > MAX_UNITS) break
    short += segment
  }
  return short.trim() === '' ? 'Player' : short.trim()
}

/** The name, with a number behind it when somebody in the room has it already. */
export function freeName(name: string, taken: readonly string[]): string {
  const inUse = new Set(taken.map((other) => other.toLocaleLowerCase('en')))
  if (!inUse.has(name.toLocaleLowerCase('en'))) return name
  for (let number = 2; ; number++) {
    const candidate = `${name} ${number}`
    if (!inUse.has(candidate.toLocaleLowerCase('en'))) return candidate
  }
}
