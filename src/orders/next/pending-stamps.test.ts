import { expect, test } from 'vitest'
import { openPeriod } from '#domain/orders/wait-time.ts'
import { type PendingStamp, withPending } from './pending-stamps.ts'

const checkIn: PendingStamp = {
  kind: 'checkin',
  key: 'k1',
  stop: 'pickup',
  uid: 'u1',
  occurredAt: 100,
  body: { stop: 'pickup', uid: 'u1', occurredAt: 100 },
}
const checkOut: PendingStamp = {
  kind: 'checkout',
  key: 'k2',
  stop: 'pickup',
  uid: 'u1',
  occurredAt: 700,
  body: { uid: 'u1', occurredAt: 700 },
}

test('what only the device has counts like what the server has', () => {
  expect(openPeriod(withPending([], [checkIn]), 'pickup')).toMatchObject({ uid: 'u1', checkOut: null })
  expect(openPeriod(withPending([], [checkIn, checkOut]), 'pickup')).toBeNull()
  const stored = { uid: 'u1', type: 'checkin', stop: 'pickup', createdAt: 100 } as const
  expect(openPeriod(withPending([stored], [checkOut]), 'pickup')).toBeNull()
})

test('a stamp whose answer was lost is not counted twice', () => {
  const stored = { uid: 'u1', type: 'checkin', stop: 'pickup', createdAt: 100 } as const
  expect(withPending([stored], [checkIn])).toEqual([stored])
})
