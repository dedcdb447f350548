import { CODE_LETTERS } from '@samedeal/protocol'
import { NO_CODES, PASTED_CODES } from '@samedeal/protocol/pasted-codes'
import { expect, test } from 'vitest'
import { codeIn } from './code-text.ts'

test.each(PASTED_CODES)('the code in %j is found, and nothing is blamed', (typed) => {
  expect(codeIn(typed)).toEqual({ code: 'HKMTWR', note: 'length' })
})

test.each(NO_CODES)('no whole code is made of %j', (typed) => {
  const { code = '', note } = codeIn(typed)
  const isCut = typed.startsWith('HKMTWR')
  expect(code.length === 6 && note === 'length').toBe(isCut)
})

test('a code is taken as far as it is typed', () => {
  expect(codeIn('h').code).toBe('H')
  expect(codeIn('hkm t').code).toBe('HKMT')
  expect(codeIn('ｈｋ').code).toBe('HK')
  expect(codeIn('').code).toBe('')
})

test('characters that no code has are left out, and letters beyond the sixth too', () => {
  expect(codeIn('h0kIm').code).toBe('HKM')
  expect(codeIn('1LOUI0').code).toBe('')
  expect(codeIn('hkmtwrabc').code).toBe('HKMTWR')
  expect(codeIn('hé🂡k').code).toBe('HK')
})

test('every letter of the alphabet can be typed', () => {
  for (const letter of CODE_LETTERS) {
    expect(codeIn(letter.toLowerCase())).toEqual({ code: letter, note: 'length' })
  }
})

test('letters that look like others and digits are noticed when typed', () => {
  for (const character of 'iIlLoOuU0189０') {
    expect(codeIn(`HK${character}`)).toEqual({ code: 'HK', note: 'unused' })
  }
})

test('a text without a code makes none of its letters, and leaves what was there', () => {
  for (const typed of ['Join my race', 'HKJoin my race!', 'http://192.168.1.23:2567/HKMTW']) {
    expect(codeIn(typed)).toEqual({ code: undefined, note: 'none' })
  }
})
