import type { Card } from '@samedeal/rules'
import { shuffledDeck } from '@samedeal/rules/shuffle'
import type { CertifiedDeal } from '@samedeal/solver'
import { randomNumbers } from './random-numbers.ts'

export interface GradedDeal extends CertifiedDeal {
  readonly deck: readonly Card[]
}

/** Certified deals from seeds numbered from 0, always the same ones; those that are given up are left out. */
export function* gradedBy(
  certified: (deck: readonly Card[], seed: number) => CertifiedDeal | undefined,
): Generator<GradedDeal> {
  for (let number = 0; ; number++) {
    const deck = shuffledDeck(`graded ${number}`)
    const deal = certified(deck, number + 1)
    if (deal !== undefined) yield { ...deal, deck }
  }
}

export interface WinRate {
  /** From 0 to 1. */
  readonly rate: number
  /** Half the width of the 95 % interval, deals taken as the sample. */
  readonly margin: number
}

/** A player who took no part in the grading. Answers whether it wins a deal, this time. */
export interface OtherPlayer {
  readonly wins: (deck: readonly Card[], random: () => number) => boolean
  /** Games that it plays of each deal. */
  readonly games: number
}

/** How often a player that took no part in the grading wins these deals. */
export function winRateOf(deals: readonly GradedDeal[], { wins, games }: OtherPlayer): WinRate {
  const random = randomNumbers(1)
  const shares = deals.map(({ deck }) => {
    let won = 0
    for (let game = 0; game < games; game++) if (wins(deck, random)) won++
    return won / games
  })
  const rate = mean(shares)
  const variance = mean(shares.map((share) => (share - rate) ** 2))
  return { rate, margin: 1.96 * Math.sqrt(variance / shares.length) }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
