import { expect, it } from 'vitest'
import { labelledOrder, readOrderNumber, waybillNumber } from './order-number.ts'

it.each(['WB0010330', 'wb0010330', 'WB10330', '#10330', '#0010330', '#WB0010330', ' WB0010330 '])(
  'reads %s as the order of its label',
  (word) => {
    expect(labelledOrder(word)).toBe(10_330)
    expect(readOrderNumber(word)).toBe(10_330)
  },
)

it.each(['WB', '#', 'WB0000000', 'WB10330A', 'PO10330', '10330#', 'WB10330 maya', '1234567890123', '##10330', ''])(
  'takes %s for no order',
  (word) => {
    expect(labelledOrder(word)).toBeNull()
    expect(readOrderNumber(word)).toBeNull()
  },
)

it('reads a bare number only where an order is meant', () => {
  expect(readOrderNumber('10330')).toBe(10_330)
  expect(labelledOrder('10330')).toBeNull()
})

it.each([1, 10_330, 9_999_999, 123_456_789])('reads what the label of %i says', (id) => {
  expect(labelledOrder(waybillNumber(id))).toBe(id)
})
