import { COLUMNS, countOf, type PackedState } from '@samedeal/solver/states'
import type { Playout } from './playout.ts'
import { TreeNode } from './tree-node.ts'
import type { Worlds } from './worlds.ts'

/** How much thought goes into one choice. */
export interface TreeBudget {
  /** Games tried, each in another world. */
  readonly games: number
  /** Playouts of each: it counts as won when one of them is. */
  readonly playouts: number
}

/**
 * Information-set tree search (Cowling, Powley, Whitehouse 2012): every game tried has its own world,
 * but all share one tree, whose nodes are what the player would know, so the player never chooses
 * by what only one world holds.
 */
export class Tree {
  readonly #worlds: Worlds
  readonly #playout: Playout
  readonly #nodes = new Map<number, TreeNode>()
  readonly #path: TreeNode[] = []
  readonly #moves: number[] = []
  readonly #root: Readonly<PackedState>

  /** `root` is a settled state of the worlds. */
  constructor(worlds: Worlds, playout: Playout, root: Readonly<PackedState>) {
    this.#worlds = worlds
    this.#playout = playout
    this.#root = root
  }

  /** The number of the best child of the root. The space is left with the root's children. */
  choose(budget: TreeBudget): number {
    return this.#think(budget)?.favourite ?? this.#playout.best(0)
  }

  /**
   * The number of the best child of the root when it wins more of the games tried than another child
   * does, by this share at least; else undefined. The space is left with the root's children.
   */
  chooseOver(child: number, lead: number, budget: TreeBudget): number | undefined {
    const node = this.#think(budget)
    if (node === undefined) return undefined
    const best = node.favourite
    return node.rateOf(best) >= node.rateOf(child) + lead ? best : undefined
  }

  /** What the games tried say of the root; undefined when none were. */
  #think({ games, playouts }: TreeBudget): TreeNode | undefined {
    for (let game = 0; game < games; game++) {
      this.#worlds.deal()
      this.#try(playouts)
    }
    this.#playout.place(this.#root)
    this.#playout.look()
    return this.#nodes.get(this.#key())
  }

  #try(playouts: number): void {
    const playout = this.#playout
    playout.place(this.#root)
    let depth = 0
    let isNew = false
    let outcome = playout.look()
    while (outcome === 'open' && !isNew) {
      const key = this.#key()
      let node = this.#nodes.get(key)
      isNew = node === undefined
      node ??= new TreeNode(playout.space.expansion.children.count, playout.worth)
      if (isNew) this.#nodes.set(key, node)
      const move = node.next()
      this.#path[depth] = node
      this.#moves[depth++] = move
      playout.move(move)
      if (!isNew) outcome = this.#look()
    }
    const isWon = isNew ? playout.runSome(playouts) : outcome === 'won'
    for (let at = 0; at < depth; at++) this.#path[at]?.note(this.#moves[at] as number, isWon)
  }

  /** Looks at the state with the foundations that stand for all that can be had: one order of children. */
  #look(): 'won' | 'stuck' | 'open' {
    const playout = this.#playout
    const outcome = playout.look()
    const { representative } = playout.space.paths
    if (outcome !== 'open' || playout.state.home === representative) return outcome
    playout.state.home = representative
    return playout.look()
  }

  /** A number for what the player knows in the present state: 53 bits, mixed. */
  #key(): number {
    const { space, state } = this.#playout
    const { columnCards } = space.tables
    let high = Math.imul(state.columns, 0x9e3779b1) ^ Math.imul(state.stock, 0x85ebca6b)
    let low = Math.imul(state.home | (state.waste << 16) | (state.recycles << 21), 0xc2b2ae35)
    low ^= state.stock >>> 3
    for (let column = 0; column < COLUMNS; column++) {
      const turned = Math.max(0, countOf(state.columns, column) - 1)
      const before = countOf(this.#root.columns, column) - 1
      for (let index = turned; index < before; index++) {
        const at = column * 8 + index
        const card = Math.imul((at + 1) * 64 + (columnCards[at] as number), 0x27d4eb2f)
        high = Math.imul(high ^ card ^ (card >>> 15), 0x2c1b3c6d)
        low = Math.imul(low + (card ^ (card >>> 13)), 0x165667b1)
      }
    }
    high ^= high >>> 15
    low = Math.imul(low ^ (low >>> 16), 0x45d9f3b) ^ high
    return (high >>> 0) * 0x200000 + ((low >>> 0) & 0x1fffff)
  }
}
