import { expect, test } from 'vitest'
import { brokerageRefusal } from './brokerage-refusals.ts'

test.each([
  ['created', false, false, null],
  ['created', true, false, 'The order is brokered already.'],
  ['created', false, true, 'The order has a driver. Unassign the driver first.'],
  ['pickedUp', false, false, 'The order is under way already.'],
  ['completed', false, true, 'The order is completed and closed.'],
] as const)('an order that is %s, brokered: %s, with a driver: %s', (status, isBrokered, hasDriver, refusal) => {
  expect(brokerageRefusal({ status, isBrokered, hasDriver })).toBe(refusal)
})
