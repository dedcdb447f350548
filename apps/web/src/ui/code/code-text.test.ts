import { CODE_LETTERS } from '@samedeal/protocol'
import { expect, test } from 'vitest'
import { codeIn, codeOfPath, codeOfWatchPath, hasUnusedCharacter } from './code-text.ts'

test('case, spaces and hyphens in a typed code do not matter', () => {
  expect(codeIn('hkmtwr')).toBe('HKMTWR')
  expect(codeIn(' hkm twr\n')).toBe('HKMTWR')
  expect(codeIn('Hkm-Twr')).toBe('HKMTWR')
})

test('characters that no code has are left out, and letters beyond the sixth too', () => {
  expect(codeIn('h0kIm')).toBe('HKM')
  expect(codeIn('1LOUI0')).toBe('')
  expect(codeIn('hkmtwrabc')).toBe('HKMTWR')
  expect(codeIn('hé🂡k')).toBe('HK')
})

test('every letter of the alphabet can be typed', () => {
  for (const letter of CODE_LETTERS) {
    expect(codeIn(letter.toLowerCase())).toBe(letter)
    expect(hasUnusedCharacter(letter)).toBe(false)
  }
})

test('a pasted invite link yields the code at its end', () => {
  expect(codeIn('http://192.168.1.23:2567/HKMTWR')).toBe('HKMTWR')
  expect(codeIn('https://samedeal.example/hkmtwr/?from=chat#top')).toBe('HKMTWR')
})

test('letters that look like others and digits are noticed when typed', () => {
  for (const character of 'iIlLoOuU0189') expect(hasUnusedCharacter(`HK${character}`)).toBe(true)
  expect(hasUnusedCharacter('hk-m')).toBe(false)
})

test('a pasted link is not blamed for the digits in its address', () => {
  expect(hasUnusedCharacter('http://192.168.1.23:2567/HKMTWR')).toBe(false)
})

test('an address of six code letters names a room, in any case', () => {
  expect(codeOfPath('/HKMTWR')).toBe('HKMTWR')
  expect(codeOfPath('/hkmtwr')).toBe('HKMTWR')
  expect(codeOfPath('/hkm%20twr')).toBe('HKMTWR')
  expect(codeOfPath('/HKMTWR/')).toBe('HKMTWR')
})

test('any other address names no room', () => {
  for (const path of ['/', '', '/HKMTW', '/HKMTWRA', '/HKMT0R', '/index.html', '/%E0%A4%A']) {
    expect(codeOfPath(path)).toBeUndefined()
  }
})

test('the address of a big screen names its room', () => {
  expect(codeOfWatchPath('/watch/HKMTWR')).toBe('HKMTWR')
  expect(codeOfWatchPath('/watch/hkmtwr/')).toBe('HKMTWR')
  for (const path of ['/HKMTWR', '/watch', '/watch/', '/watch/HKMT0R', '/watch/HKMTWR/x']) {
    expect(codeOfWatchPath(path)).toBeUndefined()
  }
})
