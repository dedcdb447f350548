import { Encoder } from '@colyseus/schema'
import { RoomState, writeRoomState } from '@samedeal/protocol/room-state'
import { handle, newRace, roomView, type Command } from '@samedeal/race'
import { usualOptions, type Game } from '@samedeal/rules'
import { commitTo } from '../deals/commitment.ts'
import { SeatMinds } from '../thinking/seat-minds.ts'
import type { Thinking } from '../thinking/thinking.ts'
import { planFor } from './cpu-players.ts'

/** Enough for the engine to compile what every race uses. */
const WARM_RACES = 20

/**
 * Runs races of a person and a CPU through every layer before the first room is opened: code that runs
 * for the first time holds the event loop ten times as long.
 */
export function warmUp(game: Game, thinking: Thinking): void {
  for (let race = 0; race < WARM_RACES; race++) runThrough(game, thinking)
}

function runThrough(game: Game, thinking: Thinking): void {
  const minds = new SeatMinds(thinking)
  const state = new RoomState()
  const encoder = new Encoder(state)
  const options = usualOptions(game)
  const deck = game.deck(options)
  const [move] = game.moves(game.deal(deck, options), options)
  const moves: Command[] =
    move === undefined
      ? []
      : [
          { type: 'move', player: 'warm', n: 1, move },
          { type: 'undo', player: 'warm', n: 2 },
        ]
  const commands: readonly Command[] = [
    { type: 'join', player: 'warm', name: 'Warm-up' },
    { type: 'set-game', player: 'warm', game: game.id },
    { type: 'add-cpu', player: 'warm', level: 'casual' },
    { type: 'start', player: 'warm' },
    { type: 'deal', round: 1, deals: { normal: { deck, level: 'normal', ...commitTo(deck) } } },
    { type: 'tick' },
    ...moves,
    { type: 'quit', player: 'warm' },
  ]
  let race = newRace(game)
  let now = 0
  for (const command of commands) {
    now += race.timing.countdown
    const handled = handle(race, command, now)
    race = handled.race
    for (const event of handled.events) {
      if (event.type !== 'think') continue
      void planFor(minds, { race, question: event, asked: { now, pace: 1 } })
    }
    writeRoomState(state, roomView(race))
    encoder.encode()
    encoder.discardChanges()
  }
  encoder.encodeAll()
}
