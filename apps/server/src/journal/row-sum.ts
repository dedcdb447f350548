import { crc32 } from 'node:zlib'

/** A stored row's checksum: a bit that has changed on the disk is told from what was written. */
export function sumOf(...values: readonly (string | number)[]): number {
  return crc32(values.join('\n'))
}

/** Whether a row is as it was written. Rows of the first version have no sum, and are believed. */
export function isSound(sum: unknown, ...values: readonly (string | number)[]): boolean {
  return sum === null || sum === sumOf(...values)
}
