import { expect, it } from 'vitest'
import { lineDetail } from './line-detail.ts'

it.each([
  ['Metric', '34 kg'],
  ['MetricMixed', '74.96 lb'],
  ['Imperial', '74.96 lb'],
] as const)('says what was weighed to a reader of %s as %s', (preference, words) => {
  expect(lineDetail({ detail: '34 kg', measured: { category: 'weight', value: 34 } }, preference)).toBe(words)
})

it.each([
  ['MetricMixed', '6.05 km'],
  ['Imperial', '3.76 mi'],
] as const)('says how far it is to a reader of %s as %s', (preference, words) => {
  expect(lineDetail({ detail: '6.048 km', measured: { category: 'largeDistance', value: 6_048 } }, preference)).toBe(
    words,
  )
})

it('leaves what is not measured in the words of the server', () => {
  expect(lineDetail({ detail: '40 % of $24.65' }, 'Imperial')).toBe('40 % of $24.65')
  expect(lineDetail({}, 'Metric')).toBeUndefined()
})
