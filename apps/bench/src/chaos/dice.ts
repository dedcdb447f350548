import { randomNumbers } from '../random-numbers.ts'

/** Chance that follows from a seed. */
export class Dice {
  readonly next: () => number

  constructor(seed: number) {
    // Neighbouring seeds are spread out: their first numbers would be alike.
    this.next = randomNumbers(Math.imul(seed, 0x9e_37_79_b1) ^ 0x5b_f0_36_35)
    for (let skip = 0; skip < 10; skip++) this.next()
  }

  /** Whether something with this likelihood happens. */
  isTrue(likelihood: number): boolean {
    return this.next() < likelihood
  }

  /** A number from `least` up to `most`. */
  between(least: number, most: number): number {
    return least + this.next() * (most - least)
  }

  /** One of several; undefined when there is none. */
  one<Item>(items: readonly Item[]): Item | undefined {
    return items[Math.floor(this.next() * items.length)]
  }
}
