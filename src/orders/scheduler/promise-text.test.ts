import { expect, it } from 'vitest'
import { promiseText } from './promise-text.ts'

it.each([
  [5_400, '90 min'],
  [1_800, '30 min'],
  [3_600, '1 h'],
  [21_600, '6 h'],
  [9_900, '2 h 45 min'],
  [null, 'No promised time'],
])('says %s seconds as %s', (seconds, text) => {
  expect(promiseText(seconds)).toBe(text)
})
