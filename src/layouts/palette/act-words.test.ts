import { expect, it } from 'vitest'
import { orderOfAddress, typedAct } from './act-words.ts'

it.each([
  ['assign 10313 maya', { act: 'assign', orderId: 10313, driver: 'maya' }],
  [' Assign  #10313  maya ch ', { act: 'assign', orderId: 10313, driver: 'maya ch' }],
  ['assign WB0010313 maya', { act: 'assign', orderId: 10313, driver: 'maya' }],
  ['assign 10313', { act: 'assign', orderId: 10313, driver: '' }],
  ['unassign 10313', { act: 'unassign', orderId: 10313, driver: '' }],
  ['assign maya', { act: 'assign', orderId: 7, driver: 'maya' }],
  ['assign ', { act: 'assign', orderId: 7, driver: '' }],
])('reads %s', (query, expected) => {
  expect(typedAct(query, 7)).toEqual(expected)
})

it.each(['assign', 'assignments', '10313', 'maya assign', ''])('takes %s for no act', (query) => {
  expect(typedAct(query, 7)).toBeNull()
})

it.each([
  ['/delivery-orders/31', '', 31],
  ['/delivery-orders/31/success', '', 31],
  ['/order-history', '?status=created&order=31', 31],
  ['/order-history', '?order=x', null],
  ['/locations/31', '', null],
])('knows which order %s%s is about', (pathname, search, orderId) => {
  expect(orderOfAddress({ pathname, search })).toBe(orderId)
})
