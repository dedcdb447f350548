import { widened } from './widened.ts'

/** What kind of move leads to a child state; smaller kinds are tried first. */
export const CHILD_KINDS = {
  fixedCardHome: 0,
  fixedCardMoved: 1,
  releasedCardHome: 2,
  stockCardHome: 3,
  stockCardLaid: 4,
  twinHome: 5,
  fixedCardOnStockCard: 6,
  stockCardForFoundationCard: 7,
} as const

const FIRST_CAPACITY = 256

/** The states that follow a state, and from which of its foundations each is reached. */
export class Children {
  count = 0
  columns = new Int32Array(FIRST_CAPACITY)
  stock = new Int32Array(FIRST_CAPACITY)
  waste = new Uint8Array(FIRST_CAPACITY)
  recycles = new Uint8Array(FIRST_CAPACITY)
  home = new Uint16Array(FIRST_CAPACITY)
  /** The foundations of the parent just before the move. */
  exit = new Uint16Array(FIRST_CAPACITY)
  kind = new Uint8Array(FIRST_CAPACITY)

  /** Makes room for one more and answers its place; the caller fills it in. */
  add(): number {
    if (this.count === this.columns.length) this.#grow()
    return this.count++
  }

  #grow(): void {
    const size = this.columns.length * 2
    this.columns = widened(this.columns, new Int32Array(size))
    this.stock = widened(this.stock, new Int32Array(size))
    this.waste = widened(this.waste, new Uint8Array(size))
    this.recycles = widened(this.recycles, new Uint8Array(size))
    this.home = widened(this.home, new Uint16Array(size))
    this.exit = widened(this.exit, new Uint16Array(size))
    this.kind = widened(this.kind, new Uint8Array(size))
  }
}
