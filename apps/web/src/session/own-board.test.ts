import {
  HIDDEN,
  isRefusal,
  klondike,
  reveals,
  sendMoves,
  usualOptions,
  view,
  type Card,
  type KlondikeOptions,
  type Move,
  type Position,
  type Reveal,
} from '@samedeal/rules'
import { EASY_DECK, EASY_LINE } from '@samedeal/rules/easy-deal'
import { STOCK, WASTE } from '@samedeal/rules/klondike-table'
import { describe, expect, test } from 'vitest'
import { OwnBoard, type OwnCommand } from './own-board.ts'

const OPTIONS = usualOptions(klondike) as KlondikeOptions
const DRAW: Move = { from: 'stock', to: 'waste', count: 1 }

/** The true board, and what the server would answer to each command. */
class Truth {
  readonly history: Position[]

  constructor(deck: readonly Card[] = EASY_DECK) {
    this.history = [klondike.deal(deck, OPTIONS)]
  }

  get position(): Position {
    return this.history.at(-1) as Position
  }

  move(move: Move): readonly Reveal[] {
    const next = klondike.play(this.position, move, OPTIONS)
    if (isRefusal(next)) throw new Error(next.refused)
    const known = klondike.play(view(this.position), move, OPTIONS) as Position
    this.history.push(next)
    return reveals(known, next)
  }

  /** [Send cards] as one step of the history. */
  send(): readonly Reveal[] {
    const start = this.history.length
    const revealed = sendMoves(klondike, this.position, OPTIONS).flatMap((move) => this.move(move))
    this.history.splice(start, this.history.length - start - 1)
    return revealed
  }

  undo(): Position {
    this.history.pop()
    return view(this.position)
  }
}

function atGo(): { board: OwnBoard; truth: Truth } {
  const truth = new Truth()
  const board = new OwnBoard(klondike, OPTIONS)
  board.load({ n: 0, moves: 0, position: view(truth.position) })
  return { board, truth }
}

function sent(answer: OwnCommand | string | undefined): OwnCommand {
  if (typeof answer === 'string' || answer === undefined) throw new Error(`not sent: ${answer}`)
  return answer
}

function top(board: OwnBoard, pile: number): Card | undefined {
  return board.state.position.piles[pile]?.cards.at(-1)
}

