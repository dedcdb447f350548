/** How quickly a bucket runs empty, and how many are kept before empty ones are thrown away. */
interface BucketsParts {
  /** The clock in milliseconds. */
  readonly now: () => number
  /** How much runs out of each bucket in a second. */
  readonly leak: number
}

/** So many buckets are no trouble to keep; with more, those that have run empty are swept out first. */
const SWEEP_AT = 10_000

/** One leaky bucket for each key: what is poured in runs out again by itself. */
export class LeakyBuckets {
  readonly #now: () => number
  readonly #leak: number
  readonly #buckets = new Map<string, { level: number; at: number }>()
  #sweepAt = SWEEP_AT

  constructor({ now, leak }: BucketsParts) {
    this.#now = now
    this.#leak = leak
  }

  /** How many buckets are kept. */
  get size(): number {
    return this.#buckets.size
  }

  /** How much is in the bucket now. */
  level(key: string): number {
    const bucket = this.#buckets.get(key)
    if (bucket === undefined) return 0
    return Math.max(0, bucket.level - ((this.#now() - bucket.at) * this.#leak) / 1_000)
  }

  /** Pours one in; gives the new level. */
  pour(key: string): number {
    const level = this.level(key) + 1
    this.#buckets.set(key, { level, at: this.#now() })
    if (this.#buckets.size > this.#sweepAt) this.#sweep()
    return level
  }

  /** Forgets the buckets that have run empty. */
  #sweep(): void {
    for (const key of this.#buckets.keys()) if (this.level(key) === 0) this.#buckets.delete(key)
    this.#sweepAt = Math.max(SWEEP_AT, 2 * this.#buckets.size)
  }
}
