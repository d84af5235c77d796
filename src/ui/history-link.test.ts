import { expect, it } from 'vitest'
import { thingAt } from './HistoryLink.tsx'

const mine = 7

it.each([
  ['/delivery-orders/12', { subject: 'delivery-order', id: 12 }],
  ['/delivery-orders/12/success', null],
  ['/settings/services/4', { subject: 'service', id: 4 }],
  ['/settings/services/4/tags/new', { subject: 'service', id: 4 }],
  ['/settings/services/4/revisions/9', { subject: 'service-revision', id: 9 }],
  ['/settings/services/new', null],
  ['/settings/users/11/edit', { subject: 'user', id: 11 }],
  ['/settings/users/new-user', null],
  ['/drivers/11/pay', { subject: 'user', id: 11 }],
  ['/drivers/days-off', null],
  ['/settings/dispatch', { subject: 'courier-settings', id: mine }],
  ['/settings/vehicles', null],
])('knows what the page at %s is about', (address, thing) => {
  expect(thingAt(address, mine)).toEqual(thing)
})
