import { noisyGreedyWins } from '@samedeal/bots'
import type { Card, KlondikeOptions } from '@samedeal/rules'
import { shuffledDeck } from '@samedeal/rules/shuffle'
import { certify, type CertifiedDeal } from '@samedeal/solver'
import { hastyWins } from './hasty-player.ts'
import { randomNumbers } from './random-numbers.ts'

export interface GradedDeal extends CertifiedDeal {
  readonly deck: readonly Card[]
}

/** Certified deals from seeds numbered from 0, always the same ones; those that are given up are left out. */
export function* gradedDeals(options: KlondikeOptions): Generator<GradedDeal> {
  for (let number = 0; ; number++) {
    const deck = shuffledDeck(`graded ${number}`)
    const deal = certify({ deck, options, playout: noisyGreedyWins, seed: number + 1 })
    if (deal !== undefined) yield { ...deal, deck }
  }
}

export interface WinRate {
  /** From 0 to 1. */
  readonly rate: number
  /** Half the width of the 95 % interval, deals taken as the sample. */
  readonly margin: number
}

/** How often the player that took no part in the grading wins these deals, with so many games of each. */
export function hastyWinRate(
  deals: readonly GradedDeal[],
  options: KlondikeOptions,
  games: number,
): WinRate {
  const random = randomNumbers(1)
  const shares = deals.map(({ deck }) => {
    let won = 0
    for (let game = 0; game < games; game++) if (hastyWins(deck, options, random)) won++
    return won / games
  })
  const rate = mean(shares)
  const variance = mean(shares.map((share) => (share - rate) ** 2))
  return { rate, margin: 1.96 * Math.sqrt(variance / shares.length) }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
