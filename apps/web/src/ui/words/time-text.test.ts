import { expect, test } from 'vitest'
import { LANGUAGES } from './languages.ts'
import { speak } from './spoken.ts'
import { timeText } from './time-text.ts'

test.each([
  [0, '0:00'],
  [999, '0:00'],
  [1_000, '0:01'],
  [59_999, '0:59'],
  [60_000, '1:00'],
  [252_000, '4:12'],
  [599_999, '9:59'],
  [600_000, '10:00'],
  [3_599_999, '59:59'],
])('%i ms is %s: begun seconds do not count', (milliseconds, text) => {
  expect(timeText(milliseconds)).toBe(text)
})

test('from the first hour on the hours stand in front', () => {
  expect(timeText(3_600_000)).toBe('1:00:00')
  expect(timeText(36_125_000)).toBe('10:02:05')
})

test('before GO the clock stands at zero', () => {
  expect(timeText(-1)).toBe('0:00')
  expect(timeText(-3_000)).toBe('0:00')
})

test('a clock shows the same figures in every language', async () => {
  for (const language of LANGUAGES) {
    await speak(language)
    expect(timeText(36_125_000), language).toBe('10:02:05')
  }
})
