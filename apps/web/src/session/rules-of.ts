import type { WireRules } from '@samedeal/protocol'
import type { RoomView } from '@samedeal/race'
import { GAMES } from '@samedeal/rules'

/** The rules that a room plays by. Throws when this browser does not know the game. */
export function rulesOf({ game: id, options }: RoomView): WireRules {
  const game = GAMES.get(id)
  if (game === undefined) throw new Error(`unknown game ${id}`)
  return { game, options }
}
