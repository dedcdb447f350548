import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { trustIn, type Proxies } from './client-address.ts'
import { isFromOwnPage } from './origins.ts'

interface Coming {
  readonly origin?: string
  readonly host?: string
  readonly forwardedHost?: string
}

interface Setting {
  readonly origins?: readonly string[]
  readonly publicUrl?: string
  readonly proxies?: Proxies
}

function isOwn({ origin, host, forwardedHost }: Coming, setting: Setting = {}): boolean {
  const headers = { origin, host, 'x-forwarded-host': forwardedHost }
  const request = { headers, socket: { remoteAddress: '10.0.0.9' } } as unknown as IncomingMessage
  const { origins, publicUrl, proxies } = setting
  return isFromOwnPage(request, { origins, publicUrl, trust: trustIn(proxies) })
}

test('the host that was asked is the game’s own, whatever its scheme and however its port is said', () => {
  expect(isOwn({ origin: 'http://192.0.2.7:2567', host: '192.0.2.7:2567' })).toBe(true)
  expect(isOwn({ origin: 'https://race.example.org', host: 'race.example.org' })).toBe(true)
  expect(isOwn({ origin: 'https://race.example.org', host: 'RACE.example.org:443' })).toBe(true)
  expect(isOwn({ origin: 'http://[2001:db8::7]:2567', host: '[2001:db8::7]:2567' })).toBe(true)
})

test('another host, port or subdomain is not', () => {
  expect(isOwn({ origin: 'https://evil.example.org', host: 'race.example.org' })).toBe(false)
  expect(isOwn({ origin: 'http://localhost:8080', host: 'localhost:2567' })).toBe(false)
  expect(isOwn({ origin: 'http://example.org', host: 'race.example.org' })).toBe(false)
  expect(isOwn({ origin: 'null', host: 'race.example.org' })).toBe(false)
  expect(isOwn({ origin: 'https://race.example.org' })).toBe(false)
})

test('the invitations’ address is the game’s own, though a proxy asks by another name', () => {
  const setting = { publicUrl: 'https://race.example.org/party' }
  expect(isOwn({ origin: 'https://race.example.org', host: 'localhost:2567' }, setting)).toBe(true)
  expect(isOwn({ origin: 'http://race.example.org', host: 'localhost:2567' }, setting)).toBe(false)
})

test('ORIGIN names all there are: not even the host that was asked counts besides', () => {
  const setting = { origins: ['https://race.example.org', 'https://www.example.org'] }
  expect(isOwn({ origin: 'https://www.example.org', host: 'localhost:2567' }, setting)).toBe(true)
  expect(isOwn({ origin: 'http://localhost:2567', host: 'localhost:2567' }, setting)).toBe(false)
})

test('only a trusted proxy may say by which host it was asked', () => {
  const coming = {
    origin: 'https://race.example.org',
    host: 'localhost:2567',
    forwardedHost: 'race.example.org',
  }
  expect(isOwn(coming, { proxies: ['10.0.0.0/8'] })).toBe(true)
  expect(isOwn(coming, { proxies: ['192.0.2.1'] })).toBe(false)
  expect(isOwn(coming)).toBe(false)
})
