import { expect, it } from 'vitest'
import { orderStatuses } from '#domain/orders/order-status.ts'
import { isElsewhere } from './driver-elsewhere.ts'

it('knows that an order on its way, or at its end, has a driver somewhere', () => {
  expect(orderStatuses.filter(isElsewhere)).toEqual(['assigned', 'pickedUp', 'droppedOff', 'completed'])
})
