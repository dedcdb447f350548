import { expect, test } from 'vitest'
import { friendsAddress } from './friends-address.ts'

test.each([
  'http://localhost:4600/ABCDEF',
  'http://LOCALHOST./ABCDEF',
  'http://party.localhost:4600/ABCDEF',
  'http://127.0.0.1:4600/ABCDEF',
  'http://0.0.0.0:4600/ABCDEF',
  'http://2130706433/ABCDEF',
  'http://[::1]:4600/ABCDEF',
  'http://[::ffff:192.168.1.2]/ABCDEF',
  'http://[fd12::7]/ABCDEF',
  'http://[fe80::1]/ABCDEF',
  'http://192.168.1.20:4600/ABCDEF',
  'http://10.0.0.4/ABCDEF',
  'http://172.20.1.1/ABCDEF',
  'http://169.254.3.3/ABCDEF',
  'http://100.101.1.1/ABCDEF',
  'http://laptop:4600/ABCDEF',
  'http://laptop.local/ABCDEF',
  'http://laptop.lan/ABCDEF',
  'http://box.home.arpa/ABCDEF',
  'file:///ABCDEF',
  '/ABCDEF',
  '',
])('no picture shows %s, which leads nowhere from another network', (link) => {
  expect(friendsAddress(link)).toBeUndefined()
})

test.each([
  ['https://play.example.org/ABCDEF', 'play.example.org'],
  ['https://samedeal.party:8443/ABCDEF', 'samedeal.party:8443'],
  ['http://203.0.113.7:4600/ABCDEF', '203.0.113.7:4600'],
  ['http://172.15.0.1/ABCDEF', '172.15.0.1'],
  ['http://100.128.0.1/ABCDEF', '100.128.0.1'],
  ['http://[2001:db8::7]:4600/ABCDEF', '[2001:db8::7]:4600'],
  ['https://localhost.party/ABCDEF', 'localhost.party'],
])('a picture shows where %s is', (link, address) => {
  expect(friendsAddress(link)).toBe(address)
})
