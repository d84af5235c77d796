import { expect, it } from 'vitest'
import { readContactDetail } from './contact-detail.ts'

it.each([
  ['email', ' billing@prairiesky.example ', 'billing@prairiesky.example'],
  ['phone', '(306) 651-7211 ext. 204', '+13066517211;ext=204'],
  ['phone', '+13066517211;ext=204', '+13066517211;ext=204'],
  ['address', '510 Circle Dr E', '510 Circle Dr E'],
  ['url', 'prairiesky.example/rates', 'https://prairiesky.example/rates'],
  ['url', 'http://prairiesky.example', 'http://prairiesky.example'],
] as const)('keeps the %s "%s" as %s', (type, value, kept) => {
  expect(readContactDetail({ type, value })).toEqual({ ok: true, value: kept })
})

it.each([
  ['email', 'billing@prairiesky', 'Must be a valid email'],
  ['email', 'a@b@c.example', 'Must be a valid email'],
  ['phone', '306 651', 'Must be a valid phone number'],
  ['address', '510', 'Must be an address'],
  ['url', 'no address', 'Must be a web address'],
  ['url', 'localhost', 'Must be a web address'],
  ['url', 'javascript:alert(1)', 'Must be a web address'],
  ['email', '  ', 'Required'],
] as const)('refuses the %s "%s": %s', (type, value, why) => {
  expect(readContactDetail({ type, value })).toEqual({ ok: false, why })
})
