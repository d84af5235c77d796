import { expect, test } from 'vitest'
import { besideMedian, ratePhrase } from './pay-words.ts'

test('a rate says whose it is', () => {
  expect(ratePhrase(60, 'driver')).toBe('60 %, of the driver')
  expect(ratePhrase(0, 'order')).toBe('0 %, set on the order')
  expect(ratePhrase(55, null)).toBe('55 %')
  expect(ratePhrase(null, null)).toBe('')
})

test('what a driver earns lies above, below or at the median', () => {
  expect(besideMedian(2_800, 2_500)).toEqual({ side: 'above', text: '12 % above the median' })
  expect(besideMedian(2_000, 2_500)).toEqual({ side: 'below', text: '20 % below the median' })
  expect(besideMedian(2_501, 2_500)).toEqual({ side: 'at', text: 'At the median' })
  expect(besideMedian(null, 2_500)).toBeNull()
  expect(besideMedian(2_500, null)).toBeNull()
  expect(besideMedian(2_500, 0)).toBeNull()
})
