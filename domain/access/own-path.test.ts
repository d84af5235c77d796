import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ownPath } from './own-path.ts'

const origin = 'https://waybill.example'

it.each([
  ['/dispatch', '/dispatch'],
  ['/delivery-orders/7?tab=timeline#price', '/delivery-orders/7?tab=timeline#price'],
  ['https://waybill.example/home', '/home'],
  ['HTTPS://WAYBILL.EXAMPLE:443/home', '/home'],
  ['https://someone:secret@waybill.example/home', '/home'],
  ['/a/../dispatch', '/dispatch'],
  ['/home?next=//elsewhere.example', '/home?next=//elsewhere.example'],
  ['/%2F/elsewhere.example', '/%2F/elsewhere.example'],
  // To a browser that stands at an address of this scheme that is a relative path.
  ['https:elsewhere.example', '/elsewhere.example'],
])('%s leads to %s', (address, path) => {
  expect(ownPath(address, origin)).toBe(path)
})

it.each([
  'https://elsewhere.example/dispatch',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '\t//elsewhere.example',
  '/\n/elsewhere.example',
  '/.//elsewhere.example/x',
  '/..//elsewhere.example/x',
  '/%2e//elsewhere.example/x',
  '/a/..//elsewhere.example/x',
  '/.\\/elsewhere.example/x',
  'https://waybill.example//elsewhere.example/y',
  'https://waybill.example/.//elsewhere.example/y',
  'https://waybill.example\\\\elsewhere.example/y',
  'https:\\\\elsewhere.example',
  '//[::1]/x',
  '/.//[::1]/x',
  '/.//user:secret@elsewhere.example/x',
  'javascript:alert(1)',
  'https://waybill.example.elsewhere.example/',
  'https://waybill.example@elsewhere.example/',
  'http://waybill.example/',
  'https://waybill.example:8443/',
  '',
  null,
  undefined,
])('%s leads nowhere', (address) => {
  expect(ownPath(address, origin)).toBeUndefined()
})

it('stays at home in every spelling, however often it is followed', () => {
  const host = fc.constantFrom('elsewhere.example', 'ELSEWHERE.EXAMPLE', '[::1]', 'u:p@elsewhere.example', '127.0.0.1')
  const piece = fc.oneof(
    host,
    fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2e',
      '%2E%2e',
      '%2f',
      '%5c',
      '\t',
      '\r\n',
      ' ',
      '@',
      ':',
      '?',
      '#',
      ';',
    ),
    fc.constantFrom('https:', 'HTTPS:', 'http:', 'javascript:', 'data:', origin, 'home', 'é', '\u0000', '\uFEFF'),
    fc.webPath(),
  )
  const spelling = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.webUrl(),
    fc.string(),
  )
  fc.assert(
    fc.property(spelling, (address) => {
      const path = ownPath(address, origin)
      if (path === undefined) return
      expect(path.startsWith('/')).toBe(true)
      expect(new URL(path, origin).origin).toBe(origin)
      expect(ownPath(path, origin)).toBe(path)
    }),
    { numRuns: 20_000 },
  )
})
