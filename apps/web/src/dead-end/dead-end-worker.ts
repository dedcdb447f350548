// Looks for dead ends beside the page, so that no frame waits for a search.
import { deadEnd } from '@samedeal/solver'
import type { DeadEndAnswer, DeadEndAsked } from './dead-end-message.ts'

addEventListener('message', ({ data }: MessageEvent<DeadEndAsked>) => {
  const { number, view, options } = data
  const answer: DeadEndAnswer = { number, left: deadEnd({ view, options }) }
  postMessage(answer)
})
