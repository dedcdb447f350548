/** Numbers from 0 up to 1 that follow from the seed (xorshift32): quick, for searches, not for deals. */
export function randomNumbers(seed: number): () => number {
  let state = seed | 0 || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 4294967296
  }
}
