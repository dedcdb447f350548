import { expect, test } from 'vitest'
import { parsePreferences } from './preferences.ts'

const USUAL = {
  theme: 'felt',
  deck: 'two',
  back: 'ink',
  hand: 'right',
  targets: 'on',
  smartTap: 'off',
  sound: 'on',
  haptics: 'on',
  motion: 'system',
  keys: 'on',
}

test('a device without preferences gets the usual ones', () => {
  expect(parsePreferences(undefined)).toEqual(USUAL)
})

test('kept preferences come back', () => {
  const kept = {
    theme: 'light',
    deck: 'four',
    back: 'oxblood',
    hand: 'left',
    targets: 'off',
    smartTap: 'on',
    sound: 'off',
    haptics: 'off',
    motion: 'reduced',
    keys: 'off',
  }
  expect(parsePreferences(JSON.stringify(kept))).toEqual(kept)
})

test('unknown values and broken storage fall back, one by one', () => {
  expect(parsePreferences('{"theme":"pink","hand":"left"}')).toEqual({ ...USUAL, hand: 'left' })
  for (const broken of ['', '{', 'null', '[]', '7', '"felt"']) {
    expect(parsePreferences(broken)).toEqual(USUAL)
  }
})
