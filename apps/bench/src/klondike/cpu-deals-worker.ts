import { parentPort, workerData } from 'node:worker_threads'
import { shuffledDeck } from '@samedeal/rules/shuffle'
import { randomNumbers } from '@samedeal/solver'
import type { DealsShare, DealsTally } from './cpu-deals.ts'
import { playCpuGame } from './play-game.ts'

const { level, draw, undo, deals, first, step } = workerData as DealsShare
const options = { draw, passes: 'unlimited', foundationReturn: true } as const
let won = 0
let moves = 0
let undos = 0
let thinking = 0
for (let deal = first; deal < deals; deal += step) {
  const deck = shuffledDeck(`cpu levels ${deal}`)
  const random = randomNumbers(deal + 1)
  const game = playCpuGame({ deck, options, level, undo, random })
  if (game.isWon) won++
  moves += game.moves
  undos += game.undos
  thinking += game.thinking
}
const tally: DealsTally = { won, moves, undos, thinking }
parentPort?.postMessage(tally)
