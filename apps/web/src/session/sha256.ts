import { sha256 as digest } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/**
 * SHA-256 of a text in UTF-8, in hexadecimal. A library's, since browsers withhold crypto.subtle over plain
 * http, where most parties play.
 */
export function sha256(text: string): string {
  return bytesToHex(digest(new TextEncoder().encode(text)))
}