describe('the own board', () => {
  test('shows a dealt table without a face before GO, on which nothing can be played', () => {
    const board = new OwnBoard(klondike, OPTIONS)
    const { piles } = board.state.position
    expect(piles.flatMap(({ cards }) => cards)).toEqual(EASY_DECK.map(() => HIDDEN))
    expect(board.attempt(EASY_LINE[0]!)).toBe('not-yet-known')
    expect(board.state.canUndo).toBe(false)
  })

  test('shows a move at once, before the server has answered', () => {
    const { board } = atGo()
    expect(sent(board.attempt(EASY_LINE[0]!)).n).toBe(1)
    expect(board.state).toMatchObject({ done: 1, moves: 1, canUndo: true })
  })

  test('names the rule that a move breaks, and sends nothing', () => {
    const { board } = atGo()
    expect(board.attempt({ from: 'tableau-1', to: 'foundation-spades', count: 1 })).toBe(
      'wrong-suit',
    )
    expect(board.unanswered).toEqual([])
  })

  test('shows a drawn card when its face arrives', () => {
    const { board, truth } = atGo()
    board.attempt(DRAW)
    expect(top(board, WASTE)).toBe(HIDDEN)
    board.confirm(1, truth.move(DRAW))
    expect(top(board, WASTE)).toBe(EASY_DECK[28])
  })

  test('lets nothing be played on a card whose face has not arrived', () => {
    const { board } = atGo()
    board.attempt(DRAW)
    expect(board.attempt({ from: 'waste', to: 'foundation-clubs', count: 1 })).toBe('not-yet-known')
  })

  test('keeps showing ten fast moves while their answers trickle in, and never jumps back', () => {
    const { board, truth } = atGo()
    const firstColumn = [0, 1, 2, 3, 4, 5, 6].map((index) => EASY_LINE[index]!)
    for (const move of firstColumn) board.attempt(move)
    let home = board.state.done
    firstColumn.forEach((move, index) => {
      board.confirm(index + 1, truth.move(move))
      expect(board.state.done).toBeGreaterThanOrEqual(home)
      home = board.state.done
    })
    expect(board.unanswered).toEqual([])
    expect(view(truth.position)).toEqual(board.state.position)
  })

  test('goes back by one move, at once, when undone', () => {
    const { board, truth } = atGo()
    const before = board.state.position
    board.attempt(DRAW)
    board.confirm(1, truth.move(DRAW))
    sent(board.undo())
    expect(board.state.position).toEqual(before)
    board.load({ n: 2, moves: 0, position: truth.undo() })
    expect(board.state).toMatchObject({ position: before, moves: 0, canUndo: false })
  })

  test('no longer shows the identity of a card that went back into the stock', () => {
    const { board, truth } = atGo()
    board.attempt(DRAW)
    board.confirm(1, truth.move(DRAW))
    board.undo()
    expect(top(board, STOCK)).toBe(HIDDEN)
    expect(board.attempt({ from: 'stock', to: 'foundation-clubs', count: 1 })).toBe(
      'stock-to-waste-only',
    )
  })

  test('takes back a move that the server refuses, and what was built on it, and keeps the rest', () => {
    const { board, truth } = atGo()
    board.attempt(EASY_LINE[0]!)
    board.attempt(DRAW)
    expect(board.refuse(1)).toEqual({ n: 1, act: 'move', move: EASY_LINE[0] })
    expect(board.state).toMatchObject({ done: 0, moves: 1 })
    board.confirm(2, truth.move(DRAW))
    expect(board.state.position).toEqual(view(truth.position))
  })

  test('passes over an answer that it has had before', () => {
    const { board, truth } = atGo()
    board.attempt(DRAW)
    const revealed = truth.move(DRAW)
    board.confirm(1, revealed)
    const shown = board.state
    board.confirm(1, revealed)
    board.refuse(1)
    expect(board.state).toEqual(shown)
  })

  test('after a return keeps what the server has not answered, to be sent again, on top of its board', () => {
    const { board, truth } = atGo()
    for (const move of EASY_LINE.slice(0, 4)) board.attempt(move)
    truth.move(EASY_LINE[0]!)
    truth.move(EASY_LINE[1]!)
    board.load({ n: 2, moves: 2, position: view(truth.position) })
    expect(board.unanswered.map(({ n }) => n)).toEqual([3, 4])
    expect(board.state).toMatchObject({ done: 4, moves: 4 })
  })

  test('can still undo, at once, what was done before a return to the same board', () => {
    const { board, truth } = atGo()
    const before = board.state.position
    board.attempt(EASY_LINE[0]!)
    board.confirm(1, truth.move(EASY_LINE[0]!))
    board.load({ n: 1, moves: 1, position: view(truth.position) })
    board.undo()
    expect(board.state.position).toEqual(before)
  })

  test('can undo a move from before a reload, and waits for the board that only the server knows', () => {
    const { truth } = atGo()
    truth.move(EASY_LINE[0]!)
    const board = new OwnBoard(klondike, OPTIONS)
    board.load({ n: 1, moves: 1, position: view(truth.position) })
    expect(board.state.canUndo).toBe(true)
    expect(sent(board.undo()).n).toBe(2)
    expect(board.attempt(DRAW)).toBe('not-yet-known')
    board.load({ n: 2, moves: 0, position: truth.undo() })
    expect(board.state).toMatchObject({ done: 0, moves: 0, canUndo: false })
    expect(sent(board.attempt(DRAW)).n).toBe(3)
  })

  test('sends every card that can go at once, and the rest when their faces arrive', () => {
    const { board, truth } = atGo()
    sent(board.send())
    expect(board.state.done).toBe(7)
    const revealed = truth.send()
    board.confirm(1, revealed)
    expect(board.state).toMatchObject({ done: 28, moves: 28, canSend: false })
    expect(board.state.position).toEqual(view(truth.position))
  })

  test('takes a whole batch back by one undo, and earlier moves by the next', () => {
    const { board, truth } = atGo()
    board.attempt(DRAW)
    board.confirm(1, truth.move(DRAW))
    const before = board.state.position
    board.send()
    board.confirm(2, truth.send())
    board.undo()
    expect(board.state).toMatchObject({ position: before, moves: 1 })
    board.undo()
    expect(board.state.moves).toBe(0)
  })

  test('can be no other board than the one whose cards it has shown', () => {
    const { board, truth } = atGo()
    board.attempt(DRAW)
    board.confirm(1, truth.move(DRAW))
    board.attempt(DRAW)
    expect(board.canBe(truth.position)).toBe(true)
    const [drawn = 0, next = 0] = EASY_DECK.slice(28)
    const swapped = EASY_DECK.map((card) => (card === drawn ? next : card === next ? drawn : card))
    const other = new Truth(swapped)
    other.move(DRAW)
    expect(board.canBe(other.position)).toBe(false)
  })

  test('has nothing to send when no card can go', () => {
    const { board, truth } = atGo()
    board.send()
    board.confirm(1, truth.send())
    expect(board.send()).toBeUndefined()
  })

  test('numbers its commands on from what the server has counted', () => {
    const { board, truth } = atGo()
    board.load({ n: 41, moves: 0, position: view(truth.position) })
    expect(sent(board.attempt(DRAW)).n).toBe(42)
  })

  test('keeps what is answered until it is safe, and sends it again when the server came back without it', () => {
    const { board, truth } = atGo()
    for (const [index, move] of EASY_LINE.slice(0, 4).entries()) {
      board.attempt(move)
      board.confirm(index + 1, truth.move(move))
    }
    board.attempt(EASY_LINE[4]!)
    board.safe(2)
    const shown = board.state
    board.load({ n: 2, moves: 2, position: view(truth.history[2]!) })
    expect(board.state).toEqual(shown)
    expect(board.unanswered.map(({ n }) => n)).toEqual([3, 4, 5])
    board.confirm(3, [])
    board.confirm(4, [])
    board.confirm(5, truth.move(EASY_LINE[4]!))
    expect(board.state.position).toEqual(view(truth.position))
    expect(board.unanswered).toEqual([])
  })

  test('goes on showing a card whose face it had, while the draw that turned it up is done again', () => {
    const { board, truth } = atGo()
    board.attempt(DRAW)
    board.confirm(1, truth.move(DRAW))
    board.load({ n: 0, moves: 0, position: view(truth.history[0]!) })
    expect(top(board, WASTE)).toBe(EASY_DECK[28])
    expect(board.unanswered.map(({ n }) => n)).toEqual([1])
  })

  test('does an undo again whose board it had from the server, and shows no difference', () => {
    const { truth } = atGo()
    truth.move(DRAW)
    const board = new OwnBoard(klondike, OPTIONS)
    board.load({ n: 1, moves: 1, position: view(truth.position) })
    const after = view(truth.position)
    board.undo()
    board.load({ n: 2, moves: 0, position: truth.undo() })
    const shown = board.state
    board.load({ n: 1, moves: 1, position: after })
    expect(board.state).toEqual(shown)
    expect(board.unanswered).toMatchObject([{ n: 2, act: 'undo' }])
  })

  test('leaves out what was refused when it numbers on from an earlier board', () => {
    const { board, truth } = atGo()
    board.attempt(EASY_LINE[0]!)
    board.attempt(DRAW)
    board.refuse(1)
    board.confirm(2, truth.move(DRAW))
    board.load({ n: 0, moves: 0, position: view(truth.history[0]!) })
    expect(board.unanswered).toMatchObject([{ n: 1, act: 'move', move: DRAW }])
    expect(sent(board.undo()).n).toBe(2)
  })

  test('does nothing again that was built on moves which only the lost server and a page before had', () => {
    const { truth } = atGo()
    truth.move(EASY_LINE[0]!)
    truth.move(EASY_LINE[1]!)
    const board = new OwnBoard(klondike, OPTIONS)
    board.load({ n: 2, moves: 2, position: view(truth.position) })
    board.attempt(EASY_LINE[2]!)
    board.load({ n: 1, moves: 1, position: view(truth.history[1]!) })
    expect(board.unanswered).toEqual([])
    expect(board.state.position).toEqual(view(truth.history[1]!))
    expect(sent(board.attempt(DRAW)).n).toBe(2)
  })

  test('passes over what is said to be safe of an earlier round', () => {
    const { board, truth } = atGo()
    board.safe(40)
    board.attempt(DRAW)
    board.confirm(1, truth.move(DRAW))
    board.load({ n: 0, moves: 0, position: view(truth.history[0]!) })
    expect(board.unanswered).toHaveLength(1)
  })

  test('remembers the cards of a recycled waste, as a person would, until the server says otherwise', () => {
    const { board, truth } = atGo()
    for (let draw = 1; draw <= 24; draw++) {
      board.attempt(DRAW)
      board.confirm(draw, truth.move(DRAW))
    }
    const recycle: Move = { from: 'waste', to: 'stock', count: 24 }
    board.attempt(recycle)
    board.confirm(25, truth.move(recycle))
    board.attempt(DRAW)
    expect(top(board, WASTE)).toBe(EASY_DECK[28])
  })
})
