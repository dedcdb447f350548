/** The longest name, in characters as people count them. */
export const MAX_NAME = 24

/**
 * A name fit for every screen: control, bidirectional and zero-width characters removed, white space
 * folded, at most 24 characters; "Player" when nothing is left.
 */
export function cleanName(raw: string): string {
  const text = raw
    .slice(0, 400)
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .trim()
  const short = [...new Intl.Segmenter('en').segment(text)]
    .slice(0, MAX_NAME)
    .map(({ segment }) => segment)
    .join('')
    .slice(0, 2 * MAX_NAME)
    .trim()
  return short === '' ? 'Player' : short
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
