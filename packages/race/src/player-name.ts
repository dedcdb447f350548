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
  const short = shortened(text, MAX_NAME)
  return short === '' ? 'Player' : short
}

/** The name, with a number behind it when somebody in the room has it already; never longer than a name. */
export function freeName(name: string, taken: readonly string[]): string {
  const inUse = new Set(taken.map((other) => other.toLocaleLowerCase('en')))
  if (!inUse.has(name.toLocaleLowerCase('en'))) return name
  for (let number = 2; ; number++) {
    const ending = ` ${number}`
    const candidate = `${shortened(name, MAX_NAME - ending.length)}${ending}`
    if (!inUse.has(candidate.toLocaleLowerCase('en'))) return candidate
  }
}

/** The first characters of a text, each taken whole. */
function shortened(text: string, characters: number): string {
  let short = ''
  let taken = 0
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    if (++taken > characters || short.length + segment.length > MAX_UNITS) break
    short += segment
  }
  return short.trim()
}
