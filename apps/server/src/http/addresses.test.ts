import { expect, test } from 'vitest'
import { addressesOf, lanAddress } from './addresses.ts'

const onNetwork = lanAddress()

test('an invitation shows PUBLIC_URL when it is set', () => {
  const addresses = addressesOf(2567, '0.0.0.0', 'https://race.example.org')
  expect(addresses.invite('http://localhost:2567')).toBe('https://race.example.org')
})

test('an invitation asked for on localhost shows the LAN address', () => {
  const addresses = addressesOf(2567, '192.0.2.7', undefined)
  expect(addresses.lan).toBe('http://192.0.2.7:2567')
  expect(addresses.invite('http://localhost:2567')).toBe('http://192.0.2.7:2567')
  expect(addresses.invite('http://127.0.0.1:2567')).toBe('http://192.0.2.7:2567')
})

test('an invitation shows the address that the browser itself came by, when others can reach it', () => {
  const addresses = addressesOf(2567, '192.0.2.7', undefined)
  expect(addresses.invite('http://party.local:2567')).toBe('http://party.local:2567')
})

test('a server bound to this machine alone has no LAN address', () => {
  expect(addressesOf(2567, '127.0.0.1', undefined).lan).toBeUndefined()
  expect(addressesOf(2567, 'localhost', undefined).lan).toBeUndefined()
})

test('a server open to all shows this machine on its network, if it is on one', () => {
  expect(addressesOf(3000, '0.0.0.0', undefined).lan).toBe(onNetwork && `http://${onNetwork}:3000`)
})

test.each(['localhost', 'LOCALHOST.', 'party.localhost', '127.1.2.3', '[::1]', '0.0.0.0'])(
  'an invitation never says %s',
  (host) => {
    const addresses = addressesOf(2567, '192.0.2.7', undefined)
    expect(addresses.invite(`http://${host}:2567`)).toBe('http://192.0.2.7:2567')
  },
)

test('a host name that is none does no harm', () => {
  expect(addressesOf(2567, '192.0.2.7', undefined).invite('http://a[b')).toBe(
    'http://192.0.2.7:2567',
  )
})

test('an IPv6 address stands in brackets', () => {
  expect(addressesOf(2567, '2001:db8::7', undefined).lan).toBe('http://[2001:db8::7]:2567')
})

test('this computer is told the address that the server listens on', () => {
  expect(addressesOf(2567, '192.0.2.7', undefined).local).toBe('http://192.0.2.7:2567')
  expect(addressesOf(2567, '0.0.0.0', undefined).local).toBe('http://localhost:2567')
})

test('networks inside this machine are no way to reach it', () => {
  const address = (of: string) => ({
    address: of,
    family: 'IPv4' as const,
    internal: false,
    netmask: '255.255.255.0',
    mac: '',
    cidr: null,
  })
  const interfaces = { docker0: [address('172.17.0.1')], eth0: [address('192.0.2.9')] }
  expect(lanAddress(interfaces)).toBe('192.0.2.9')
})
