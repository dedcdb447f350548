import { expect, test } from 'vitest'
import { readCommandLine } from './command-line.ts'

const KNOWN = ['rules', 'solver', 'race']

test('no name means every part', () => {
  expect(readCommandLine([], KNOWN)).toEqual({ parts: KNOWN, json: false, list: false })
})

test('named parts are measured once each, in the order of the list', () => {
  expect(readCommandLine(['race', 'rules', 'race'], KNOWN)).toMatchObject({
    parts: ['rules', 'race'],
  })
})

test('options stand anywhere between the names', () => {
  expect(readCommandLine(['--json', 'solver'], KNOWN)).toEqual({
    parts: ['solver'],
    json: true,
    list: false,
  })
  expect(readCommandLine(['solver', '--list'], KNOWN)).toMatchObject({ list: true, json: false })
})

test('a part that nobody knows is named, with the parts that there are', () => {
  expect(readCommandLine(['rules', 'rulez', '--json'], KNOWN)).toEqual({
    fault: 'there is no part "rulez"; the parts: rules, solver, race',
  })
})

test('an option that nobody knows is named, with the options that there are', () => {
  expect(readCommandLine(['--jsn'], KNOWN)).toEqual({
    fault: 'there is no option --jsn; the options: --json, --list',
  })
  expect(readCommandLine(['-j'], KNOWN)).toHaveProperty('fault')
})
