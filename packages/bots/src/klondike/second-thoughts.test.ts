import type { CpuLevel } from '@samedeal/rules'
import { HIDDEN } from '@samedeal/rules'
import { shuffledDeck } from '@samedeal/rules/shuffle'
import { randomNumbers } from '@samedeal/solver'
import { describe, expect, test } from 'vitest'
import { decide } from './decide.ts'
import { DRAW_ONE, PlayerAtTable } from './test/player-at-table.ts'

/** Cards of the columns that the player has seen. */
function turnedUp({ memory }: PlayerAtTable): number {
  return memory.deck.slice(0, 28).filter((card) => card !== HIDDEN).length
}

interface Undone {
  /** Cards that the undone move turned up. */
  readonly shown: number
  /** Cards of the columns that had been seen when it was taken back. */
  readonly seen: number
}

/** Plays a deal to its end, and tells what was taken back. */
function undosOf(level: CpuLevel, deal: number, hasUndo: boolean): Undone[] {
  const player = new PlayerAtTable(shuffledDeck(`second thoughts ${deal}`), DRAW_ONE, hasUndo)
  const random = randomNumbers(deal + 1)
  const undone: Undone[] = []
  let seenBefore = turnedUp(player)
  for (;;) {
    const { actions } = player.isWon ? { actions: [] } : decide({ ...player.sight, random }, level)
    if (actions.length === 0) return undone
    for (const { action } of actions) {
      const seen = turnedUp(player)
      if ('undo' in action) undone.push({ shown: seen - seenBefore, seen })
      seenBefore = seen
      player.make(action)
    }
  }
}

describe.each([
  { level: 'casual', deals: 12 },
  { level: 'skilled', deals: 12 },
] as const)('a $level CPU where undo is allowed', ({ level, deals }) => {
  const games = Array.from({ length: deals }, (_, deal) => undosOf(level, deal, true))

  test('takes a move back now and then, and only one that has just turned up a card', () => {
    const undone = games.flat()
    expect(undone.length).toBeGreaterThan(0)
    for (const { shown } of undone) expect(shown).toBe(1)
  })

  test('leaves the next card that it turns up after an undo where it is', () => {
    for (const undone of games) {
      for (const [index, { seen }] of undone.slice(1).entries()) {
        expect(seen).toBeGreaterThanOrEqual((undone[index]?.seen ?? 0) + 2)
      }
    }
  })

  test('takes nothing back where undo is not allowed', () => {
    for (let deal = 0; deal < deals; deal++) expect(undosOf(level, deal, false)).toEqual([])
  })
})

test('a beginner CPU never thinks of undoing', () => {
  for (let deal = 0; deal < 12; deal++) expect(undosOf('beginner', deal, true)).toEqual([])
})
