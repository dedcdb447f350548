/** The part of opentype.js 2 that the index glyphs use; the package ships no types. */
declare module 'opentype.js' {
  /** What a TrueType outline is made of. */
  export type PathCommand =
    | { type: 'M' | 'L'; x: number; y: number }
    | { type: 'Q'; x1: number; y1: number; x: number; y: number }
    | { type: 'Z' }
  export type Font = {
    charToGlyph(character: string): { path: { commands: PathCommand[] } }
  }
  const opentype: {
    /** Reads a TTF, OTF or WOFF (not WOFF2) file. */
    parse(file: ArrayBuffer): Font
  }
  export default opentype
}
