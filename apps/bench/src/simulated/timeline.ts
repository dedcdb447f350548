/** Takes back something that has not happened yet. */
export type Stop = () => void

interface Coming {
  readonly at: number
  /** Of two at the same time the one that was arranged first happens first. */
  readonly order: number
  happen: (() => void) | undefined
}

/** Simulated time: what was arranged happens in order, and nothing waits. */
export class Timeline {
  #now = 0
  #order = 0
  /** A binary heap: each is sooner than the two after it. */
  readonly #coming: Coming[] = []

  /** Milliseconds since the beginning. */
  get now(): number {
    return this.#now
  }

  /** Arranges something for so many milliseconds from now. */
  after(ms: number, happen: () => void): Stop {
    return this.at(this.#now + ms, happen)
  }

  /** Arranges something for a moment; one that is past is now. */
  at(moment: number, happen: () => void): Stop {
    const coming = { at: Math.max(moment, this.#now), order: this.#order++, happen }
    this.#push(coming)
    return () => Object.assign(coming, { happen: undefined })
  }

  /** Lets everything happen up to a moment, each with all that follows from it at once. */
  async runTo(moment: number): Promise<void> {
    for (;;) {
      const next = this.#coming[0]
      if (next === undefined || next.at > moment) break
      this.#pop()
      if (next.happen === undefined) continue
      this.#now = next.at
      next.happen()
      await settled()
    }
    this.#now = moment
  }

  #push(coming: Coming): void {
    const heap = this.#coming
    let place = heap.push(coming) - 1
    while (place > 0) {
      const above = (place - 1) >> 1
      if (isSooner(heap[above] as Coming, coming)) break
      heap[place] = heap[above] as Coming
      place = above
    }
    heap[place] = coming
  }

  #pop(): void {
    const heap = this.#coming
    const last = heap.pop() as Coming
    if (heap.length === 0) return
    let place = 0
    for (;;) {
      const left = 2 * place + 1
      if (left >= heap.length) break
      const right = left + 1
      const isRight = right < heap.length && isSooner(heap[right] as Coming, heap[left] as Coming)
      const below = isRight ? right : left
      if (isSooner(last, heap[below] as Coming)) break
      heap[place] = heap[below] as Coming
      place = below
    }
    heap[place] = last
  }
}

function isSooner(a: Coming, b: Coming): boolean {
  return a.at === b.at ? a.order < b.order : a.at < b.at
}

/** Every promise that can go on has gone on. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
