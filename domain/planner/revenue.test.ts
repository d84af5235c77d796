import { expect, test } from 'vitest'
import { expectedCents, revenueWords, sumOfRevenue } from './revenue.ts'

test.each([
  ['what was agreed, with the tax of the last order', 4_500, { preTaxCents: 4_000, totalCents: 4_200 }, 4_725],
  ['as it was made at what is agreed', 4_500, { preTaxCents: 4_500, totalCents: 4_725 }, 4_725],
  ['rounded as cents are', 3_333, { preTaxCents: 1_000, totalCents: 1_050 }, 3_500],
  ['what was agreed alone, as long as none was made', 4_500, null, 4_500],
  ['nor was made with a price before tax', 4_500, { preTaxCents: null, totalCents: 4_200 }, 4_500],
  ['nor for money', 4_500, { preTaxCents: 0, totalCents: 0 }, 4_500],
  ['nothing, where that was agreed', 0, { preTaxCents: 4_000, totalCents: 4_200 }, 0],
  ['what the last order cost', null, { preTaxCents: 4_000, totalCents: 4_200 }, 4_200],
  ['nobody knows', null, null, null],
])('an order that is to come costs %s', (_what, agreed, last, expected) => {
  expect(expectedCents(agreed, last)).toBe(expected)
})

test('a week is the sum of its days', () => {
  const days = [
    { revenueCadCents: 1_200, unpriced: 0 },
    { revenueCadCents: 0, unpriced: 2 },
  ]
  expect(sumOfRevenue(days)).toEqual({ revenueCadCents: 1_200, unpriced: 2 })
  expect(sumOfRevenue([])).toEqual({ revenueCadCents: 0, unpriced: 0 })
  expect(sumOfRevenue([...days, { revenueCadCents: null, unpriced: 0 }]).revenueCadCents).toBeNull()
})

test.each([
  [{ revenueCadCents: 124_000, unpriced: 0 }, '$1,240.00'],
  [{ revenueCadCents: 124_000, unpriced: 3 }, 'at least $1,240.00'],
  [{ revenueCadCents: 0, unpriced: 3 }, 'prices not known yet'],
  [{ revenueCadCents: 0, unpriced: 0 }, '$0.00'],
  [{ revenueCadCents: null, unpriced: 0 }, null],
])('%j is said as it is known', (revenue, words) => {
  expect(revenueWords(revenue)).toBe(words)
})
