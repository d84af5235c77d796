import { expect, test } from 'vitest'
import { isPublicAddress, isPublicHost, publicLookup } from './public-address.ts'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  '::',
  'fd00::1',
  'fe80::1',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  '::127.0.0.1',
  '::a00:1',
  '::8.8.8.8',
  '::ffff:0:a00:1',
  '64:ff9b::a00:1',
  '64:ff9b::808:808',
  '64:ff9b:1::1',
  '64:ff9b:1:ffff::a00:1',
  '100::1',
  '100:0:0:1::1',
  '2001::1',
  '2001:0:ffff:ffff::1',
  '2001:2::1',
  '2001:10::1',
  '2001:1ff:ffff::1',
  '2001:db8::1',
  '2002:a00:1::1',
  '2002:7f00:1::',
  '3fff::1',
  '3fff:fff:ffff::1',
  '4000::1',
  '5f00::1',
  'a000::1',
  'fc00::1',
  'fdff:ffff::1',
  'febf::1',
  'fec0::1',
  'feff::1',
  'ff02::1',
  '100.127.255.255',
  '192.0.0.8',
  '192.0.2.1',
  '192.88.99.0',
  '192.88.99.255',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  'not an address',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each([
  '8.8.8.8',
  '100.63.255.255',
  '100.128.0.1',
  '172.32.0.1',
  '192.0.1.1',
  '192.88.98.255',
  '192.88.100.0',
  '198.17.255.255',
  '198.20.0.1',
  '223.255.255.255',
  '2001:200::1',
  '2001:4860:4860::8888',
  '2001:db9::1',
  '2003::1',
  '2600:1900::1',
  '3ffe::1',
  '3fff:1000::1',
  '::ffff:8.8.8.8',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test('of hosts, names of a private network are not public, nor numbers in other spellings', () => {
  const hosts = [
    'https://push',
    'https://a.local',
    'https://localhost.',
    'https://[::1]',
    'https://0x7f.1',
    'https://2130706433',
  ]
  expect(hosts.map((url) => isPublicHost(new URL(url).hostname))).toEqual(hosts.map(() => false))
  expect(isPublicHost('push.example.com')).toBe(true)
})

test('a name that stands for this machine is not found', async () => {
  const found = await new Promise((resolve) => publicLookup('localhost', { all: true }, resolve))
  expect(found).toEqual(new Error('localhost has no public address.'))
})
