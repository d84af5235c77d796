import { expect, test } from 'vitest'
import { entryWords } from './history.ts'
import { type RecurringOrderEvent, recurringOrderEvents } from './status.ts'

const said: Readonly<Record<RecurringOrderEvent, string>> = {
  created: 'Created',
  delivery_order_created: 'Order #10482 made for November 27, 2026',
  settings_updated: 'Settings changed',
  single_day_settings_updated: 'November 27, 2026 changed',
  single_day_disabled: 'November 27, 2026 disabled',
  single_day_enabled: 'November 27, 2026 enabled again',
  paused: 'Paused',
  resumed: 'Resumed',
  terminated: 'Terminated',
  completed: 'Completed: the last day has gone by',
}

test.each(recurringOrderEvents)('%s', (event) => {
  expect(entryWords({ event, day: '2026-11-27', orderId: 10482 })).toBe(said[event])
})

test('an entry that has lost what it is about is still said', () => {
  const ofNothing = (event: RecurringOrderEvent) => entryWords({ event, day: null, orderId: null })
  expect(ofNothing('delivery_order_created')).toBe('Order made')
  expect(ofNothing('single_day_disabled')).toBe('A single day disabled')
})
