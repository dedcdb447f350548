import { expect, test } from 'vitest'
import { lostAddress } from './lost-address.ts'

test('an address that is nearly a code is told what is wrong with it', () => {
  expect(lostAddress('/HKMT0I')).toEqual({ fault: 'unused', typed: 'HKMT0I', letters: ['0', 'I'] })
  expect(lostAddress('/watch/hkmtw.')).toEqual({ fault: 'length', typed: 'hkmtw.', length: 5 })
  expect(lostAddress('/HKMTWRX')).toEqual({ fault: 'length', typed: 'HKMTWRX', length: 7 })
  expect(lostAddress('/%EF%BC%A8KMTO')).toMatchObject({ fault: 'unused', typed: 'HKMTO' })
})

test('any other address is no page', () => {
  for (const path of [
    '/watch',
    '/admin/login',
    '/server.xml',
    '/%E0%A4%A',
    '/なまえ',
    '/HKM/TWR',
  ]) {
    expect(lostAddress(path).fault).toBe('page')
  }
})

test('a long address is shown by its beginning', () => {
  expect(lostAddress(`/${'x'.repeat(500)}`).typed).toBe(`/${'x'.repeat(23)}…`)
})
