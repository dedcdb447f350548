import type { Card, KlondikeOptions } from '@samedeal/rules'
import { NoisyTable } from './noisy-table.ts'

/** What a kind of move is worth to the player, before noise. */
const WORTH = {
  home: 4,
  homeEarly: 1.5,
  turnUp: 3.2,
  turnUpEach: 0.25,
  emptyForKing: 2,
  layWaste: 2,
  layKing: 2.4,
  turnStock: 1,
} as const
/** How far noise moves the worth of a move, either way. */
const NOISE = 3
/** Turns of the stock without another move after which the player gives up: more than two passes. */
const PATIENCE_PASSES = 2

/**
 * Plays a deal once, as a person might who sees only what lies face up: whatever looks best, with
 * some noise in the looking. Answers whether the game was won. A deal's difficulty is how often
 * such games are lost.
 */
export function noisyGreedyWins(
  deck: readonly Card[],
  options: KlondikeOptions,
  random: () => number,
): boolean {
  const table = new NoisyTable(deck, options)
  let idle = 0
  for (;;) {
    sendSafe(table)
    if (table.isWon) return true
    if (makeBestMove(table, random)) {
      idle = 0
      continue
    }
    if (!table.canTurn) return false
    const pass = Math.ceil(table.left / options.draw) + 1
    if (++idle > PATIENCE_PASSES * pass) return false
    table.turn()
  }
}

/** The move that looks best so far. */
class Choice {
  act: 'turn' | 'send-top' | 'move-run' | 'send-waste' | 'lay-waste' = 'turn'
  from = 0
  to = 0
  #best: number
  readonly #random: () => number

  constructor(random: () => number, worthOfTurning: number) {
    this.#random = random
    this.#best = worthOfTurning > 0 ? this.#seen(worthOfTurning) : -Infinity
  }

  /** Whether a move of this worth looks better, this time, than all before. */
  prefers(worth: number): boolean {
    const seen = this.#seen(worth)
    if (seen <= this.#best) return false
    this.#best = seen
    return true
  }

  #seen(worth: number): number {
    return worth + NOISE * (this.#random() - 0.5)
  }
}

/** Makes the move that looks best; false when that is to turn the stock. */
function makeBestMove(table: NoisyTable, random: () => number): boolean {
  const choice = new Choice(random, table.canTurn ? WORTH.turnStock : 0)
  for (let column = 0; column < 7; column++) considerColumn(table, column, choice)
  considerWaste(table, choice)
  if (choice.act === 'send-top') table.sendTop(choice.from)
  else if (choice.act === 'move-run') table.moveRun(choice.from, choice.to)
  else if (choice.act === 'send-waste') table.sendWaste()
  else if (choice.act === 'lay-waste') table.layWaste(choice.to)
  return choice.act !== 'turn'
}

function considerColumn(table: NoisyTable, column: number, choice: Choice): void {
  const top = table.topOf(column)
  if (top < 0) return
  if (isNextHome(table, top) && choice.prefers(homeWorth(table, top))) {
    choice.act = 'send-top'
    choice.from = column
  }
  const faceDown = table.faceDown[column] as number
  const head = table.headOf(column)
  if (faceDown === 0 && (head % 13 === 12 || !hasKing(table))) return
  const target = targetFor(table, head)
  if (target < 0) return
  const worth = faceDown > 0 ? WORTH.turnUp + WORTH.turnUpEach * faceDown : WORTH.emptyForKing
  if (!choice.prefers(worth)) return
  choice.act = 'move-run'
  choice.from = column
  choice.to = target
}

function considerWaste(table: NoisyTable, choice: Choice): void {
  const card = table.wasteTop
  if (card < 0) return
  if (isNextHome(table, card) && choice.prefers(homeWorth(table, card))) choice.act = 'send-waste'
  const target = targetFor(table, card)
  if (target < 0) return
  if (!choice.prefers(card % 13 === 12 ? WORTH.layKing : WORTH.layWaste)) return
  choice.act = 'lay-waste'
  choice.to = target
}

/** Sends home whatever can never be of use in a column. */
function sendSafe(table: NoisyTable): void {
  for (let isChanged = true; isChanged;) {
    isChanged = false
    for (let column = 0; column < 7; column++) {
      const top = table.topOf(column)
      if (top < 0 || !isNextHome(table, top) || !isSafe(table, top)) continue
      table.sendTop(column)
      isChanged = true
    }
    const card = table.wasteTop
    if (card >= 0 && isNextHome(table, card) && isSafe(table, card)) {
      table.sendWaste()
      isChanged = true
    }
  }
}

function isNextHome({ heights }: NoisyTable, card: number): boolean {
  return heights[(card / 13) | 0] === card % 13
}

/** A card far ahead of the lowest foundation may still be wanted in a column. */
function homeWorth(table: NoisyTable, card: number): number {
  const { heights } = table
  const least = Math.min(
    heights[0] as number,
    heights[1] as number,
    heights[2] as number,
    heights[3] as number,
  )
  return (card % 13) - least > 3 ? WORTH.homeEarly : WORTH.home
}

function isSafe({ heights }: NoisyTable, card: number): boolean {
  const red = card >= 13 && card < 39
  const one = heights[red ? 0 : 1] as number
  const other = heights[red ? 3 : 2] as number
  return Math.min(one, other) >= (card % 13) - 1
}

/** A column that takes a card: the one with the fewest cards face down; -1 for none. */
function targetFor(table: NoisyTable, card: number): number {
  const rank = card % 13
  const red = card >= 13 && card < 39
  let found = -1
  for (let column = 0; column < 7; column++) {
    const top = table.topOf(column)
    const fits = top < 0 ? rank === 12 : top % 13 === rank + 1 && (top >= 13 && top < 39) !== red
    if (!fits) continue
    if (found < 0 || (table.faceDown[column] as number) < (table.faceDown[found] as number)) {
      found = column
    }
  }
  return found
}

/** Whether a king waits in view for an empty column. */
function hasKing(table: NoisyTable): boolean {
  if (table.wasteTop % 13 === 12) return true
  for (let column = 0; column < 7; column++) {
    if ((table.faceDown[column] as number) > 0 && table.headOf(column) % 13 === 12) return true
  }
  return false
}
