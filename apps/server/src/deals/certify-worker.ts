import { parentPort } from 'node:worker_threads'
import { SKILLS } from '@samedeal/bots/games'
import { shuffledDeck } from '@samedeal/rules/shuffle'
import { standBehindMainThread } from '../thread-priority.ts'
import type { CertifyJob, CertifyResult } from './certify-job.ts'

standBehindMainThread()

/** A thread that shuffles, proves and grades one candidate after another. */
parentPort?.on('message', ({ id, game, cards, seed, options, chance }: CertifyJob) => {
  const deck = shuffledDeck(seed, cards)
  const certified = SKILLS.get(game)?.certify({ deck, options, chance })
  const deal = certified && {
    deck,
    proof: { line: certified.line, par: certified.par, level: certified.level },
  }
  const result: CertifyResult = { id, deal }
  parentPort?.postMessage(result)
})
