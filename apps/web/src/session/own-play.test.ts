import { boardToWire } from '@samedeal/protocol'
import { USUAL_RULES } from '@samedeal/race/settings'
import type { RoomView } from '@samedeal/race'
import { klondike, view } from '@samedeal/rules'
import { EASY_DECK } from '@samedeal/rules/easy-deal'
import { expect, test } from 'vitest'
import { OwnPlay } from './own-play.ts'
import type { Clock } from './surroundings.ts'
import { UNKNOWN_ROOM } from './unknown-room.ts'

const options = { draw: 1, passes: 'unlimited', foundationReturn: true } as const
const still: Clock = { now: () => 0, after: () => () => undefined }
const draw = { from: 'stock', to: 'waste', count: 1 } as const

function room(phase: RoomView['phase'], round: number): RoomView {
  return { ...UNKNOWN_ROOM, rules: USUAL_RULES, options, phase, round }
}

/** The countdown of a round, GO, and three draws that are answered. */
function race(play: OwnPlay, round: number): void {
  play.see(room('countdown', round), 1)
  play.see(room('racing', round), 1)
  const position = view(klondike.deal(EASY_DECK, options))
  play.load({ n: 0, moves: 0, board: boardToWire(position) })
  for (let n = 1; n <= 3; n++) {
    expect(play.attempt(draw)).toBeUndefined()
    play.confirm([n])
  }
}

test('every round’s commands go out from the first on, however many the round before had', () => {
  const sent: number[] = []
  const play = new OwnPlay(still, room('lobby', 0), (_type, body) =>
    sent.push((body as number[])[0] ?? 0),
  )
  play.connected(true)
  race(play, 1)
  race(play, 2)
  expect(sent).toEqual([1, 2, 3, 1, 2, 3])
})
