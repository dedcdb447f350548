import { GAMES, klondike, usualOptions } from '@samedeal/rules'
import { describe, expect, test } from 'vitest'
import { HOUSE_RULES, USUAL_RULES, type HouseRules } from './house-rules.ts'
import { presetsOf } from './presets.ts'
import { Party, refusals } from './test/party.ts'

const KLONDIKE_OPTIONS = klondike.options
const KLONDIKE_PRESETS = presetsOf(klondike)

describe('the house rules', () => {
  test('start as the party race', () => {
    const party = new Party(['Lena'])
    expect(party.room.rules).toEqual({
      difficulty: 'normal',
      handicap: false,
      timeLimit: 10,
      undo: true,
      hints: false,
      send: true,
      moveClock: 'none',
      deal: 'winnable',
      match: 'open',
    })
    expect(party.room.options).toEqual({ draw: 1, passes: 'unlimited', foundationReturn: true })
  })

  test.each(
    Object.entries({ ...HOUSE_RULES, ...KLONDIKE_OPTIONS }).flatMap(([name, { choices }]) =>
      choices.map((value) => [name, value] as const),
    ),
  )('the host may set %s to %s', (name, value) => {
    const party = new Party(['Lena', 'Noor'])
    expect(refusals(party.set('Lena', name, value))).toEqual([])
    expect({ ...party.room.rules, ...party.room.options }).toHaveProperty(name, value)
  })

  test.each([
    ['timeLimit', 7],
    ['timeLimit', '10'],
    ['difficulty', 'impossible'],
    ['undo', 'yes'],
    ['moveClock', 45],
    ['match', 4],
    ['passes', 2],
  ])('%s cannot be %j', (name, value) => {
    const party = new Party(['Lena'])
    const before = party.room
    expect(refusals(party.set('Lena', name, value))).toEqual(['no-such-choice'])
    expect(party.room).toEqual(before)
  })

  test('may change again between the rounds, in the lobby', () => {
    const party = new Party(['Lena'])
    party.go('Lena')
    party.do({ type: 'quit', player: 'Lena' })
    expect(refusals(party.set('Lena', 'timeLimit', 5))).toEqual(['between-rounds-only'])
    party.do({ type: 'to-lobby', player: 'Lena' })
    expect(refusals(party.set('Lena', 'timeLimit', 5))).toEqual([])
    expect(party.room.rules.timeLimit).toBe(5)
  })
})

describe('a preset', () => {
  test.each(['classic', 'reference', 'table'])(
    'has no time limit where its text has none: %s',
    (id) => {
      expect(KLONDIKE_PRESETS.find((one) => one.id === id)?.rules.timeLimit).toBe('none')
    },
  )

  test.each(KLONDIKE_PRESETS.map(({ id }) => id))('%s sets everything at once', (id) => {
    const party = new Party(['Lena'])
    party.set('Lena', 'draw', 3)
    party.set('Lena', 'hints', true)
    party.do({ type: 'preset', player: 'Lena', id })
    const preset = KLONDIKE_PRESETS.find((one) => one.id === id)
    expect(party.room.rules).toEqual(preset?.rules)
    expect(party.room.options).toEqual({
      draw: 1,
      passes: 'unlimited',
      foundationReturn: true,
      ...preset?.options,
    })
  })

  test('of no known name is refused', () => {
    const party = new Party(['Lena'])
    const unknown = party.do({ type: 'preset', player: 'Lena', id: 'casino' as 'party' })
    expect(refusals(unknown)).toEqual(['no-such-preset'])
  })

  test('uses only choices that the form of its game offers', () => {
    for (const game of GAMES.values()) {
      expect(presetsOf(game).map(({ id }) => id)).toContain('party')
      for (const { options, rules } of presetsOf(game)) {
        for (const [name, value] of Object.entries(rules)) {
          expect(HOUSE_RULES[name as keyof HouseRules].choices).toContain(value)
        }
        for (const [name, value] of Object.entries(options)) {
          expect(game.options[name]?.choices).toContain(value)
        }
      }
    }
  })

  test('that another game has is refused where the game has it not', () => {
    const party = new Party(['Lena'])
    party.do({ type: 'set-game', player: 'Lena', game: 'freecell' })
    const foreign = party.do({ type: 'preset', player: 'Lena', id: 'classic' })
    expect(refusals(foreign)).toEqual(['no-such-preset'])
  })

  test('the table plays without undo and sending, by a move clock of three minutes', () => {
    const table = KLONDIKE_PRESETS.find(({ id }) => id === 'table')
    expect(table).toMatchObject({
      options: { draw: 1, passes: 3 },
      rules: { undo: false, hints: false, send: false, deal: 'any', moveClock: 180 },
    })
    expect(USUAL_RULES.moveClock).toBe('none')
  })
})

describe('the game of a room', () => {
  const choose = (party: Party, game: string) =>
    party.do({ type: 'set-game', player: 'Lena', game })

  test('is chosen by the host, with its usual options, and the house rules stay', () => {
    const party = new Party(['Lena'])
    party.set('Lena', 'timeLimit', 5)
    party.set('Lena', 'draw', 3)
    choose(party, 'freecell')
    expect(party.room).toMatchObject({ game: 'freecell', options: { cells: 4 } })
    expect(party.room.rules.timeLimit).toBe(5)
    choose(party, 'klondike')
    expect(party.room.options).toEqual(usualOptions(klondike))
  })

  test('of no known name is refused, and the room plays on what it plays', () => {
    const party = new Party(['Lena'])
    expect(refusals(choose(party, 'poker'))).toEqual(['no-such-game'])
    expect(refusals(choose(party, '__proto__'))).toEqual(['no-such-game'])
    expect(party.room.game).toBe('klondike')
  })

  test('takes only its own options', () => {
    const party = new Party(['Lena'])
    choose(party, 'freecell')
    expect(refusals(party.set('Lena', 'draw', 3))).toEqual(['no-such-option'])
    expect(refusals(party.set('Lena', 'cells', 5))).toEqual(['no-such-choice'])
    party.set('Lena', 'cells', 2)
    expect(party.room.options).toEqual({ cells: 2 })
  })

  test('has no option that bears the name of a house rule', () => {
    const ofGames = [...GAMES.values()].flatMap(({ options }) => Object.keys(options))
    expect(ofGames.filter((name) => Object.hasOwn(HOUSE_RULES, name))).toEqual([])
  })
})
