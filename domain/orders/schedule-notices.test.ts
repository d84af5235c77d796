import { expect, test } from 'vitest'
import { scheduleNotices } from './schedule-notices.ts'

const courier = {
  dispatchHours: { friday: { closed: false, hours: { openTime: 25_200, closeTime: 72_000 } } },
  holidays: [{ date: '2026-12-25', name: 'Christmas Day' }],
}
const codesAt = (time: string) =>
  scheduleNotices(courier, Date.parse(time) / 1000, 'America/Regina').map(({ code }) => code)

test('a holiday is said by its day and name, on the courier’s calendar, and outside of the hours both are said', () => {
  const noon = Date.parse('2026-12-25T18:00:00Z') / 1000
  expect(scheduleNotices(courier, noon, 'America/Regina')).toEqual([
    {
      code: 'holiday',
      message: 'Friday, December 25 is a holiday for this courier (Christmas Day): hours and prices may differ',
    },
  ])
  // Regina is six hours behind: there the 25th begins at 6:00 and ends at 6:00 the day after.
  expect(codesAt('2026-12-25T05:45:00Z')).toEqual([])
  expect(codesAt('2026-12-25T06:00:00Z')).toEqual(['holiday', 'outside_dispatch_hours'])
  expect(codesAt('2026-12-26T05:45:00Z')).toEqual(['holiday', 'outside_dispatch_hours'])
  expect(codesAt('2026-12-18T03:00:00Z')).toEqual([])
  expect(codesAt('2026-12-19T03:00:00Z')).toEqual(['outside_dispatch_hours'])
})
