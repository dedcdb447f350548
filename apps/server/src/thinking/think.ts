import { decide, hint } from '@samedeal/bots'
import { GAMES, type Game } from '@samedeal/rules'
import { randomNumbers } from '@samedeal/solver/states'
import type { Answer, Question } from './thought.ts'

/** Thinks a question through: up to hundreds of milliseconds for a Champion's or a hint. */
export function think(question: Question): Answer {
  const { options, view, memory, last } = question
  const game = GAMES.get(question.game) as Game
  const sight = { game, options, view, memory }
  if (question.kind === 'hint') return { kind: 'hint', moves: hint(sight) }
  const { level, thought, seed } = question
  const { actions } = decide({ ...sight, last, random: randomNumbers(seed) }, level, thought)
  return { kind: 'move', actions }
}
