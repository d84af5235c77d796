import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exclusionReason, exclusionReasons, excludedSums, type Exclusion, withoutExcluded } from './exclusions.ts'
import { gst, order } from './testing/samples.ts'
import type { Amounts } from './types.ts'

const tenDollars: Amounts = { preTaxCents: 1_000, taxes: [gst(50)] }
const nineDollars: Amounts = { preTaxCents: 900, taxes: [gst(45)] }
const ofCustomer = (customerId: number, reason = 'Later.'): Exclusion => ({ customerId, orderId: null, reason })
const ofOrder = (orderId: number, reason = 'Later.'): Exclusion => ({ customerId: null, orderId, reason })

describe('what a run leaves to the next one', () => {
  test('is an order alone, with what it would have been billed at', () => {
    const orders = [
      order({ orderId: 1, customerId: 1, price: tenDollars }),
      order({ orderId: 2, customerId: 1, price: null }),
    ]
    const { taken, excluded } = withoutExcluded(orders, [ofOrder(2, 'No price yet.')])
    expect(taken.map(({ orderId }) => orderId)).toEqual([1])
    expect(excluded).toEqual([
      { customerId: 1, orderId: 2, reason: 'No price yet.', orders: 1, unpriced: 1, totalCents: 0 },
    ])
  })

  test('is all of a customer, an order of which counts there and not twice', () => {
    const orders = [1, 2].map((orderId) => order({ orderId, customerId: 7, price: tenDollars }))
    const { taken, excluded } = withoutExcluded(orders, [ofOrder(1), ofCustomer(7)])
    expect(taken).toEqual([])
    expect(excluded.map(({ orders: count, totalCents }) => [count, totalCents])).toEqual([
      [0, 0],
      [2, 2_100],
    ])
    expect(excludedSums(excluded)).toEqual({ orders: 2, totalCents: 2_100 })
  })

  test('takes off what a cheaper price would have credited', () => {
    const cheaper = order({ orderId: 3, customerId: 7, price: nineDollars, billed: tenDollars })
    const dearer = order({ orderId: 4, customerId: 7, price: tenDollars, billed: nineDollars })
    const centsOf = (...own: (typeof cheaper)[]) => withoutExcluded(own, [ofCustomer(7)]).excluded[0]?.totalCents
    expect(centsOf(cheaper)).toBe(-105)
    expect(centsOf(cheaper, dearer)).toBe(0)
  })

  test('may be nothing any more, and is said all the same', () => {
    expect(withoutExcluded([], [ofOrder(9), ofCustomer(3)]).excluded).toEqual([
      { customerId: null, orderId: 9, reason: 'Later.', orders: 0, unpriced: 0, totalCents: 0 },
      { customerId: 3, orderId: null, reason: 'Later.', orders: 0, unpriced: 0, totalCents: 0 },
    ])
  })

  test('and what it bills are together all that is due, each order once', () => {
    const due = fc
      .uniqueArray(fc.nat(30), { maxLength: 20 })
      .map((ids) =>
        ids.map((orderId) => order({ orderId, customerId: orderId % 5, price: orderId % 7 === 0 ? null : tenDollars })),
      )
    const named = fc.record({
      customers: fc.uniqueArray(fc.nat(6), { maxLength: 4 }),
      orders: fc.uniqueArray(fc.nat(40), { maxLength: 8 }),
    })
    fc.assert(
      fc.property(due, named, (orders, { customers, orders: orderIds }) => {
        const exclusions = [...customers.map((id) => ofCustomer(id)), ...orderIds.map((id) => ofOrder(id))]
        const { taken, excluded } = withoutExcluded(orders, exclusions)
        const all = withoutExcluded(
          orders,
          [0, 1, 2, 3, 4].map((id) => ofCustomer(id)),
        ).excluded
        const billed = withoutExcluded(
          taken,
          [0, 1, 2, 3, 4].map((id) => ofCustomer(id)),
        ).excluded
        const sums = [excludedSums(excluded), excludedSums(billed)]
        const whole = excludedSums(all)
        expect(sums.reduce((sum, one) => sum + one.orders, 0)).toBe(whole.orders)
        expect(sums.reduce((sum, one) => sum + one.totalCents, 0)).toBe(whole.totalCents)
        expect(
          taken.every(({ customerId, orderId }) => !customers.includes(customerId) && !orderIds.includes(orderId)),
        ).toBe(true)
      }),
    )
  })
})

test('the reason at one press follows from the fault, and is one of those to choose from', () => {
  expect(exclusionReason('noPrice')).toBe('Its price is not settled yet.')
  expect(exclusionReason('noBillToName')).toBe('The customer has to be set up first.')
  expect(exclusionReason('taxDiffers')).toBe('Waits until it is mended.')
  for (const code of [undefined, 'noPrice', 'newContact', 'something else'])
    expect(exclusionReasons).toContain(exclusionReason(code))
})
