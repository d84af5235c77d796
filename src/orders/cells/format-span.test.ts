import { expect, it } from 'vitest'
import { formatDuration, formatRemaining } from './format-span.ts'

it.each([
  [40, '40s'],
  [1_471, '24m 31s'],
  [3_849, '1h 04m 09s'],
  [-5, '0s'],
])('%i seconds is %s', (seconds, words) => {
  expect(formatDuration(seconds)).toBe(words)
})

it.each([
  [1_000 + 480, '8 min left'],
  [1_000, '0 min left'],
  [1_000 - 720, '12 min late'],
  [1_000 + 3 * 3_600, '3 h left'],
  [1_000 - 3 * 86_400, '3 days late'],
])('a promise at %i is, at 1000, %s', (dueAt, words) => {
  expect(formatRemaining(dueAt, 1_000)).toBe(words)
})
