const KEY = 'samedeal.token'

/** What a browser keeps for good, as localStorage does. */
export interface Keep {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

/** Fills an array with random bytes, as crypto.getRandomValues does. */
export type RandomBytes = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array

/**
 * This device's secret: it is the player, in any room. 128 bits in hexadecimal, made once and kept.
 * Works over plain http, where crypto.randomUUID is withheld.
 */
export function deviceToken(keep: () => Keep, random: RandomBytes): string {
  const kept = read(keep)
  if (kept !== null && /^[0-9a-f]{32}$/.test(kept)) return kept
  const token = freshToken(random)
  try {
    keep().setItem(KEY, token)
  } catch {
    // Storage may be full or forbidden: the token then lasts as long as the page.
  }
  return token
}

function freshToken(random: RandomBytes): string {
  return Array.from(random(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}

function read(keep: () => Keep): string | null {
  try {
    return keep().getItem(KEY)
  } catch {
    return null
  }
}
