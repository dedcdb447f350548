import { readFileSync } from 'node:fs'

/** See https://sqlite.org/fileformat2.html#the_write_ahead_log */
const HEADER_BYTES = 32
const FRAME_HEADER_BYTES = 24
const MAGIC = 0x377f0682

/** What a write-ahead log holds. */
export interface WalFile {
  /** Commits that SQLite takes for whole and reads. */
  readonly commits: number
  /** Commits behind the first damage: each was written to its end, and SQLite passes over them in silence. */
  readonly lost: number
  /** Whether it ends within a page, as no process leaves it that ends: it was cut, or the power failed. */
  readonly isCut: boolean
}

type Sum = readonly [number, number]

/** Reads a log as SQLite does, and on behind the first frame that is not as it was written. */
export function readWal(file: string): WalFile {
  const bytes = readIfThere(file)
  if (bytes.length < HEADER_BYTES) return { commits: 0, lost: 0, isCut: bytes.length > 0 }
  const isBigEndian = bytes.readUInt32BE(0) === MAGIC + 1
  const isKnown = isBigEndian || bytes.readUInt32BE(0) === MAGIC
  const pageBytes = bytes.readUInt32BE(8)
  let sum = added([0, 0], bytes.subarray(0, 24), isBigEndian)
  const isHeaderSound = isKnown && pageBytes >= 512 && pageBytes <= 65_536 && isAt(bytes, 24, sum)
  // Whatever stands behind such a header is lost; that it was a commit cannot be told.
  if (!isHeaderSound) return { commits: 0, lost: 1, isCut: false }
  let isWhole = true
  let [commits, lost] = [0, 0]
  const frameBytes = FRAME_HEADER_BYTES + pageBytes
  for (let from = HEADER_BYTES; from + frameBytes <= bytes.length; from += frameBytes) {
    const isOfThisLog = bytes.compare(bytes, 16, 24, from + 8, from + 16) === 0
    if (isWhole) {
      const header = added(sum, bytes.subarray(from, from + 8), isBigEndian)
      sum = added(header, bytes.subarray(from + FRAME_HEADER_BYTES, from + frameBytes), isBigEndian)
      isWhole = isOfThisLog && isAt(bytes, from + 16, sum)
    }
    const isCommit = isOfThisLog && bytes.readUInt32BE(from + 4) > 0
    if (isWhole && isCommit) commits++
    else if (isCommit) lost++
  }
  const rest = (bytes.length - HEADER_BYTES) % frameBytes
  return { commits, lost, isCut: rest !== 0 && rest !== FRAME_HEADER_BYTES }
}

function readIfThere(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch {
    return Buffer.alloc(0)
  }
}

function isAt(bytes: Buffer, at: number, [a, b]: Sum): boolean {
  return bytes.readUInt32BE(at) === a && bytes.readUInt32BE(at + 4) === b
}

/** SQLite's running checksum: two words, over pairs of words. */
function added([first, second]: Sum, bytes: Buffer, isBigEndian: boolean): Sum {
  let [a, b] = [first, second]
  for (let at = 0; at < bytes.length; at += 8) {
    const x = isBigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at)
    const y = isBigEndian ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4)
    a = (a + x + b) >>> 0
    b = (b + y + a) >>> 0
  }
  return [a, b]
}
