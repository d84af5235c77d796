import { expect, test } from 'vitest'
import { readZonePrices } from './zone-prices.ts'

test.each([
  ['4.50', { cents: [450, 450, 450] }],
  ['$1', { cents: [100, 100, 100] }],
  ['-2', { cents: [-200, -200, -200] }],
  ['3.50\n4,25\n5\n', { cents: [350, 425, 500] }],
  ['Price\r\n1\r\n2\r\n3', { cents: [100, 200, 300] }],
  ['1\n2', { fault: '2 prices for 3 zones: give one for each, or one for all' }],
  ['1\ntwo\n3', { fault: 'Line 2, “two”, is no price' }],
  ['', { fault: '“” is no price' }],
  ['200000', { fault: '“200000” is more than $100,000.00' }],
])('%j for three zones', (text, expected) => {
  expect(readZonePrices(text, 3)).toEqual(expected)
})
