import { expect, it } from 'vitest'
import { ownPath } from './own-path.ts'

const origin = 'https://waybill.example'

it.each([
  ['/dispatch', '/dispatch'],
  ['/delivery-orders/7?tab=timeline#price', '/delivery-orders/7?tab=timeline#price'],
  ['https://waybill.example/home', '/home'],
])('%s leads to %s', (address, path) => {
  expect(ownPath(address, origin)).toBe(path)
})

it.each([
  'https://elsewhere.example/dispatch',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  'https://waybill.example.elsewhere.example/',
  'http://waybill.example/',
  '',
  null,
  undefined,
])('%s leads nowhere', (address) => {
  expect(ownPath(address, origin)).toBeUndefined()
})
