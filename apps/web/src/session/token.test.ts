import { expect, test } from 'vitest'
import { deviceToken, type Keep } from './token.ts'

class Memory implements Keep {
  readonly kept = new Map<string, string>()
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null
  }
  setItem(key: string, value: string): void {
    this.kept.set(key, value)
  }
}

const counting = (bytes: Uint8Array<ArrayBuffer>): Uint8Array => bytes.map((_, index) => index)

test('a device makes its token once and keeps it', () => {
  const memory = new Memory()
  const token = deviceToken(() => memory, counting)
  expect(token).toBe('000102030405060708090a0b0c0d0e0f')
  expect(
    deviceToken(
      () => memory,
      (bytes) => bytes.fill(255),
    ),
  ).toBe(token)
})

test('a token that somebody has spoilt is made anew', () => {
  const memory = new Memory()
  memory.setItem('samedeal.token', 'spoilt')
  expect(deviceToken(() => memory, counting)).toMatch(/^[0-9a-f]{32}$/)
})

test('a browser that forbids storage still plays', () => {
  const forbidding = (): Keep => {
    throw new Error('forbidden')
  }
  expect(deviceToken(forbidding, counting)).toMatch(/^[0-9a-f]{32}$/)
})
