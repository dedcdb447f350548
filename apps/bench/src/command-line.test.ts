import { expect, test } from 'vitest'
import { readCommandLine } from './command-line.ts'

const KNOWN = ['rules', 'solver', 'race']

test('no name means every part', () => {
  expect(readCommandLine([], KNOWN)).toEqual({
    parts: KNOWN,
    json: false,
    list: false,
    deals: undefined,
  })
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
    deals: undefined,
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
    fault: 'there is no option --jsn; the options: --deals N, --json, --list',
  })
  expect(readCommandLine(['-j'], KNOWN)).toHaveProperty('fault')
})

test('a number of deals follows its option, anywhere between the names', () => {
  expect(readCommandLine(['--deals', '1000', 'solver'], KNOWN)).toMatchObject({
    parts: ['solver'],
    deals: 1000,
  })
  expect(readCommandLine(['solver', '--deals', '1'], KNOWN)).toMatchObject({ deals: 1 })
})

test.each(['0', '-5', '2.5', '1e3', 'many', '100001', '', '--json'])(
  'a number of deals like "%s" is refused, with what is allowed',
  (text) => {
    expect(readCommandLine(['solver', '--deals', text], KNOWN)).toEqual({
      fault: `--deals takes a whole number from 1 to 100,000, as in --deals 1000; got "${text}"`,
    })
  },
)

test('an option for the number of deals without one, or given twice, is refused', () => {
  expect(readCommandLine(['--deals'], KNOWN)).toEqual({
    fault: '--deals takes a whole number from 1 to 100,000, as in --deals 1000; got nothing',
  })
  expect(readCommandLine(['--deals', '5', '--deals', '6'], KNOWN)).toEqual({
    fault: '--deals can be given only once',
  })
})
