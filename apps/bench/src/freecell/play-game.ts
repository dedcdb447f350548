import type { CpuLevel } from '@samedeal/bots'
import { decideFreecell, firstFreecellMemory, rememberFreecell } from '@samedeal/bots/freecell'
import { freecell, isRefusal, type Card, type FreecellOptions } from '@samedeal/rules'
import type { CpuGame } from '../cpu-game.ts'
import { spentSince } from '../thread-time.ts'

/** A deal of FreeCell, its rules, and who plays it. */
export interface CpuTask {
  readonly deck: readonly Card[]
  readonly options: FreecellOptions
  readonly level: CpuLevel
  /** Numbers from 0 up to 1. */
  readonly random: () => number
}

/** Plays one game to its end, and tells how many cards it brought home. */
export function playCpuGame(task: CpuTask): CpuGame & { readonly home: number } {
  const { deck, options, level, random } = task
  let position = freecell.deal(deck, options)
  let memory = firstFreecellMemory(position)
  let moves = 0
  let thinking = 0
  let played = 0
  for (;;) {
    const began = process.threadCpuUsage()
    const { actions } = decideFreecell({ view: position, options, memory, random }, level)
    thinking += spentSince(began)
    if (actions.length === 0) break
    for (const { action, after } of actions) {
      if ('undo' in action) throw new Error('no CPU player of FreeCell undoes')
      const next = freecell.play(position, action, options)
      if (isRefusal(next)) throw new Error(`a ${level} CPU broke a rule: ${next.refused}`)
      position = next
      memory = rememberFreecell(memory, position)
      played += after
      moves++
    }
  }
  const { done, total } = freecell.progress(position)
  return { isWon: done === total, home: done, moves, undos: 0, thinking, played }
}
