import type { CpuLevel, LastMove } from '@samedeal/bots'
import { decide, firstMemory, remember } from '@samedeal/bots/klondike'
import {
  isWon,
  isRefusal,
  klondike,
  view,
  type Card,
  type KlondikeOptions,
  type Position,
} from '@samedeal/rules'
import type { CpuGame } from '../cpu-game.ts'
import { spentSince } from '../thread-time.ts'

/** A deal, its rules, and who plays it. */
export interface CpuTask {
  readonly deck: readonly Card[]
  readonly options: KlondikeOptions
  readonly level: CpuLevel
  /** Whether the player may take moves back. */
  readonly undo: boolean
  /** Numbers from 0 up to 1. */
  readonly random: () => number
}

/** Plays one game to its end, at a table that shows the CPU nothing but views. */
export function playCpuGame({ deck, options, level, undo, random }: CpuTask): CpuGame {
  let position = klondike.deal(deck, options)
  let memory = firstMemory(view(position))
  let last: LastMove | undefined
  const before: Position[] = []
  let moves = 0
  let undos = 0
  let thinking = 0
  let played = 0
  while (!isWon(klondike, position)) {
    const began = process.threadCpuUsage()
    const sight = { options, view: view(position), memory, random, last }
    const { actions } = decide(sight, level)
    thinking += spentSince(began)
    if (actions.length === 0) return { isWon: false, moves, undos, thinking, played }
    for (const { action, after } of actions) {
      played += after
      if ('undo' in action) {
        position = before.pop() as Position
        memory = remember(memory, view(position))
        last = undefined
        undos++
        continue
      }
      const next = klondike.play(position, action, options)
      if (isRefusal(next)) throw new Error(`a ${level} CPU broke a rule: ${next.refused}`)
      if (undo) last = { move: action, before: view(position) }
      before.push(position)
      position = next
      memory = remember(memory, view(position), action)
      moves++
    }
  }
  return { isWon: true, moves, undos, thinking, played }
}
