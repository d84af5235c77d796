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
  '64:ff9b::a00:1',
  'not an address',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '172.32.0.1', '2600:1900::1', '::ffff:8.8.8.8'])('%s is public', (address) => {
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
