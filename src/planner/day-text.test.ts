import { expect, it } from 'vitest'
import { dayText } from './day-text.ts'

it('names the weekday, and the year where it is another one', () => {
  expect(dayText('2026-11-27', '2026-11-26')).toBe('Fri, Nov 27')
  expect(dayText('2027-01-01', '2026-11-26')).toBe('Fri, Jan 1, 2027')
})
