/** How a CPU's game went. */
export interface CpuGame {
  readonly isWon: boolean
  /** Moves made, those taken back too. */
  readonly moves: number
  readonly undos: number
  /** What it took to decide all moves, in milliseconds of the thread's own time. */
  readonly thinking: number
  /** How long the player took over the moves, in milliseconds of the game's own time. */
  readonly played: number
}
