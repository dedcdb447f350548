import type { KlondikeOptions, Position } from '@samedeal/rules'
import { dealTables, type PackedState } from '../deal-tables.ts'
import { SearchSpace } from '../search.ts'

/** The search's view of one game from its deal on, to compare with the rules move by move. */
export class StateKeys {
  readonly space: SearchSpace
  readonly #options: KlondikeOptions

  constructor(deal: Position, options: KlondikeOptions) {
    this.space = new SearchSpace(dealTables(deal), options)
    this.#options = options
  }

  /** The state of a later position of the game, forced moves not made. */
  stateOf(position: Position): PackedState {
    const { start } = new SearchSpace(dealTables(position), this.#options)
    let stock = 0
    for (const pile of position.piles.slice(0, 2)) {
      for (const card of pile.cards) stock |= 1 << (this.space.tables.stockIndex[card] as number)
    }
    return { ...start, stock }
  }

  /** One text for all positions that count as one state once forced moves are made. */
  keyOf(state: PackedState): string {
    const settled = this.settled(state)
    this.space.paths.find(settled.home)
    const { columns, stock, waste, recycles } = settled
    return [columns, stock, waste, recycles, this.space.paths.representative].join()
  }

  settled(state: PackedState): PackedState {
    const settled = { ...state }
    this.space.settler.settle(settled)
    return settled
  }

  /** The states that the search finds to follow a settled state. */
  childrenOf(settled: PackedState): PackedState[] {
    this.space.board.place(settled.columns, settled.stock)
    this.space.paths.find(settled.home)
    this.space.expansion.expand(settled)
    const { children } = this.space.expansion
    return Array.from({ length: children.count }, (_, child) => ({
      columns: children.columns[child] as number,
      stock: children.stock[child] as number,
      waste: children.waste[child] as number,
      recycles: children.recycles[child] as number,
      home: children.home[child] as number,
    }))
  }
}
