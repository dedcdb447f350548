import { HOUSE_RULES, presetsOf, USUAL_RULES } from '@samedeal/race/settings'
import { freecell, klondike, usualOptions, type Game } from '@samedeal/rules'
import { offerToy } from '@samedeal/rules/offer-toy'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadPageWords } from '../words/page-words.ts'
import { gamePage, partyRace, usualPage } from './rules-page.ts'

const KLONDIKE_PRESETS = presetsOf(klondike)

beforeAll(() => loadPageWords())

function textsOf(page: ReturnType<typeof usualPage>): string {
  return page
    .flatMap(({ texts, terms = [] }) => [...texts, ...terms.map(({ meaning }) => meaning)])
    .join(' ')
}

function pageOf(id: string): string {
  const { options, rules } = KLONDIKE_PRESETS.find((preset) => preset.id === id)!
  const room = { game: 'klondike', options: { ...usualOptions(klondike), ...options }, rules }
  return textsOf(gamePage(room))
}

test('the usual page explains the party race', () => {
  const page = textsOf(usualPage())
  expect(page.replace(/These are the default rules.*?follows the room\. /, '')).toBe(
    pageOf('party'),
  )
  expect(page).toMatch(/time limit is 10 minutes/)
  expect(page).toMatch(/Send brings/)
  expect(page).toMatch(/no hints/)
  expect(page).not.toMatch(/Hint points|Every move has|Handicap:|A match/)
})

test('the table rules allow neither undo nor sending, three passes, random deals, and time every move', () => {
  const page = pageOf('table')
  expect(page).not.toMatch(/Undo goes back|Undo may|Send brings|proven to be winnable/)
  expect(page).toMatch(/there is no Undo/)
  expect(page).toMatch(/go through the stock 3 times/)
  expect(page).toMatch(/deals are random/)
  expect(page).toMatch(/180 seconds/)
})

test('the page promises the same winnable deal to all only where the rules do', () => {
  const usual = usualOptions(klondike)
  const page = (changes: Partial<typeof USUAL_RULES>) => {
    const room = { game: 'klondike', options: usual, rules: { ...USUAL_RULES, ...changes } }
    return gamePage(room)[0]!.texts.join(' ')
  }
  expect(page({})).toMatch(/proven to be winnable/)
  expect(page({})).not.toMatch(/handicap/)
  expect(page({ deal: 'any' })).toMatch(/some cannot be won/)
  expect(page({ handicap: true })).toMatch(/except a winner with a handicap/)
  expect(page({ handicap: true, deal: 'any' })).not.toMatch(/handicap/)
})

test('classic rules keep cards on the foundations', () => {
  expect(pageOf('classic')).toMatch(/stay there/)
})

const SETTINGS = [
  ...Object.entries(klondike.options).map(([name, { choices }]) => ({ name, choices })),
  ...Object.entries(HOUSE_RULES).map(([name, { choices }]) => ({ name, choices })),
]

test.each(SETTINGS)('every choice of $name makes another page', ({ name, choices }) => {
  const pages = choices.map((choice) => {
    const { options, rules, ...game } = partyRace()
    const isOfGame = Object.hasOwn(options, name)
    const room = isOfGame
      ? { ...game, rules, options: { ...options, [name]: choice } }
      : { ...game, options, rules: { ...rules, [name]: choice } }
    return JSON.stringify(gamePage(room))
  })
  expect(new Set(pages).size).toBe(choices.length)
})

test('recycling the waste is a tap in every room that allows it', () => {
  for (const { id } of KLONDIKE_PRESETS) expect(pageOf(id)).toMatch(/never recycled for you/)
})

test.each(KLONDIKE_PRESETS)(
  'the page for $id explains both draws, the deal, the end, drops and the clock',
  ({ id }) => {
    const page = pageOf(id)
    for (const fact of [
      /one card in the first, two in the second, and so on to seven/,
      /other 24 cards are the stock/,
      /turn 1: a draw turns one card/,
      /turn 3: a draw turns three cards/,
      /unfinished, by their cards home/,
      /60 minutes after GO/,
      /The host can end the race/,
      /a CPU player moves for you: your stand-in/,
      /nobody but CPU players/,
      /more cards than you did, the race earns you no points/,
      /After the third miss in a row/,
      /fastest finish on this device/,
      /costs nothing/,
      /share of the 52 cards/,
      /25 to 35% of their games with draw 1, and 10 to 20% with draw 3/,
      /about 82%/,
      /1896/,
      /nothing more can come of this/,
      /Hearts and diamonds are the red suits/,
    ]) {
      expect(page).toMatch(fact)
    }
  },
)

describe('the pages of FreeCell', () => {
  const game = freecell as unknown as Game
  beforeAll(() => loadPageWords('freecell'))
  afterAll(() => loadPageWords())

  test('explain cells, runs and the odds, and nothing that the game does not have', () => {
    const page = textsOf(usualPage(game))
    for (const fact of [
      /eight columns: seven cards in each of the first four/,
      /There are 4 free cells here/,
      /doubled for each empty column/,
      /brings all 52 home first/,
      /11982, 146692, 186216, 455889, 495505, 512118, 517776 and 781948/,
      /with that many free cells/,
    ]) {
      expect(page).toMatch(fact)
    }
    expect(page).not.toMatch(/\bdraws?\b|recycle|waste/i)
  })

  test.each([1, 2, 3, 4])('say how many cells there are: %i', (cells) => {
    const page = textsOf(gamePage({ ...partyRace(game), options: { cells } }))
    expect(page).toMatch(cells === 1 ? /There is one free cell/ : `There are ${cells} free cells`)
  })

  test('know no draw and no recycle, but a proof that a win is out of reach', () => {
    const page = textsOf(usualPage(game))
    expect(page).toMatch(/the table can prove that your cards can no longer all go home/)
    expect(page).toMatch(/A sends cards/)
    expect(page).not.toMatch(/S draws|nothing more can come of this/)
  })
})

describe('the page of a game without words', () => {
  const game = offerToy()
  beforeAll(() => loadPageWords(game.id))
  afterAll(() => loadPageWords())

  test('explains the race', () => {
    const page = usualPage(game)
    expect(page.map(({ title }) => title)).toContain('The race')
    expect(textsOf(page)).toMatch(/brings all \d+ home first/)
    expect(textsOf(page)).not.toMatch(/undefined/)
  })
})
