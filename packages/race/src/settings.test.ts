import { klondike } from '@samedeal/rules'
import { describe, expect, test } from 'vitest'
import { HOUSE_RULES, USUAL_RULES } from './house-rules.ts'
import { PRESETS } from './presets.ts'
import { Party, refusals } from './test/party.ts'

const KLONDIKE_OPTIONS = klondike.options

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
      expect(PRESETS.find((one) => one.id === id)?.rules.timeLimit).toBe('none')
    },
  )

  test.each(PRESETS.map(({ id }) => id))('%s sets everything at once', (id) => {
    const party = new Party(['Lena'])
    party.set('Lena', 'draw', 3)
    party.set('Lena', 'hints', true)
    party.do({ type: 'preset', player: 'Lena', id })
    const preset = PRESETS.find((one) => one.id === id)
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

  test('uses only choices that the form offers', () => {
    for (const { options, rules } of PRESETS) {
      for (const [name, value] of Object.entries(rules)) {
        expect(HOUSE_RULES[name as keyof typeof rules].choices).toContain(value)
      }
      for (const [name, value] of Object.entries(options)) {
        expect(KLONDIKE_OPTIONS[name as keyof typeof KLONDIKE_OPTIONS].choices).toContain(value)
      }
    }
  })

  test('the table plays without undo and sending, by a move clock of three minutes', () => {
    const table = PRESETS.find(({ id }) => id === 'table')
    expect(table).toMatchObject({
      options: { draw: 1, passes: 3 },
      rules: { undo: false, hints: false, send: false, deal: 'any', moveClock: 180 },
    })
    expect(USUAL_RULES.moveClock).toBe('none')
  })
})
