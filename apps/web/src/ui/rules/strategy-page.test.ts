import { USUAL_RULES } from '@samedeal/race/settings'
import { freecell, klondike, usualOptions, type Game } from '@samedeal/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { partyRace } from './rules-page.ts'
import { loadPageWords } from '../words/page-words.ts'
import { strategyPage } from './strategy-page.ts'

beforeAll(() => loadPageWords())

function tips(changes: object = {}, options: object = {}): string {
  const room = {
    ...partyRace(),
    options: { ...usualOptions(klondike), ...options },
    rules: { ...USUAL_RULES, ...changes },
  }
  return strategyPage(room)
    .flatMap(({ texts }) => texts)
    .join(' ')
}

test('the tips fit the draw and the passes that a room plays with', () => {
  expect(tips()).toMatch(/With draw 1/)
  expect(tips({}, { draw: 3 })).toMatch(/With draw 3/)
  expect(tips()).not.toMatch(/Passes are few/)
  expect(tips({}, { passes: 3 })).toMatch(/Passes are few/)
})

test('no tip asks for what the rules do not have', () => {
  expect(tips()).toMatch(/Think several moves ahead/)
  expect(tips()).toMatch(/Undo/)
  expect(tips()).toMatch(/come back down/)
  expect(tips()).toMatch(/This deal can be won/)
  const table = tips({ undo: false, send: false, deal: 'any' }, { foundationReturn: false })
  expect(table).not.toMatch(/Undo|Send brings|come back down|This deal can be won/)
})

describe('the tips for FreeCell', () => {
  const game = freecell as unknown as Game
  beforeAll(() => loadPageWords(game.id))
  afterAll(() => loadPageWords())

  function tipsWith(changes: object): string {
    const rules = { ...USUAL_RULES, ...changes }
    return strategyPage({ ...partyRace(game), rules })
      .flatMap(({ texts }) => texts)
      .join(' ')
  }

  test('are about cells, empty columns and cards that stay home', () => {
    const page = tipsWith({})
    expect(page).toMatch(/Every card is in sight/)
    expect(page).toMatch(/Empty cells are room to move/)
    expect(page).toMatch(/An empty column is worth more than a cell/)
    expect(page).toMatch(/Cards on a foundation stay there/)
    expect(page).not.toMatch(/\bdraws?\b|waste|stock|face-down|come back down/i)
  })

  test('ask for nothing that the rules do not have', () => {
    expect(tipsWith({})).toMatch(/Undo is quick.*Send brings/)
    expect(tipsWith({ undo: false, send: false })).not.toMatch(/Undo|Send brings/)
    expect(tipsWith({ deal: 'any' })).not.toMatch(/This deal can be won/)
  })
})
