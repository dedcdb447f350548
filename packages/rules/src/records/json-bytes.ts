/**
 * The value in a JSON file, with or without a byte-order mark: Windows writes both UTF-8 and UTF-16 with
 * one.
 * @throws SyntaxError when it is not JSON.
 */
export function parseJsonBytes(bytes: Uint8Array): unknown {
  // A decoder leaves the mark out.
  return JSON.parse(new TextDecoder(encodingOf(bytes)).decode(bytes)) as unknown
}

function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}
