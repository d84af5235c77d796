import { describe, expect, it } from 'vitest'
import { refuseCheckIn, refuseEarlyEnd, waitToEnd } from './check-in.ts'
import type { WaitStamp } from './wait-time.ts'

const order = { status: 'assigned', geostampsEnabled: true, pickedUpAt: null, droppedOffAt: null } as const
const stamp = (type: WaitStamp['type'], uid: string, createdAt: number): WaitStamp => {
  return { type, uid, stop: 'pickup', createdAt }
}
const asked = { uid: 'b', stop: 'pickup', occurredAt: 200 } as const
const over = [stamp('checkin', 'a', 50), stamp('checkout', 'a', 100)]

describe('a check-in', () => {
  it.each([
    ['on the way to the stop', order, []],
    ['after an earlier wait there', order, over],
    ['told later, of before the order was moved on', { ...order, status: 'pickedUp', pickedUpAt: 200 }, []],
  ] as const)('begins a wait %s', (_when, at, stamps) => {
    expect(() => refuseCheckIn(at, stamps, asked)).not.toThrow()
  })

  it.each([
    ['geostamps_disabled', { ...order, geostampsEnabled: false }, [], {}],
    ['already_checked_in', order, [stamp('checkin', 'a', 50)], {}],
    ['already_checked_in', order, over, { uid: 'a' }],
    ['invalid_transition', order, [], { stop: 'dropoff' }],
    ['invalid_transition', { ...order, status: 'pickedUp', pickedUpAt: 199 }, [], {}],
    ['invalid_transition', { ...order, status: 'completed', pickedUpAt: 300, droppedOffAt: 400 }, [], {}],
    ['form_error', order, over, { occurredAt: 99 }],
  ] as const)('is refused as %s', (code, at, stamps, change) => {
    expect(() => refuseCheckIn(at, stamps, { ...asked, ...change })).toThrow(expect.objectContaining({ code }))
  })
})

it('a check-out ends the open wait of its uid, and not before it began', () => {
  const open = [...over, stamp('checkin', 'b', 150)]
  const wait = waitToEnd(open, 'b')
  expect(wait.checkIn.createdAt).toBe(150)
  expect(() => refuseEarlyEnd(wait, 150)).not.toThrow()
  expect(() => refuseEarlyEnd(wait, 149)).toThrow(expect.objectContaining({ code: 'form_error' }))
  for (const uid of ['a', 'c']) expect(() => waitToEnd(open, uid)).toThrow('There is no check-in that this could end.')
})
