import { SKILLS } from '@samedeal/bots/games'
import { randomNumbers } from '@samedeal/solver'
import type { Answer, Question } from './thought.ts'

/** Thinks a question through: up to hundreds of milliseconds for a Champion's or a hint. */
export function think(question: Question): Answer {
  const { options, view, memory, last } = question
  const skills = SKILLS.get(question.game)
  const sight = { options, view, memory }
  if (question.kind === 'hint') return { kind: 'hint', moves: skills?.hint(sight) ?? [] }
  const { level, thought, seed } = question
  const random = randomNumbers(seed)
  const decision = skills?.decide({ ...sight, last, random }, level, thought)
  return { kind: 'move', actions: decision?.actions ?? [] }
}
