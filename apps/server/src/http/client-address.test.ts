import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { clientAddress, trustIn, type Proxies } from './client-address.ts'

function addressOf(
  remoteAddress: string | undefined,
  forwarded?: string,
  proxies?: Proxies,
): string {
  const headers = { 'x-forwarded-for': forwarded }
  const request = { headers, socket: { remoteAddress } } as unknown as IncomingMessage
  return clientAddress(request, trustIn(proxies))
}

test('without TRUST_PROXY an address that is only claimed counts for nothing', () => {
  expect(addressOf('192.0.2.7')).toBe('192.0.2.7')
  expect(addressOf('192.0.2.7', '203.0.113.5')).toBe('192.0.2.7')
})

test('one proxy in front says whom it speaks for; what was claimed before it counts for nothing', () => {
  expect(addressOf('10.0.0.1', '203.0.113.5', 1)).toBe('203.0.113.5')
  expect(addressOf('10.0.0.1', '198.51.100.1, 203.0.113.5', 1)).toBe('203.0.113.5')
  expect(addressOf('10.0.0.1', '198.51.100.1, 203.0.113.5', 2)).toBe('198.51.100.1')
  expect(addressOf('10.0.0.1', '203.0.113.5', 0)).toBe('10.0.0.1')
})

test('proxies are known by address, subnet or range', () => {
  const proxies = ['10.0.0.0/8', 'loopback']
  expect(addressOf('10.9.9.9', '203.0.113.5', proxies)).toBe('203.0.113.5')
  expect(addressOf('::1', '203.0.113.5', proxies)).toBe('203.0.113.5')
  expect(addressOf('::ffff:10.9.9.9', '203.0.113.5', proxies)).toBe('203.0.113.5')
  expect(addressOf('192.0.2.7', '203.0.113.5', proxies)).toBe('192.0.2.7')
})

test('an IPv4 address in IPv6 dress is the IPv4 address', () => {
  expect(addressOf('::ffff:192.0.2.7')).toBe('192.0.2.7')
})

test('all IPv6 addresses of one household, a /64 network, are one', () => {
  expect(addressOf('2001:db8:1:2::5')).toBe(addressOf('2001:db8:1:2:ffff:1:2:3'))
  expect(addressOf('2001:db8:1:3::5')).not.toBe(addressOf('2001:db8:1:2::5'))
})

test('what a proxy passes on and is no address is not taken for one', () => {
  expect(addressOf('10.0.0.1', 'nobody', 1)).toBe('10.0.0.1')
  expect(addressOf('10.0.0.1', '', 1)).toBe('10.0.0.1')
  expect(addressOf(undefined)).toBe('unknown')
})

test('a proxy that is no address is a fault', () => {
  expect(() => trustIn(['somewhere'])).toThrow(TypeError)
})
