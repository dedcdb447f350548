import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { fontInWoff } from './woff.ts'

const file = '@fontsource/biz-udgothic/files/biz-udgothic-japanese-400-normal.woff'
const woff = readFileSync(fileURLToPath(import.meta.resolve(file)))

/** The sum of a table's big-endian words, which a font's directory repeats for every table. */
function checksum(table: Buffer): number {
  const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)])
  let sum = 0
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0
  return sum
}

test('the font in a WOFF file has every table whole, by the font’s own checksums', () => {
  const font = fontInWoff(woff)
  const tables = font.readUInt16BE(4)
  expect(tables).toBeGreaterThan(8)
  for (let entry = 12; entry < 12 + 16 * tables; entry += 16) {
    const tag = font.toString('latin1', entry, entry + 4)
    const at = font.readUInt32BE(entry + 8)
    const table = Buffer.from(font.subarray(at, at + font.readUInt32BE(entry + 12)))
    if (tag === 'head') table.writeUInt32BE(0, 8) // its own field for the sum of the whole font
    expect(checksum(table), tag).toBe(font.readUInt32BE(entry + 4))
  }
})

test('what is no WOFF file, or a cut one, is refused', () => {
  expect(() => fontInWoff(Buffer.from('wOF2'.padEnd(60)))).toThrow('no WOFF file')
  expect(() => fontInWoff(Buffer.alloc(0))).toThrow('no WOFF file')
  expect(() => fontInWoff(woff.subarray(0, woff.length / 2))).toThrow()
})
