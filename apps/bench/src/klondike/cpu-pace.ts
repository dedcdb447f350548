import type { CpuLevel } from '@samedeal/bots'
import { noisyGreedyWins } from '@samedeal/bots/klondike'
import type { Card } from '@samedeal/rules'
import { shuffledDeck } from '@samedeal/rules/shuffle'
import { certify } from '@samedeal/solver/klondike'
import { randomNumbers } from '@samedeal/solver'
import { playCpuGame } from './play-game.ts'
import type { Figure } from '../figure.ts'
import { median } from '../measure.ts'
import type { Part } from '../part.ts'

/** Normal deals that each level plays: the strong ones think for seconds over a game. */
const DEALS: Readonly<Record<CpuLevel, number>> = {
  beginner: 120,
  casual: 120,
  skilled: 80,
  champion: 40,
}
/** What the median time of a finished game should be, in minutes, give or take a fifth. */
const MINUTES: Readonly<Record<CpuLevel, number>> = {
  beginner: 8,
  casual: 6,
  skilled: 4,
  champion: 2.5,
}
const OPTIONS = { draw: 1, passes: 'unlimited', foundationReturn: true } as const

/** How long CPU players take over a game that they finish. */
export const cpuPace: Part = {
  name: 'cpu-pace',
  about: 'median time of finished games of each CPU level on Normal deals, draw one',
  seconds: 25,
  measure,
}

function measure(): Figure[] {
  const decks = normalDeals(Math.max(...Object.values(DEALS)))
  return (Object.keys(MINUTES) as CpuLevel[]).flatMap((level) => {
    const games = decks.slice(0, DEALS[level]).map((deck, deal) => {
      const random = randomNumbers(deal + 1)
      return playCpuGame({ deck, options: OPTIONS, level, undo: true, random })
    })
    const finished = games.filter(({ isWon }) => isWon)
    const value = median(finished.map(({ played }) => played)) / 60_000
    const minutes = MINUTES[level]
    const figure = { name: `cpu: ${level}, median time of a finished game`, value, unit: 'min' }
    return [
      { ...figure, goal: { atLeast: minutes * 0.8 } },
      { ...figure, goal: { atMost: minutes * 1.2 } },
    ]
  })
}

function normalDeals(count: number): (readonly Card[])[] {
  const decks: (readonly Card[])[] = []
  for (let seed = 1; decks.length < count; seed++) {
    const deck = shuffledDeck(`cpu pace ${seed}`)
    const deal = certify({ deck, options: OPTIONS, playout: noisyGreedyWins, seed })
    if (deal?.level === 'normal') decks.push(deck)
  }
  return decks
}
