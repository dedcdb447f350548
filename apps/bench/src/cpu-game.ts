import { decide, firstMemory, remember, type CpuLevel } from '@samedeal/bots'
import {
  isRefusal,
  klondike,
  view,
  type Card,
  type Game,
  type KlondikeOptions,
} from '@samedeal/rules'

/** A deal, its rules, and who plays it. */
export interface CpuTask {
  readonly deck: readonly Card[]
  readonly options: KlondikeOptions
  readonly level: CpuLevel
  /** Numbers from 0 up to 1. */
  readonly random: () => number
}

/** How a CPU's game went. */
export interface CpuGame {
  readonly isWon: boolean
  readonly moves: number
  /** What it took to decide all moves, in milliseconds of the thread's own time. */
  readonly thinking: number
  /** How long the player took over the moves, in milliseconds of the game's own time. */
  readonly played: number
}

/** Plays one game to its end, at a table that shows the CPU nothing but views. */
export function playCpuGame({ deck, options, level, random }: CpuTask): CpuGame {
  const game = klondike as unknown as Game
  let position = klondike.deal(deck, options)
  let memory = firstMemory(view(position))
  let moves = 0
  let thinking = 0
  let played = 0
  while (!klondike.progress(position).isWon) {
    const began = process.threadCpuUsage()
    const decided = decide({ game, options, view: view(position), memory, random }, level)
    thinking += spentSince(began)
    if (decided.moves.length === 0) return { isWon: false, moves, thinking, played }
    for (const { move, after } of decided.moves) {
      const next = klondike.play(position, move, options)
      if (isRefusal(next)) throw new Error(`a ${level} CPU broke a rule: ${next.refused}`)
      position = next
      memory = remember(memory, view(position), move)
      moves++
      played += after
    }
  }
  return { isWon: true, moves, thinking, played }
}

/** Milliseconds that this thread has been at work: not those in which others had the core. */
function spentSince(began: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(began)
  return (user + system) / 1_000
}
