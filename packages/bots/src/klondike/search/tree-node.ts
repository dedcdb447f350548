import type { MoveWorth } from './move-worth.ts'

/** How strongly a move that looks good at a glance is tried first: lower, more strongly. */
const TEMPERATURE = 3
/** How readily moves are tried that have not done well so far. */
const EXPLORATION = 1

/** What a player knows at one point of the game, and how its moves have done in the games tried. */
export class TreeNode {
  #tries = 0
  #wins = 0
  readonly #count: number
  readonly #triesOf: Int32Array
  readonly #winsOf: Int32Array
  /** How likely each move is the right one, at a glance; the sum is 1. */
  readonly #prior: Float64Array

  constructor(count: number, worth: MoveWorth) {
    this.#count = count
    this.#triesOf = new Int32Array(count)
    this.#winsOf = new Int32Array(count)
    this.#prior = new Float64Array(count)
    worth.look()
    let most = -Infinity
    for (let move = 0; move < count; move++) {
      this.#prior[move] = worth.of(move)
      most = Math.max(most, this.#prior[move] as number)
    }
    let sum = 0
    for (let move = 0; move < count; move++) {
      const likely = Math.exp(((this.#prior[move] as number) - most) / TEMPERATURE)
      this.#prior[move] = likely
      sum += likely
    }
    for (let move = 0; move < count; move++) this.#prior[move] = (this.#prior[move] as number) / sum
  }

  /** The move to try next (PUCT, Rosin 2011): one that has done well, looks good or was tried little. */
  next(): number {
    const reach = EXPLORATION * Math.sqrt(this.#tries + 1)
    const unknown = (this.#wins + 1) / (this.#tries + 2)
    let most = -Infinity
    let chosen = 0
    for (let move = 0; move < this.#count; move++) {
      const tries = this.#triesOf[move] as number
      const rate = tries === 0 ? unknown : (this.#winsOf[move] as number) / tries
      const bound = rate + (reach * (this.#prior[move] as number)) / (1 + tries)
      if (bound <= most) continue
      most = bound
      chosen = move
    }
    return chosen
  }

  /** Notes how a game went on after a move. */
  note(move: number, isWon: boolean): void {
    this.#tries++
    this.#triesOf[move] = (this.#triesOf[move] as number) + 1
    if (!isWon) return
    this.#wins++
    this.#winsOf[move] = (this.#winsOf[move] as number) + 1
  }

  /** The share of games tried that were won after a move; 0 when it was never tried. */
  rateOf(move: number): number {
    return (this.#winsOf[move] as number) / Math.max(1, this.#triesOf[move] as number)
  }

  /** The move that was tried most; of those tried as often, the one that did best. */
  get favourite(): number {
    let chosen = 0
    for (let move = 1; move < this.#count; move++) {
      const more = (this.#triesOf[move] as number) - (this.#triesOf[chosen] as number)
      const better = (this.#winsOf[move] as number) - (this.#winsOf[chosen] as number)
      if (more > 0 || (more === 0 && better > 0)) chosen = move
    }
    return chosen
  }
}
