import { LEVELS } from '@samedeal/rules'
import { PLAYOUTS } from '@samedeal/solver'
import type { GradedRule } from './game-bench.ts'
import { BENCHED } from './games.ts'
import { winRateOf, type GradedDeal } from './graded-deals.ts'

/**
 * `node apps/bench/src/difficulty-command.ts [DEALS] [GAME]`: grades so many deals (2000) of each game
 * under each of its rules, or of one game, and prints how they spread over hardness and levels, and how a player
 * outside the grading fares.
 */
function main(args: readonly string[]): number {
  const count = Number(args[0] ?? 2000)
  const game = args[1]
  const games = BENCHED.map((bench) => bench.game.id)
  const isGame = game === undefined || games.includes(game)
  if (!Number.isInteger(count) || count < 1 || !isGame) {
    console.error(
      'usage: node apps/bench/src/difficulty-command.ts [DEALS] [GAME]\n' +
        `DEALS is a whole number from 1, GAME one of ${games.join(', ')}`,
    )
    return 1
  }
  const benches = BENCHED.filter((bench) => game === undefined || bench.game.id === game)
  for (const rule of benches.flatMap(({ gradedRules }) => gradedRules())) {
    const deals: GradedDeal[] = []
    for (const deal of rule.deals) if (deals.push(deal) === count) break
    printRule(rule, deals)
  }
  return 0
}

function printRule({ name, cuts, player }: GradedRule, deals: readonly GradedDeal[]): void {
  console.log(`\n${name}: ${deals.length} deals, cuts ${cuts.join(', ')}\n`)
  console.log('| lost of 40 | deals | share |')
  console.log('| ---: | ---: | ---: |')
  for (let from = 0; from <= PLAYOUTS; from += from === 0 || from === PLAYOUTS - 1 ? 1 : 4) {
    const to = from === 0 || from === PLAYOUTS ? from : Math.min(from + 3, PLAYOUTS - 1)
    const within = deals.filter(({ hardness }) => hardness >= from && hardness < to + 1)
    console.log(`| ${from === to ? from : `${from} to ${to}`} | ${row(within, deals)} |`)
    if (to === PLAYOUTS - 1) from = PLAYOUTS - 1
  }
  const lostAll = deals.filter(({ hardness }) => hardness >= PLAYOUTS)
  const ties = lostAll
    .map(({ hardness }) => 10 ** ((hardness - PLAYOUTS) * 10))
    .toSorted((a, b) => a - b)
  const quartiles = [0.25, 0.5, 0.75].map((part) =>
    Math.round(ties[Math.floor(ties.length * part)] ?? 0),
  )
  console.log(`\nStates of the search where all 40 were lost, quartiles: ${quartiles.join(', ')}\n`)
  console.log('| level | deals | share | games lost | par | other player wins |')
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |')
  for (const level of LEVELS) {
    const own = deals.filter((deal) => deal.level === level)
    const { rate, margin } = winRateOf(own, player)
    const lost = (mean(own.map(({ hardness }) => Math.floor(hardness))) / PLAYOUTS) * 100
    const par = Math.round(mean(own.map((deal) => deal.par)))
    const wins = `${(rate * 100).toFixed(2)} ± ${(margin * 100).toFixed(2)} %`
    console.log(`| ${level} | ${row(own, deals)} | ${lost.toFixed(1)} % | ${par} | ${wins} |`)
  }
}

function row(part: readonly GradedDeal[], all: readonly GradedDeal[]): string {
  return `${part.length} | ${((part.length / all.length) * 100).toFixed(1)} %`
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

process.exitCode = main(process.argv.slice(2))
