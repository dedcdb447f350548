/** The longest name, in characters as people count them: a family of emoji is one. */
export const MAX_NAME = 24

/** The most that a name may take in memory, in UTF-16 units: the largest families take 19. */
const MAX_UNITS = 16 * MAX_NAME

/** As much of a text as a name may have, or fewer characters if given; none is cut in two. */
export function fittingName(text: string, characters = MAX_NAME): string {
  let short = ''
  let taken = 0
  for (const character of charactersOf(text)) {
    if (++taken > characters || short.length + character.length > MAX_UNITS) break
    short += character
  }
  return short
}

/** Each character as people count them; as Unicode counts them where a browser knows no better. */
export function charactersOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return Array.from(text)
  return Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment)
}
