import { NO_STATE, GAMES, HIDDEN } from '@samedeal/rules'
import { expect, test } from 'vitest'
import { carry, letGo, pickUp, putDown, takeHold } from './holding.ts'
import { layOut } from './layout.ts'
import { PACE, valueAt } from './motion.ts'
import { cornerOf, isAtRest, isFlying, layPieces } from './pieces.ts'

const specs = GAMES.get('klondike')!.table({ draw: 1, passes: 'unlimited', foundationReturn: true })
const COLUMN_1 = specs.findIndex(({ id }) => id === 'tableau-1')
const RISE = 7

function column() {
  const position = {
    piles: specs.map((_, pile) => ({
      cards: pile === COLUMN_1 ? [HIDDEN, 12, 24] : [],
      faceDown: pile === COLUMN_1 ? 1 : 0,
    })),
    state: NO_STATE,
  }
  const area = { width: 390, height: 684 }
  const layout = layOut({ specs, position, area, view: 'portrait', leftHanded: false })
  const run = layPieces({ position, layout })[COLUMN_1]!.slice(1)
  return { layout, run, home: layout.piles[COLUMN_1]!.cards.slice(1) }
}

test('a run is picked up in 90 ms and laid down in 60', () => {
  const { run } = column()
  pickUp(run, { now: 0, pace: PACE })
  expect(run.map(({ rise }) => valueAt(rise, 90))).toEqual([1, 1])
  putDown(run, { now: 100, pace: PACE })
  expect(run.every((piece) => isAtRest(piece, 160))).toBe(true)
  expect(run.map(({ lift }) => valueAt(lift, 160))).toEqual([0, 0])
})

test('the grabbed point stays under the finger and the run follows', () => {
  const { run, home } = column()
  const at = { x: home[0]!.x + 10, y: home[0]!.y + 5 }
  const grip = takeHold(run, { at, rise: RISE }, { now: 0, pace: PACE })
  carry(run, grip, { x: at.x + 100, y: at.y + 50 })
  run.forEach((piece, index) => {
    expect(cornerOf(piece, 0)).toEqual({ x: home[index]!.x + 100, y: home[index]!.y + 50 })
    expect(valueAt(piece.rise, 0)).toBe(0)
  })
})

test('a run that was picked up before does not jump when it is grabbed', () => {
  const { run, home } = column()
  pickUp(run, { now: 0, pace: PACE })
  const at = { x: home[0]!.x + 10, y: home[0]!.y + 5 }
  const grip = takeHold(run, { at, rise: RISE }, { now: 500, pace: PACE })
  carry(run, grip, at)
  expect(cornerOf(run[0]!, 500)).toEqual({ x: home[0]!.x, y: home[0]!.y - RISE })
})

test('a run that is let go flies home above the others and lies there', () => {
  const { run, home, layout } = column()
  const at = { x: home[0]!.x + 10, y: home[0]!.y + 5 }
  const grip = takeHold(run, { at, rise: RISE }, { now: 0, pace: PACE })
  carry(run, grip, { x: 300, y: 400 })
  letGo(run, { layout, pile: COLUMN_1, first: 1 }, { now: 1000, pace: PACE })
  expect(run.every((piece) => isFlying(piece, 1100))).toBe(true)
  run.forEach((piece, index) => {
    expect(isAtRest(piece, 1180)).toBe(true)
    expect(cornerOf(piece, 1180)).toEqual(home[index])
  })
})
