import { expect, test } from 'vitest'
import { parseKeptRace } from './kept-race.ts'

test('a kept race is known by how long it has lasted', () => {
  expect(parseKeptRace('134000')).toEqual({ played: 134_000 })
  expect(parseKeptRace('0')).toEqual({ played: 0 })
})

test('without a sound time there is no kept race', () => {
  for (const broken of [undefined, '', '-5', 'null', '{}', 'NaN', '1e9', '9999999999999999999']) {
    expect(parseKeptRace(broken), broken).toBeUndefined()
  }
})
