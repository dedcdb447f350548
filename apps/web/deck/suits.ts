/** A suit by its letter, as in a card's two-letter name. */
export type Suit = 'C' | 'D' | 'H' | 'S'

/**
 * The four suits as SVG path data, each filling a square from 0,0 to 100,100 and centred in it
 * (`viewBox="0 0 100 100"`). One closed outline each, for any fill.
 */
export const suitPaths: Readonly<Record<Suit, string>> = {
  C:
    'M50 2A22.5 22.5 0 0 1 65.4 40.9A22.5 22.5 0 1 1 56.6 69.2C57.6 80 61 90 67.5 98' +
    'L32.5 98C39 90 42.4 80 43.4 69.2A22.5 22.5 0 1 1 34.6 40.9A22.5 22.5 0 0 1 50 2Z',
  D: 'M50 1C58.5 18.5 70 35 85 50C70 65 58.5 81.5 50 99C41.5 81.5 30 65 15 50C30 35 41.5 18.5 50 1Z',
  H:
    'M50 97C41.5 83 3 62 3 31C3 15 14.5 5 27.5 5C38 5 46.5 11.5 50 21' +
    'C53.5 11.5 62 5 72.5 5C85.5 5 97 15 97 31C97 62 58.5 83 50 97Z',
  S:
    'M50 1C55.5 21.5 93 37 93 60.5C93 72.5 84 80.5 74 80.5C66.5 80.5 60.5 77 56.5 72' +
    'C57.5 82.5 60.5 91.5 66.5 99L33.5 99C39.5 91.5 42.5 82.5 43.5 72' +
    'C39.5 77 33.5 80.5 26 80.5C16 80.5 7 72.5 7 60.5C7 37 44.5 21.5 50 1Z',
}
