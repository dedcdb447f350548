import { handle, newRace, type Race, type SeatGame } from '@samedeal/race'
import { HIDDEN, klondike, view, type Game, type Move } from '@samedeal/rules'
import { EASY_DECK } from '@samedeal/rules/easy-deal'
import { expect, test } from 'vitest'
import { memoryOf } from './seat-mind.ts'

const GAME = klondike as unknown as Game
const DRAW: Move = { from: 'stock', to: 'waste', count: 1 }

/** A race on the easy deal in which one person has done these things. */
function raceAfter(done: readonly ('undo' | 'send' | Move)[]): Race {
  let race = newRace(GAME)
  let now = 0
  const pass = (command: Parameters<typeof handle>[1]): void => {
    race = handle(race, command, now).race
  }
  pass({ type: 'join', player: 'p', name: 'Lena' })
  pass({ type: 'start', player: 'p' })
  pass({ type: 'deal', round: 1, deals: { normal: { deck: EASY_DECK, level: 'normal' } } })
  now = race.timing.countdown
  pass({ type: 'tick' })
  done.forEach((step, index) => {
    const numbered = { player: 'p', n: index + 1 }
    if (typeof step === 'string') pass({ type: step, ...numbered })
    else pass({ type: 'move', move: step, ...numbered })
  })
  return race
}

function memoryAfter(done: readonly ('undo' | 'send' | Move)[]): readonly number[] {
  const race = raceAfter(done)
  const game = race.seats[0]?.game as SeatGame
  return memoryOf(game, { game: GAME, options: race.options }).deck
}

function seenIn(deck: readonly number[]): number {
  return deck.filter((card) => card !== HIDDEN).length
}

test('a player who has done nothing has seen the seven cards that the deal shows', () => {
  expect(seenIn(memoryAfter([]))).toBe(7)
})

test('a card drawn and undone stays known', () => {
  const deck = memoryAfter([DRAW, DRAW, 'undo', 'undo'])
  expect(seenIn(deck)).toBe(9)
  expect(deck.slice(28, 30)).toEqual(EASY_DECK.slice(28, 30))
})

test('every card that a batch of [Send cards] turns up on the way is known, also after an undo', () => {
  expect(memoryAfter(['send', 'undo']).slice(0, 28)).toEqual(EASY_DECK.slice(0, 28))
})

test('nothing is known that was never shown', () => {
  const race = raceAfter([DRAW])
  const game = race.seats[0]?.game as SeatGame
  const { deck } = memoryOf(game, { game: GAME, options: race.options })
  const shown = new Set(view(game.position).piles.flatMap(({ cards }) => cards))
  for (const card of deck) expect(card === HIDDEN || shown.has(card)).toBe(true)
})
