import { noisyGreedyWins } from '@samedeal/bots'
import type { KlondikeOptions } from '@samedeal/rules'
import { shuffledDeck } from '@samedeal/rules/shuffle'
import { certify } from '@samedeal/solver'
import type { ReserveDeal } from './certified-deal.ts'

/** Certifies and grades the deal of one seed; undefined when no win was found. */
export function dealFromSeed(seed: string, options: KlondikeOptions): ReserveDeal | undefined {
  const deck = shuffledDeck(seed)
  const found = certify({
    deck,
    options,
    playout: noisyGreedyWins,
    seed: Number.parseInt(seed.slice(0, 8), 16),
  })
  if (found === undefined) return undefined
  const { level, par, line } = found
  return { seed, deck, level, par, line: JSON.stringify(line) }
}
