import { expect, test } from 'vitest'
import { contractFormats } from '../text/formats.ts'
import { firstDay, firstInstant, isWithinBounds, lastDay, lastInstant, tooFarAhead } from './day-bounds.ts'
import { addDays } from './zoned-time.ts'

test('the format of the contract takes each day within the bounds, and no other', () => {
  const { date } = contractFormats
  for (let day = addDays(firstDay, -800); day <= '2103-01-01'; day = addDays(day, 1)) {
    expect(date.test(day), day).toBe(isWithinBounds(day))
  }
  for (const none of [
    '2026-02-29',
    '2100-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '12026-01-01',
  ])
    expect(date.test(none), none).toBe(false)
})

test('the seconds are those of the first and the last day', () => {
  expect(new Date(firstInstant * 1000).toISOString()).toBe(`${firstDay}T00:00:00.000Z`)
  expect(new Date(lastInstant * 1000).toISOString()).toBe(`${lastDay}T23:59:59.000Z`)
})

test('a paper is dated at most a year ahead', () => {
  expect(tooFarAhead('2027-11-30', '2026-11-29')).toBeNull()
  expect(tooFarAhead('2027-12-01', '2026-11-29')).toBe('Must not be more than a year after today')
})
