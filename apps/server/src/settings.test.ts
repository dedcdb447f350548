import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('with nothing set the server is open to all on port 2567', () => {
  expect(readSettings({})).toEqual({ port: 2567, host: '0.0.0.0' })
})

test('an empty HOST is none', () => {
  expect(readSettings({ HOST: '' })).toEqual({ port: 2567, host: '0.0.0.0' })
})

test('PORT, HOST and PUBLIC_URL are taken over, without slashes at the end', () => {
  const env = { PORT: '3000', HOST: '127.0.0.1', PUBLIC_URL: 'https://race.example.org/' }
  expect(readSettings(env)).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'https://race.example.org',
  })
})

test.each(['x', '0', '70000', '2.5', '-1'])('PORT %s is refused by name', (PORT) => {
  expect(readSettings({ PORT })).toHaveProperty('fault', expect.stringContaining('PORT is'))
})

test.each(['race', 'ftp://race.example.org'])('PUBLIC_URL %s is refused by name', (PUBLIC_URL) => {
  expect(readSettings({ PUBLIC_URL })).toHaveProperty(
    'fault',
    expect.stringContaining('PUBLIC_URL is'),
  )
})
