import {
  isWon,
  klondike,
  STANDARD_DECK,
  view,
  type KlondikeOptions,
  type Position,
} from '@samedeal/rules'
import { shuffle } from '@samedeal/rules/shuffle'
import { klondikePosition, upTo, type WrittenPiles } from '@samedeal/rules/written-position'
import { describe, expect, test } from 'vitest'
import { deadEnd } from './dead-end.ts'
import { randomNumbers } from '../random-numbers.ts'
import { anyProgress, unseenIn } from './test/any-progress.ts'
import { endgame } from './test/endgame.ts'
import { greedyEnding } from './test/greedy-ending.ts'
import { playedPosition } from './test/played-position.ts'
import { SETTINGS, settingText } from './test/settings.ts'

const OPEN: KlondikeOptions = { draw: 1, passes: 'unlimited', foundationReturn: true }
const LOCKED: KlondikeOptions = { ...OPEN, foundationReturn: false }

function answer(piles: WrittenPiles, options = OPEN) {
  return deadEnd({ view: klondikePosition(piles), options })
}

/** Seven columns that take a black queen, ten, eight or six and nothing else. */
const COLUMNS = {
  'tableau-1': 'KH',
  'tableau-2': '[??] KD',
  'tableau-3': '[??] JH',
  'tableau-4': '[??] JD',
  'tableau-5': '[??] 9H',
  'tableau-6': '[??] 9D',
  'tableau-7': '[??] 7H',
}
/** A run of six that may go to and fro between two red nines. */
const RUN = { ...COLUMNS, 'tableau-5': '[??] 9H 8S 7D 6S 5D 4S 3D' }

describe('nothing more can come of', () => {
  test('a table on which no card of a stock that has been seen has a place', () => {
    const stuck = { ...COLUMNS, waste: '5C 5S 3C', stock: '[5H] [3H]' }
    expect(answer(stuck)).toBe('stock')
    expect(answer({ ...stuck, stock: '[5H] [6S]' })).toBe('idle')
    // The eight goes on a nine, and the seven, under which a card lies, on the eight.
    expect(answer({ ...stuck, stock: '[5H] [8S]' })).toBeUndefined()
  })

  test('a run of six that goes to and fro, beside a stock that is of no use', () => {
    expect(answer({ ...RUN, waste: '5C 5S 3C', stock: '[5H] [3H]' })).toBe('idle')
    expect(answer({ ...RUN, waste: '5C 5S 3C', stock: '[5H] [2C]' })).toBe('idle')
    // A deuce on the three takes nothing but an ace, which goes home anyway.
    expect(answer({ ...RUN, 'tableau-2': '[??] AH', waste: '2C' })).toBeUndefined()
  })

  test('a card that comes down from its foundation only to go up again', () => {
    const columns = { ...COLUMNS, 'tableau-5': '[??] 9S', 'foundation-hearts': upTo(8, 'H') }
    const table = { ...columns, 'tableau-7': '[??] 5D', waste: '3C' }
    expect(answer(table)).toBe('idle')
    expect(answer(table, LOCKED)).toBe('stock')
    // The eight that comes down takes a black seven, under which a card is turned up.
    const seven = { ...table, 'tableau-7': '[??] 7S' }
    expect(answer(seven)).toBeUndefined()
    expect(answer(seven, LOCKED)).toBe('stock')
  })

  test('a part of a run that moves and frees no card that can go home', () => {
    const run = { ...COLUMNS, 'tableau-5': '[??] 9S 8H', 'tableau-6': '[??] 9C', waste: '3C' }
    expect(answer(run)).toBe('idle')
    expect(answer({ ...run, 'foundation-spades': upTo(8, 'S') })).toBeUndefined()
  })

  test('an empty column without a king', () => {
    const table = { ...COLUMNS, 'tableau-1': '', 'tableau-2': 'KD', waste: '3C' }
    expect(answer(table)).toBe('idle')
    expect(answer({ ...table, 'tableau-3': '[??] KC' })).toBeUndefined()
    expect(answer({ ...table, 'tableau-7': '[??] QH', waste: '3C KS' })).toBeUndefined()
    expect(answer({ ...table, waste: '3C KS' })).toBe('idle')
  })

  test('with draw three only what comes up in turn, until a card is taken', () => {
    const three: KlondikeOptions = { ...OPEN, draw: 3 }
    const table = { ...COLUMNS, 'tableau-3': '[??] 7D' }
    // The eight would take the seven; it lies under two others in each pass.
    expect(answer({ ...table, waste: '8S 5C 3C' }, three)).toBe('stock')
    expect(answer({ ...table, waste: '5C 3C 5S 8S' }, three)).toBeUndefined()
    // The queen has a place, and what lies below it moves up.
    const moved = { ...table, waste: '8S QC 3C 5S 5C 3S' }
    expect(answer(moved, three)).toBe('stock')
    expect(answer({ ...moved, waste: '8S QC 5S 3C 5C 3S' }, three)).toBe('stock')
    expect(answer({ ...moved, waste: '5S 8S QC 3C 5C 3S' }, three)).toBeUndefined()
  })

  test('a board without a move when no pass is left', () => {
    const last = { ...OPEN, passes: 1 }
    const table = { ...COLUMNS, 'tableau-3': '[??] 7D' }
    expect(answer({ ...table, waste: '5C 3C' }, last)).toBe('nothing')
    expect(answer({ ...table, waste: '8S 3C' }, last)).toBe('nothing')
    expect(answer({ ...table, waste: '8S 3C' })).toBeUndefined()
  })
})

