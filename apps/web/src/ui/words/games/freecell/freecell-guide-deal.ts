import {
  freecell,
  isRefusal,
  NO_STATE,
  numberedDeck,
  usualOptions,
  type Game,
  type Move,
  type Position,
} from '@samedeal/rules'
import { pileOf } from '../../../guide/named-cards.ts'

const game: Game = freecell

/** What the guided game is played by. */
export const GUIDE_OPTIONS = usualOptions(game)

/** The deal of the guided game, number 15457: four moves uncover an Ace, and a win follows. */
export const GUIDE_DECK = numberedDeck(15_457)

/** The four moves: a build, a card into a cell, a run, and an Ace home. */
const BUILD: Move = { from: 'tableau-4', to: 'tableau-1', count: 1 }
const INTO_CELL: Move = { from: 'tableau-6', to: 'cell-1', count: 1 }
const RUN: Move = { from: 'tableau-1', to: 'tableau-6', count: 2 }

/** Where the game stands after each of them but the last. */
export const BUILT = after(game.deal(GUIDE_DECK, GUIDE_OPTIONS), BUILD)
export const CELL_TAKEN = after(BUILT, INTO_CELL)
export const RUN_MOVED = after(CELL_TAKEN, RUN)

/**
 * The same game near its end: three cells and two columns are empty, and eight cards lie on what is missing.
 * As many can go to an empty column at once, and not one more.
 */
export const GUIDE_ENDING: Position = {
  state: NO_STATE,
  piles: [
    'AS2S3S4S5S6S',
    'AH2H3H4H5H6H7H',
    'AC2C3C4C5C6C',
    'AD2D3D4D',
    'KH',
    'JDTS9H8S7D',
    '9D8C',
    'KSQDJSTH9C8D',
    'KDQSJHTC',
    '',
    '',
    '5D7CKCQHJCTD9S8H7S6D',
    '',
    '',
    'QC',
    '',
  ].map(pileOf),
}

/** The end once those eight cards have gone: everything can be sent home. */
export const GUIDE_ENDING_FREED = after(GUIDE_ENDING, {
  from: 'tableau-8',
  to: 'tableau-6',
  count: 8,
})

function after(position: Position, move: Move): Position {
  const next = game.play(position, move, GUIDE_OPTIONS)
  if (isRefusal(next)) throw new Error(`the guided game breaks a rule: ${next.refused}`)
  return next
}
