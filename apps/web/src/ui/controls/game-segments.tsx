import { GAMES } from '@samedeal/rules'
import { gameName } from '../words/games/game-words.ts'
import { text } from '../words/words.ts'
import { Segments } from './segments.tsx'

interface GameSegmentsProps {
  /** The id of the game that is chosen. */
  readonly chosen: string
  readonly disabled?: boolean
  readonly onChoose: (id: string) => void
}

/** Whether there is more than one game to choose from. */
export function hasGameChoice(): boolean {
  return GAMES.size > 1
}

/** One game out of those on offer. */
export function GameSegments(props: GameSegmentsProps) {
  const choices = [...GAMES.keys()].map((id) => ({ value: id, word: gameName(id) }))
  return <Segments label={text('game')} choices={choices} {...props} />
}
