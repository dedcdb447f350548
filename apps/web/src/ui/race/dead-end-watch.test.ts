import { signal } from '@preact/signals'
import {
  klondike,
  sendMoves,
  type KlondikeOptions,
  type Move,
  type Position,
} from '@samedeal/rules'
import { afterMoves, klondikePosition, upTo, USUAL } from '@samedeal/rules/written-position'
import { deadEnd } from '@samedeal/solver/klondike'
import { randomNumbers } from '@samedeal/solver'
import { expect, test } from 'vitest'
import type { DeadEndSearch } from '../../dead-end/dead-end-search.ts'
import type { BoardState } from '../../session/room-session.ts'
import { UNKNOWN_ROOM } from '../../session/unknown-room.ts'
import { GuidedGame } from '../guide/guided-game.ts'
import { KLONDIKE_PLAN } from '../words/games/klondike/klondike-guide.ts'
import { watchForDeadEnds } from './dead-end-watch.ts'

/** Answers at once, as the worker does later. */
const AT_ONCE: Pick<DeadEndSearch, 'ask' | 'forget' | 'stop'> = {
  ask: ({ view, options, answered }) =>
    answered(deadEnd({ view, options: options as KlondikeOptions })),
  forget: () => {},
  stop: () => {},
}

/** A watch over a board of its own. */
function watching(first: Position) {
  const isOn = signal(true)
  const boards = [first]
  const board = signal<BoardState | undefined>(undefined)
  const show = () => {
    const position = boards.at(-1)!
    const { done, total } = klondike.progress(position)
    const canSend = sendMoves(klondike, position, USUAL).length > 0
    const moves = boards.length - 1
    board.value = { position, moves, canUndo: moves > 0, canSend, done, total }
  }
  show()
  const watch = watchForDeadEnds({
    session: { room: signal({ ...UNKNOWN_ROOM, options: USUAL }), board },
    isOn: () => isOn.value,
    search: AT_ONCE,
  })
  return {
    watch,
    isOn,
    play: (move: Move) => {
      boards.push(afterMoves(boards.at(-1)!, [move]))
      show()
    },
    undo: () => {
      boards.pop()
      show()
    },
  }
}

/** An ace may go home, and a king on the empty column; then the eight of hearts comes down and goes up. */
const BEFORE = klondikePosition({
  'tableau-1': '',
  'tableau-2': 'KD',
  'tableau-5': '[??] 9S',
  'tableau-6': '[??] 9D',
  'foundation-hearts': upTo(8, 'H'),
  waste: '3C AC',
})
const ACE_HOME: Move = { from: 'waste', to: 'foundation-clubs', count: 1 }
const EIGHT_DOWN: Move = { from: 'foundation-hearts', to: 'tableau-5', count: 1 }
const EIGHT_UP: Move = { from: 'tableau-5', to: 'foundation-hearts', count: 1 }

test('a dead end is said, while cards come down and go up again too, and no more once it is taken back', () => {
  const { watch, play, undo } = watching(BEFORE)
  expect(watch.shown.value).toBeUndefined()
  play(ACE_HOME)
  expect(watch.shown.value).toBe('idle')
  play(EIGHT_DOWN)
  expect(watch.shown.value).toBe('idle')
  play(EIGHT_UP)
  expect(watch.shown.value).toBe('idle')
  undo()
  undo()
  expect(watch.shown.value).toBe('idle')
  undo()
  expect(watch.shown.value).toBeUndefined()
})

test('a note that was put away stays away in that dead end, and comes back with another', () => {
  const { watch, play, undo } = watching(BEFORE)
  play(ACE_HOME)
  watch.dismiss()
  play(EIGHT_DOWN)
  play(EIGHT_UP)
  expect(watch.shown.value).toBeUndefined()
  undo()
  undo()
  undo()
  play(ACE_HOME)
  expect(watch.shown.value).toBe('idle')
})

test('it is said only while the own race is on', () => {
  const { watch, isOn, play } = watching(BEFORE)
  isOn.value = false
  play(ACE_HOME)
  expect(watch.shown.value).toBeUndefined()
  isOn.value = true
  expect(watch.shown.value).toBe('idle')
  isOn.value = false
  expect(watch.shown.value).toBeUndefined()
})

test('in the guided game, too, who plays at random is told once nothing more can come of it', () => {
  const game = new GuidedGame(KLONDIKE_PLAN)
  const watch = watchForDeadEnds({ session: game, isOn: () => true, search: AT_ONCE })
  const random = randomNumbers(24)
  const { options } = game.room.value
  for (let made = 0; made < 1_000 && watch.shown.value === undefined; made++) {
    const moves = klondike.moves(game.board.value!.position, options as KlondikeOptions)
    expect(game.attempt(moves[Math.floor(random() * moves.length)]!)).toBeUndefined()
  }
  expect(watch.shown.value).toBe('idle')
  game.undo()
  expect(watch.shown.value).toBeUndefined()
})
