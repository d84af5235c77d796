import { expect, test } from 'vitest'
import { boxMoney, dayFacts, figuresOf, figureWords } from './calendar-figures.ts'

const day = {
  date: '2026-11-27',
  orders: 2,
  undecided: 1,
  revenueCadCents: 124_999,
  unpriced: 0,
  holiday: null,
  driversOff: 0,
}

test('the figures of a week are those of its days', () => {
  const figures = figuresOf([day, undefined, { ...day, orders: 1, undecided: 0, revenueCadCents: 0, unpriced: 1 }])
  expect(figures).toEqual({ orders: 3, undecided: 1, revenueCadCents: 124_999, unpriced: 1 })
  expect(figureWords(figures)).toBe('3 orders, at least $1,249.99, 1 to be decided')
  expect(figureWords(figuresOf([{ ...day, revenueCadCents: null }]))).toBe('2 orders, 1 to be decided')
  expect(figureWords(figuresOf([{ ...day, orders: 0, undecided: 0, revenueCadCents: 0 }]))).toBe('0 orders')
})

test.each([
  [124_999, 0, '$1,250', '$1.2K'],
  [124_999, 2, '$1,249+', '$1.2K+'],
  [1_289_900, 1, '$12,899+', '$12K+'],
  [17_250, 1, '$172+', '$172+'],
  [4_725, 0, '$47', '$47'],
  [0, 2, '', ''],
  [null, 0, '', ''],
])('%s cents of which %s prices are unknown are %s, on a phone %s', (revenueCadCents, unpriced, long, short) => {
  expect(boxMoney({ revenueCadCents, unpriced }, false)).toBe(long)
  expect(boxMoney({ revenueCadCents, unpriced }, true)).toBe(short)
})

test('a day says its holiday and who is off', () => {
  expect(dayFacts({ ...day, holiday: 'Boxing Day', driversOff: 2 })).toBe('Boxing Day, 2 drivers off')
  expect(dayFacts(day)).toBe('')
})
