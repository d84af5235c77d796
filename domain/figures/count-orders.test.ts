import { expect, test } from 'vitest'
import { amountsOfOrders, countOrders, isCounted, withinTenths, type CountedOrder } from './count-orders.ts'
import { changePercent, onTimePercent } from './figures.ts'

const order: CountedOrder = {
  keys: { service: '1', party: '12', driver: '7', lane: 'saskatoon,sk>regina,sk' },
  placedOn: '2026-11-30',
  deliveredOn: '2026-11-30',
  cancelledOn: null,
  earnedOn: '2026-12-01',
  isOnTime: true,
  waitMinutes: 9,
  wayMinutes: 40,
  revenueCents: 4_000,
  payCents: 2_000,
  boughtCents: null,
  marginCents: 2_000,
  isUnpriced: false,
  lacksPay: false,
}
const late: CountedOrder = { ...order, isOnTime: false, waitMinutes: 31, earnedOn: '2026-11-30' }
const unpromised: CountedOrder = { ...order, isOnTime: null, waitMinutes: null }
const charged: CountedOrder = {
  ...order,
  deliveredOn: null,
  cancelledOn: '2026-11-30',
  earnedOn: '2026-11-30',
  isOnTime: null,
  waitMinutes: null,
  wayMinutes: null,
  revenueCents: 700,
  payCents: null,
  marginCents: 700,
}
const sold: CountedOrder = {
  ...late,
  revenueCents: null,
  payCents: null,
  boughtCents: 1_500,
  marginCents: null,
  isUnpriced: true,
}
const november = { from: '2026-11-01', until: '2026-11-30' }

test('an order counts on the day on which each thing happened to it', () => {
  expect(isCounted(order, 'delivered', november)).toBe(true)
  // It was dropped off before midnight and completed behind it.
  expect(isCounted(order, 'earned', november)).toBe(false)
  expect(countOrders([order, late, unpromised, charged], november).orders).toEqual({
    placed: 4,
    delivered: 3,
    cancelled: 1,
  })
})

test('one without a promise is neither on time nor late, and of none there is no percent', () => {
  const { onTime } = countOrders([order, late, unpromised, charged], november)
  expect(onTime).toMatchObject({ delivered: 3, promised: 2, onTime: 1 })
  expect(onTimePercent(onTime)).toBe(50)
  expect(onTimePercent({ promised: 0, onTime: 0 })).toBeNull()
  expect(onTimePercent({ promised: 3, onTime: 2 })).toBe(66.7)
})

test('minutes are what some order took, and what is not known is not zero', () => {
  expect(countOrders([order, late, unpromised], november).onTime.waits).toEqual({ orders: 2, median: 9, ninetieth: 31 })
  expect(countOrders([unpromised], november).onTime.waits).toEqual({ orders: 0, median: null, ninetieth: null })
  expect(withinTenths([5, 1, 4, 2, 3, 6, 7, 8, 9, 10], 9)).toBe(9)
  expect(withinTenths([5, 1, 4, 2], 5)).toBe(2)
})

test('the margin is what is left after drivers and other couriers, and is not for those who ordered', () => {
  expect(amountsOfOrders([late, charged, sold], november, 'carried')).toEqual({
    earned: 3,
    unpriced: 1,
    withoutPay: 0,
    revenueCadCents: 4_700,
    payCadCents: 2_000,
    boughtCadCents: 1_500,
    // Of the one without a price it is not known.
    marginCadCents: 2_700,
  })
  expect(amountsOfOrders([late], november, 'ordered')).toMatchObject({ revenueCadCents: 4_000, marginCadCents: null })
})

test.each([
  [110, 100, 10],
  [95, 100, -5],
  [-50, -100, 50],
  [1, 3, -66.7],
  [5, 0, null],
])('%i after %i is %s percent', (now, before, percent) => {
  expect(changePercent(now, before)).toBe(percent)
})
