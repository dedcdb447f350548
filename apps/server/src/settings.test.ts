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

test('limits are taken over one by one', () => {
  expect(readSettings({ MAX_ROOMS: '50' })).toHaveProperty('limits', { rooms: 50 })
  const env = { ROOMS_PER_ADDRESS: '3', SOCKETS_PER_ADDRESS: '60', MAX_ROOMS: '' }
  const limits = { roomsPerAddress: 3, socketsPerAddress: 60 }
  expect(readSettings(env)).toHaveProperty('limits', limits)
})

test('how many finished rounds are kept is taken over', () => {
  const env = { KEEP_ROUNDS_DAYS: '30', KEEP_ROUNDS_MB: '50' }
  expect(readSettings(env)).toHaveProperty('keptRounds', { days: 30, megabytes: 50 })
  expect(readSettings({ KEEP_ROUNDS_DAYS: '0' })).toHaveProperty(
    'fault',
    'KEEP_ROUNDS_DAYS is "0"; it must be a whole number from 1 to 36500.',
  )
})

test.each(['MAX_ROOMS', 'ROOMS_PER_ADDRESS', 'SOCKETS_PER_ADDRESS'])(
  '%s is a whole number above nothing',
  (name) => {
    for (const value of ['0', '-5', 'many', '1e3', '2.5', '9999999']) {
      expect(readSettings({ [name]: value })).toEqual({
        fault: `${name} is "${value}"; it must be a whole number from 1 to 1000000.`,
      })
    }
  },
)

test('ORIGIN is one origin or several, said as browsers say them', () => {
  const env = { ORIGIN: 'https://race.example.org/, http://192.0.2.7:2567' }
  const origins = ['https://race.example.org', 'http://192.0.2.7:2567']
  expect(readSettings(env)).toHaveProperty('origins', origins)
})

test.each(['race.example.org', '*', 'https://race.example.org,', 'ftp://race.example.org'])(
  'ORIGIN %s is refused by name',
  (ORIGIN) => {
    const fault: unknown = expect.stringContaining(`ORIGIN is "${ORIGIN}"`)
    expect(readSettings({ ORIGIN })).toHaveProperty('fault', fault)
  },
)

test('TRUST_PROXY is how many proxies there are, or where', () => {
  expect(readSettings({ TRUST_PROXY: '2' })).toHaveProperty('proxies', 2)
  const env = { TRUST_PROXY: '10.0.0.0/8, 2001:db8::1, loopback' }
  expect(readSettings(env)).toHaveProperty('proxies', ['10.0.0.0/8', '2001:db8::1', 'loopback'])
})

test.each(['everybody', 'true', '10.0.0.0/99', '127.0.0.1,,', '12'])(
  'TRUST_PROXY %s is refused by name',
  (TRUST_PROXY) => {
    const fault: unknown = expect.stringContaining(`TRUST_PROXY is "${TRUST_PROXY}"`)
    expect(readSettings({ TRUST_PROXY })).toHaveProperty('fault', fault)
  },
)
