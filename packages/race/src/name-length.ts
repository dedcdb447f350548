/** The longest name, in characters as people count them: a family of emoji is one. */
export const MAX_NAME = 24

/** The most that a name may take in memory, in UTF-16 units: the largest families take 19. */
const MAX_UNITS = 16 * MAX_NAME

/** The beginning of a text, as long as a name may be or as given; no character is cut in two. */
export function fittingName(text: string, characters = MAX_NAME): string {
  let short = ''
  let taken = 0
  for (const character of charactersOf(text)) {
    if (++taken > characters || short.length + character.length > MAX_UNITS) break
    short += character
  }
  return short
}

/** The characters as people count them, or as Unicode counts them if the browser knows no better. */
export function charactersOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return Array.from(text)
  return Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment)
}
