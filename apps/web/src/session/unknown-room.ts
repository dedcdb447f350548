import type { RoomView } from '@samedeal/race'
import { USUAL_GAME } from '@samedeal/rules'
import { USUAL_RULES } from '@samedeal/race/settings'

/** What is shown of a room until it has said what there is. */
export const UNKNOWN_ROOM: RoomView = {
  phase: 'lobby',
  host: 0,
  game: USUAL_GAME.id,
  options: {},
  rules: USUAL_RULES,
  round: 0,
  matchRound: 0,
  isMatchOver: false,
  isLocked: false,
  startAt: 0,
  commitments: [],
  roster: [],
  spectators: 0,
  top: [],
  results: [],
  absent: [],
}
