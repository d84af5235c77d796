import { expect, test } from 'vitest'
import { isQuietAt } from './quiet.ts'

const hour = 3_600

test.each([
  ['at night', 23, 22, 7, true],
  ['in the morning before it is over', 6, 22, 7, true],
  ['when it is over', 7, 22, 7, false],
  ['when it begins', 22, 22, 7, true],
  ['by day', 12, 22, 7, false],
  ['at noon of somebody who sleeps by day', 12, 9, 17, true],
  ['in the evening of the same', 18, 9, 17, false],
  ['of somebody who never wants a sound', 12, 0, 0, true],
])('%s', (_, at, from, to, isQuiet) => {
  expect(isQuietAt(at * hour, from * hour, to * hour)).toBe(isQuiet)
})

test('without quiet hours there are none', () => {
  expect(isQuietAt(0, null, null)).toBe(false)
})
