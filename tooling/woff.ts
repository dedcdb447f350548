import { inflateSync } from 'node:zlib'

const SIGNATURE = 0x774f4646 // "wOFF"
const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const SFNT_HEADER = 12
const SFNT_ENTRY = 16

/**
 * Unpacks a WOFF 1.0 file into the TrueType or OpenType font that it holds, which is all that Chromium
 * reads from a folder of fonts (https://www.w3.org/TR/WOFF/#OverallStructure).
 * @throws Error when the file is no WOFF or holds less than it says.
 */
export function fontInWoff(woff: Buffer): Buffer {
  if (woff.length < WOFF_HEADER || woff.readUInt32BE(0) !== SIGNATURE) {
    throw new Error('This is no WOFF file: it does not begin with "wOFF".')
  }
  const tables = woff.readUInt16BE(12)
  const font = Buffer.alloc(woff.readUInt32BE(16)) // totalSfntSize
  font.writeUInt32BE(woff.readUInt32BE(4), 0) // flavor
  font.writeUInt16BE(tables, 4)
  const power = Math.floor(Math.log2(tables))
  font.writeUInt16BE(2 ** power * SFNT_ENTRY, 6)
  font.writeUInt16BE(power, 8)
  font.writeUInt16BE((tables - 2 ** power) * SFNT_ENTRY, 10)

  let offset = SFNT_HEADER + tables * SFNT_ENTRY
  for (let index = 0; index < tables; index++) {
    const entry = WOFF_HEADER + index * WOFF_ENTRY
    const [packedAt, packedLength, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at))
    if (packedAt === undefined || packedLength === undefined || length === undefined) break
    const packed = woff.subarray(packedAt, packedAt + packedLength)
    const table = packedLength < length ? inflateSync(packed) : packed
    if (table.length !== length) {
      throw new Error(`Table ${index} of the WOFF file has ${table.length} bytes, not ${length}.`)
    }
    const target = SFNT_HEADER + index * SFNT_ENTRY
    woff.copy(font, target, entry, entry + 4) // tag
    woff.copy(font, target + 4, entry + 16, entry + 20) // checksum
    font.writeUInt32BE(offset, target + 8)
    font.writeUInt32BE(length, target + 12)
    table.copy(font, offset)
    offset += Math.ceil(length / 4) * 4
  }
  return font
}
