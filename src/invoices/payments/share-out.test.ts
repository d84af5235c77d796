import { expect, test } from 'vitest'
import { faultOfShare, faultOfWhole, partsOf, shareOut, sumOfShares } from './share-out.ts'

const owed = [
  { id: 1, number: 'A-1', outstandingCadCents: 5_000 },
  { id: 2, number: 'A-2', outstandingCadCents: 3_000 },
]

test('fills the oldest first, and leaves over what none takes', () => {
  expect(shareOut(6_000, owed)).toEqual({ 1: 5_000, 2: 1_000 })
  expect(shareOut(0, owed)).toEqual({})
  const whole = shareOut(9_000, owed)
  expect(whole).toEqual({ 1: 5_000, 2: 3_000 })
  expect(faultOfWhole(9_000, sumOfShares(whole, owed))).toBe(
    '$10.00 is left over: put it on an invoice, or lower the amount',
  )
})

test('says what does not add up', () => {
  expect(faultOfWhole(8_000, 8_000)).toBeNull()
  expect(faultOfWhole(7_000, 8_000)).toBe('The invoices take $10.00 more than that')
  expect(faultOfWhole('x', 0)).toBe('Must be a valid amount')
  expect(faultOfWhole(0, 0)).toBe('Must be more than $0.00')
  expect(owed.map((one) => faultOfShare(4_000, one))).toEqual([null, 'Only $30.00 is outstanding'])
  expect(faultOfShare('x', { id: 1, number: 'A-1', outstandingCadCents: 1 })).toBe('Must be a valid amount')
})

test('pays nothing of what gets nothing', () => {
  expect(partsOf({ 1: 0, 2: 700 }, owed)).toEqual([{ invoiceId: 2, cadCents: 700 }])
})