describe('it is not said', () => {
  test('while a card of the stock has not been seen', () => {
    expect(answer({ ...COLUMNS, stock: '[??]' })).toBeUndefined()
    expect(answer({ ...COLUMNS, waste: '??' })).toBeUndefined()
    expect(answer({ ...COLUMNS, waste: '5C 3C', stock: '[5H] [??] [3H]' })).toBeUndefined()
  })

  test('while the face of a card that was turned up is on its way', () => {
    expect(answer({ ...COLUMNS, 'tableau-1': '??', waste: '5C' })).toBeUndefined()
  })

  test('of a won game', () => {
    const won = Object.fromEntries(
      ['clubs', 'diamonds', 'hearts', 'spades'].map((suit) => [
        `foundation-${suit}`,
        upTo(13, suit.charAt(0).toUpperCase()),
      ]),
    )
    expect(answer(won)).toBeUndefined()
    expect(answer(won, LOCKED)).toBeUndefined()
  })

  test('where the budget ends before the proof', () => {
    const table = klondikePosition({ ...COLUMNS, waste: '6S 5H', stock: '[6C] [5D]' })
    const three: KlondikeOptions = { ...OPEN, draw: 3 }
    expect(deadEnd({ view: table, options: three, states: 1 })).toBeUndefined()
    expect(deadEnd({ view: table, options: three })).toBe('idle')
  })
})

/** What its player knows of a position who has seen the whole stock, or nothing of what lies face down. */
function knownOf(position: Position, hasSeenStock: boolean): Position {
  const blank = view(position)
  if (!hasSeenStock) return blank
  return { ...blank, piles: blank.piles.with(0, position.piles[0] as (typeof position.piles)[0]) }
}

/** Positions that the search by the rules alone may hold. */
const LIMIT = 1_000

/** Orders of the unseen cards with which each board is searched. */
const ORDERS = 3

/** What that search finds with the unseen cards in several orders; `undefined` at the end where it was too long. */
function foundByRules(known: Position, options: KlondikeOptions, random: () => number) {
  const found: (boolean | undefined)[] = []
  while (found.length < ORDERS && !found.includes(undefined)) {
    const unseen = shuffle(unseenIn(known), random)
    found.push(anyProgress({ known, unseen, options }, LIMIT))
  }
  return found
}

/** Boards of each kind that are looked for in each setting. */
const WANTED = { dead: 4, alive: 6 }

/** Holds answers against every move of the rules, for boards from `next`, until enough of both kinds are sure. */
function compareWithRules(
  options: KlondikeOptions,
  random: () => number,
  next: (turn: number) => Position,
): void {
  const counts = { dead: 0, alive: 0 }
  for (let turn = 0; counts.dead < WANTED.dead || counts.alive < WANTED.alive; turn++) {
    expect(turn, JSON.stringify(counts)).toBeLessThan(2_000)
    const known = next(turn)
    if (isWon(klondike, known)) continue
    const kind = deadEnd({ view: known, options }) === undefined ? 'alive' : 'dead'
    if (counts[kind] >= WANTED[kind]) continue
    const found = foundByRules(known, options, random)
    const told = JSON.stringify({ known, options, found })
    if (kind === 'dead') expect(found, told).not.toContain(true)
    else expect(found, told).not.toContain(false)
    if (!found.includes(undefined)) counts[kind]++
  }
}

describe.each(SETTINGS.map((options) => ({ options, name: settingText(options) })))(
  'the answer is that of every move of the rules, $name:',
  ({ options }) => {
    test('where a player who never looks ahead comes to an end', () => {
      const random = randomNumbers(81)
      const ending = () => greedyEnding(shuffle(STANDARD_DECK, random), options).known
      compareWithRules(options, random, ending)
    })

    test('in random games and at random ends', () => {
      const random = randomNumbers(82)
      compareWithRules(options, random, (turn) => {
        const moves = 100 + Math.floor(random() * 300)
        const shape = { cards: 8 + Math.floor(random() * 20), inStock: Math.floor(random() * 9) }
        const position =
          turn % 2 === 0 ? playedPosition(options, moves, random) : endgame({ ...shape, random })
        return knownOf(position, turn % 5 > 0)
      })
    })
  },
)
