import { expect, it } from 'vitest'
import { durationText, durationValue } from './duration-text.ts'

it.each([
  ['90', 5400, '1 h 30 min'],
  ['2 h', 7200, '2 h'],
  ['1,5 hours', 5400, '1 h 30 min'],
  ['2:30', 9000, '2 h 30 min'],
  ['1 d 4 h', 100_800, '28 h'],
  ['45 s', 45, '45 s'],
  ['0,250 h', 900, '15 min'],
  ['1,250', '1,250', '1,250'],
  ['soon', 'soon', 'soon'],
  ['2 h soon', '2 h soon', '2 h soon'],
])('reads %j', (typed, value, written) => {
  expect(durationValue(typed)).toBe(value)
  expect(durationText(value)).toBe(written)
})

it('reads nothing as nothing', () => {
  expect(durationValue(' ')).toBeUndefined()
  expect(durationText(null)).toBe('')
})
