import {
  isWon,
  freecell,
  isRefusal,
  LEVELS,
  numberedDeck,
  type FreecellOptions,
} from '@samedeal/rules'
import { shuffledDeck } from '@samedeal/rules/shuffle'
import { describe, expect, test } from 'vitest'
import { hardnessOf, PLAYOUTS } from '../grading.ts'
import { certifyFreecell } from './certify.ts'
import { FREECELL_CUTS, freecellLevelOf } from './levels.ts'

const CELLS = [1, 2, 3, 4] as const
const always = (): boolean => true
const never = (): boolean => false

describe.each(CELLS)('a FreeCell deal certified for %i cells', (cells) => {
  test('comes with a line that wins by the rules of so many cells, as long as its par', () => {
    let certified = 0
    for (let seed = 1; certified < 2; seed++) {
      const deck = shuffledDeck(`certified ${seed}`)
      const options: FreecellOptions = { cells }
      const deal = certifyFreecell({ deck, options, playout: always, seed })
      if (deal === undefined) continue
      certified++
      expect(deal.par).toBe(deal.line.length)
      let position = freecell.deal(deck, options)
      for (const move of deal.line) {
        const next = freecell.play(position, move, options)
        if (isRefusal(next)) throw new Error(next.refused)
        position = next
      }
      expect(isWon(freecell, position)).toBe(true)
    }
  })
})

test('a deal that cannot be won is never certified', () => {
  const deck = numberedDeck(11_982)
  const deal = certifyFreecell({ deck, options: { cells: 4 }, playout: always, seed: 1 })
  expect(deal).toBeUndefined()
})

test('a deal that the grading player never loses is easy, one that it always loses is not', () => {
  const deck = shuffledDeck('graded 0')
  const grade = (playout: () => boolean) =>
    certifyFreecell({ deck, options: { cells: 4 }, playout, seed: 1 })
  expect(grade(always)?.level).toBe('easy')
  expect(LEVELS.indexOf(grade(never)?.level ?? 'easy')).toBeGreaterThanOrEqual(3)
})

test('the same candidate is always graded the same', () => {
  const deck = shuffledDeck('graded twice')
  const grade = () =>
    certifyFreecell({
      deck,
      options: { cells: 4 },
      playout: (_deck, _options, random) => random() < 0.5,
      seed: 5,
    })
  const first = grade()
  expect(first).toBeDefined()
  expect(grade()).toEqual(first)
})

describe.each(CELLS)('the levels of FreeCell with %i cells', (cells) => {
  test('get harder with every cut, and each can be reached', () => {
    const cuts = FREECELL_CUTS[cells]
    expect(cuts.toSorted((a, b) => a - b)).toEqual([...cuts])
    const reached = new Set<string>()
    for (let lost = 0; lost <= PLAYOUTS; lost++) {
      for (const states of [1, 30, 120, 250, 400, 800, 1_500, 3_500]) {
        reached.add(freecellLevelOf(hardnessOf(lost, states), { cells }))
      }
    }
    expect([...reached].toSorted()).toEqual([...LEVELS].toSorted())
  })

  test('a deal that loses more games is never of an easier level', () => {
    let before = 0
    for (let lost = 0; lost <= PLAYOUTS; lost++) {
      const level = LEVELS.indexOf(freecellLevelOf(hardnessOf(lost, 100), { cells }))
      expect(level).toBeGreaterThanOrEqual(before)
      before = level
    }
  })
})
