// Looks for dead ends beside the page, so that no frame waits for a search.
import { skillsOf } from '../practice/game-skills.ts'
import type { DeadEndAnswer, DeadEndAsked } from './dead-end-message.ts'

addEventListener('message', ({ data }: MessageEvent<DeadEndAsked>) => {
  void answer(data)
})

/** Where the game's skills cannot be fetched, nothing is proven; the next question fetches them anew. */
async function answer({ number, game, view, options }: DeadEndAsked): Promise<void> {
  const skills = await skillsOf(game).catch(() => undefined)
  const said: DeadEndAnswer = { number, left: skills?.deadEnd(view, options) }
  postMessage(said)
}
