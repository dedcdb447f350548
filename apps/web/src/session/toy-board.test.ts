import {
  boardFromWire,
  boardToWire,
  movedFromWire,
  movedToWire,
  moveFromWire,
  moveToWire,
} from '@samedeal/protocol'
import {
  HIDDEN,
  isRefusal,
  playThrough,
  reveals,
  view,
  type Move,
  type Position,
  type Reveal,
} from '@samedeal/rules'
import { offerToy, RUN_IN_TWO_ROWS } from '@samedeal/rules/offer-toy'
import { expect, test } from 'vitest'
import { OwnBoard } from './own-board.ts'

const game = offerToy()
const rules = { game, options: { suits: 2 } }
const ROW: Move = { from: 'stock', to: 'tableau-1', count: 5 }
const FIRST_COLUMN = 6
const DISCARD = 14

/** The server's side: the true board, and its answers as they travel. */
class Truth {
  position: Position = game.deal(RUN_IN_TWO_ROWS, rules.options)

  /** Plays a move as it arrived, and answers with the cards that turned up. */
  move(n: number, move: Move): ReturnType<typeof movedFromWire> {
    const turned: Reveal[] = []
    const next = playThrough(rules, this.position, {
      move: moveFromWire(rules, moveToWire(rules, n, move)),
      seen: (after, made) => {
        const known = game.play(view(made.from), made.move, rules.options)
        if (!isRefusal(known)) turned.push(...reveals(known, after))
        return after
      },
    })
    if (isRefusal(next)) throw new Error(next.refused)
    this.position = next
    return movedFromWire(movedToWire(n, turned))
  }
}

function atGo(): { readonly board: OwnBoard; readonly truth: Truth } {
  const truth = new Truth()
  const board = new OwnBoard(game, rules.options)
  const position = boardFromWire(boardToWire(view(truth.position)))
  board.load({ n: 0, moves: 0, position })
  return { board, truth }
}

const lengthOf = ({ state }: OwnBoard, pile: number): number => {
  return state.position.piles[pile]?.cards.length ?? 0
}

test('a run that leaves by itself stays until the card that completes it is known, and then leaves', () => {
  const { board, truth } = atGo()
  const first = truth.move(1, ROW)
  board.attempt(ROW)
  board.confirm(first.n, first.revealed)
  board.attempt(ROW)
  expect(lengthOf(board, FIRST_COLUMN)).toBe(6)
  expect(board.state.position.piles[FIRST_COLUMN]?.cards.at(-1)).toBe(HIDDEN)
  const second = truth.move(2, ROW)
  board.confirm(second.n, second.revealed)
  expect(lengthOf(board, DISCARD)).toBe(3)
  expect(board.state.moves).toBe(2)
  expect(view(board.state.position)).toEqual(view(truth.position))
})

test('what was played on before the answer still holds once the run has left', () => {
  const { board, truth } = atGo()
  for (const move of [ROW, ROW, ROW]) board.attempt(move)
  for (const n of [1, 2, 3]) {
    const answer = truth.move(n, ROW)
    board.confirm(answer.n, answer.revealed)
  }
  expect(view(board.state.position)).toEqual(view(truth.position))
  expect(board.state.position.state).toEqual({ rows: 3 })
})

test('an undo takes the run back with the step that completed it', () => {
  const { board, truth } = atGo()
  for (const n of [1, 2]) {
    board.attempt(ROW)
    const answer = truth.move(n, ROW)
    board.confirm(answer.n, answer.revealed)
  }
  board.undo()
  expect(lengthOf(board, DISCARD)).toBe(0)
  expect(lengthOf(board, FIRST_COLUMN)).toBe(5)
  expect(board.state.canUndo).toBe(true)
})
