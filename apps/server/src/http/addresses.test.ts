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
