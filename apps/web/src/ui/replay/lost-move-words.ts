import { text } from '../words/words.ts'
import type { LostMove } from '../../practice/lost-move.ts'

/** Where a race was lost, in a sentence that says no more than what is proven. */
export function lostMoveWords(answer: LostMove): string {
  switch (answer.found) {
    case 'winnable':
      return text('replay.lost.winnable')
    case 'hopeless':
      return text('replay.lost.hopeless')
    case 'move':
      return text('replay.lost.move', { n: answer.lost })
    case 'open':
      return openWords(answer)
  }
}

function openWords({ winnable, lost }: Extract<LostMove, { found: 'open' }>): string {
  if (winnable === undefined && lost === undefined) return text('replay.lost.open')
  if (lost === undefined) return text('replay.lost.open.from', { n: winnable ?? 0 })
  if (winnable === undefined) return text('replay.lost.open.until', { n: lost })
  return text('replay.lost.open.between', { n: winnable, m: lost })
}
