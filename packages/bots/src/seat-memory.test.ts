import {
  HIDDEN,
  klondike,
  usualOptions,
  view,
  type Game,
  type Move,
  type RecordEntry,
} from '@samedeal/rules'
import { EASY_DECK } from '@samedeal/rules/easy-deal'
import { expect, test } from 'vitest'
import { klondikeAlone } from './klondike/klondike-alone.ts'
import { memoryOf } from './seat-memory.ts'

const GAME = klondike as unknown as Game
const OPTIONS = usualOptions(GAME)
const DRAW: Move = { from: 'stock', to: 'waste', count: 1 }
const UNDO = { undo: true } as const
const SEND = { send: true } as const

function memoryAfter(entries: readonly RecordEntry[]): readonly number[] {
  return memoryOf({ deck: EASY_DECK, entries }, { game: GAME, options: OPTIONS }, klondikeAlone)
    .deck
}

function seenIn(deck: readonly number[]): number {
  return deck.filter((card) => card !== HIDDEN).length
}

test('a player who has done nothing has seen the seven cards that the deal shows', () => {
  expect(seenIn(memoryAfter([]))).toBe(7)
})

test('a card drawn and undone stays known', () => {
  const deck = memoryAfter([DRAW, DRAW, UNDO, UNDO])
  expect(seenIn(deck)).toBe(9)
  expect(deck.slice(28, 30)).toEqual(EASY_DECK.slice(28, 30))
})

test('every card that a batch of [Send cards] turns up on the way is known, also after an undo', () => {
  expect(memoryAfter([SEND, UNDO]).slice(0, 28)).toEqual(EASY_DECK.slice(0, 28))
})

test('nothing is known that was never shown', () => {
  const dealt = GAME.deal(EASY_DECK, OPTIONS)
  const drawn = GAME.play(dealt, DRAW, OPTIONS)
  if ('refused' in drawn) throw new Error(drawn.refused)
  const shown = new Set(view(drawn).piles.flatMap(({ cards }) => cards))
  for (const card of memoryAfter([DRAW])) expect(card === HIDDEN || shown.has(card)).toBe(true)
})
