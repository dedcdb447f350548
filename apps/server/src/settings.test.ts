import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('with nothing set the server is open to all on port 2567, its data in .data', () => {
  expect(readSettings({})).toEqual({ port: 2567, host: '0.0.0.0', dataFolder: resolve('.data') })
})

test('an empty variable is none', () => {
  expect(readSettings({ HOST: '', DATA_DIR: '' })).toEqual(readSettings({}))
})

test('PORT, HOST, DATA_DIR and PUBLIC_URL are taken over, without slashes at the end', () => {
  const env = {
    PORT: '3000',
    HOST: '127.0.0.1',
    DATA_DIR: '/var/lib/samedeal',
    PUBLIC_URL: 'https://race.example.org/',
  }
  expect(readSettings(env)).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataFolder: '/var/lib/samedeal',
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
