import {
  isRefusal,
  sendMoves,
  view,
  type Card,
  type Game,
  type Move,
  type Options,
  type Position,
  type RecordEntry,
} from '@samedeal/rules'
import type { Rememberer } from './skills.ts'

/** What was dealt to a seat, and everything that has been done there, undos included. */
export interface PlayedGame {
  readonly deck: readonly Card[]
  readonly entries: readonly RecordEntry[]
}

/** The rules of the round. */
interface Rules {
  readonly game: Game
  readonly options: Options
}

/**
 * What the player of a seat has seen by now: everything done at the seat shown to a memory that gets
 * views alone, one after another. About 10 µs a move.
 */
export function memoryOf<Memory>(
  { deck, entries }: PlayedGame,
  rules: Rules,
  rememberer: Rememberer<Memory>,
): Memory {
  const { game, options } = rules
  let position = game.deal(deck, options)
  let memory = rememberer.firstMemory(view(position))
  const before: Position[] = []
  for (const entry of entries) {
    if ('undo' in entry) {
      position = before.pop() ?? position
      memory = rememberer.remember(memory, view(position))
      continue
    }
    before.push(position)
    for (const move of movesOf(entry, position, rules)) {
      const next = game.play(position, move, options)
      if (isRefusal(next)) throw new Error(`a seat's own line is refused: ${next.refused}`)
      position = next
      memory = rememberer.remember(memory, view(position), move)
    }
  }
  return memory
}

function movesOf(
  entry: Exclude<RecordEntry, { undo: true }>,
  position: Position,
  { game, options }: Rules,
): readonly Move[] {
  return 'send' in entry ? sendMoves(game, position, options) : [entry]
}
