import { parentPort } from 'node:worker_threads'
import { noisyGreedyWins } from '@samedeal/bots'
import { shuffledDeck } from '@samedeal/rules/shuffle'
import { certify } from '@samedeal/solver'
import { standBehindMainThread } from '../thread-priority.ts'
import type { CertifyJob, CertifyResult } from './certify-job.ts'

standBehindMainThread()

/** A thread that shuffles, proves and grades one candidate after another. */
parentPort?.on('message', ({ id, seed, options, chance }: CertifyJob) => {
  const deck = shuffledDeck(seed)
  const certified = certify({ deck, options, playout: noisyGreedyWins, seed: chance })
  const deal = certified && {
    deck,
    proof: { line: certified.line, par: certified.par, level: certified.level },
  }
  const result: CertifyResult = { id, deal }
  parentPort?.postMessage(result)
})
