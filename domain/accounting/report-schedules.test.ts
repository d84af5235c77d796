import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  daysBetween,
  type LocalDate,
  unixSecondsAt,
  wallTimeAt,
  weekdayOf,
  weekdays,
} from '../time/zoned-time.ts'
import {
  daysOfReport,
  nextReportAt,
  receiversFault,
  receiversIn,
  type ReportTimes,
  reportTimesText,
} from './report-schedules.ts'

const zones = ['America/Regina', 'America/Toronto', 'America/St_Johns', 'Europe/Berlin', 'Australia/Lord_Howe', 'UTC']
const times: fc.Arbitrary<ReportTimes> = fc.record({
  every: fc.constantFrom('day', 'week', 'month'),
  weekday: fc.constantFrom(...weekdays),
  dayOfMonth: fc.integer({ min: 1, max: 31 }),
  timeOfDay: fc.integer({ min: 0, max: 86_399 }),
})
/** Of the years 2026 to 2030. */
const instant = fc.integer({ min: 1_767_225_600, max: 1_924_991_999 })

const lastOfMonth = (date: LocalDate) => addDays(date, 1).slice(8) === '01'

describe('when a report is sent next', () => {
  test('is later, on one of its days and at its time, as far as the clocks have it', () => {
    fc.assert(
      fc.property(times, instant, fc.constantFrom(...zones), (of, after, zone) => {
        const at = nextReportAt(of, after, zone)
        expect(at).toBeGreaterThan(after)
        const { date, secondsFromMidnight } = wallTimeAt(at, zone)
        // Clocks leave out two hours at most, and go on from there.
        const moved = secondsFromMidnight - of.timeOfDay
        expect(moved === 0 || (moved > 0 && moved <= 7_200)).toBe(true)
        if (moved > 0) expect(unixSecondsAt(date, of.timeOfDay, zone)).toBe(at)
        if (of.every === 'week') expect(weekdayOf(date)).toBe(of.weekday)
        if (of.every === 'month') {
          const day = Number(date.slice(8))
          expect(day === of.dayOfMonth || (day < (of.dayOfMonth ?? 0) && lastOfMonth(date))).toBe(true)
        }
      }),
    )
  })

  test('comes on each of its days once, and leaves none out', () => {
    fc.assert(
      fc.property(times, instant, fc.constantFrom(...zones), (of, start, zone) => {
        let at = nextReportAt(of, start, zone)
        for (let count = 0; count < 14; count++) {
          const next = nextReportAt(of, at, zone)
          const [one, other] = [wallTimeAt(at, zone).date, wallTimeAt(next, zone).date]
          const apart = daysBetween(one, other)
          if (of.every === 'day') expect(apart).toBe(1)
          if (of.every === 'week') expect(apart).toBe(7)
          if (of.every === 'month') {
            const months =
              Number(other.slice(0, 4)) * 12 +
              Number(other.slice(5, 7)) -
              Number(one.slice(0, 4)) * 12 -
              Number(one.slice(5, 7))
            expect(months).toBe(1)
          }
          // Nothing that is asked in between changes it.
          expect(nextReportAt(of, next - 1, zone)).toBe(next)
          at = next
        }
      }),
    )
  })

  test.each([
    // The clocks of Toronto go from 2 to 3 on March 8, 2026, and from 2 back to 1 on November 1.
    ['2026-03-07', 9_000, '2026-03-08 03:30'],
    ['2026-10-31', 5_400, '2026-11-01 01:30'],
  ])('after %s at %d is %s, and then the day after', (before, timeOfDay, expected) => {
    const of: ReportTimes = { every: 'day', timeOfDay }
    const zone = 'America/Toronto'
    const at = nextReportAt(of, unixSecondsAt(before, timeOfDay, zone), zone)
    const { date, secondsFromMidnight } = wallTimeAt(at, zone)
    const clock = new Date(secondsFromMidnight * 1_000).toISOString().slice(11, 16)
    expect(`${date} ${clock}`).toBe(expected)
    expect(wallTimeAt(nextReportAt(of, at, zone), zone)).toMatchObject({
      date: addDays(date, 1),
      secondsFromMidnight: timeOfDay,
    })
  })
})

test.each([
  ['lastDay', '2026-12-01', '2026-11-30', '2026-11-30'],
  ['lastWeek', '2026-11-27', '2026-11-16', '2026-11-22'],
  ['lastWeek', '2026-11-23', '2026-11-16', '2026-11-22'],
  ['lastMonth', '2026-12-01', '2026-11-01', '2026-11-30'],
  ['lastMonth', '2026-01-15', '2025-12-01', '2025-12-31'],
  ['weekToDate', '2026-11-27', '2026-11-23', '2026-11-26'],
  // On a Monday and on the first it is the whole one before.
  ['weekToDate', '2026-11-23', '2026-11-16', '2026-11-22'],
  ['monthToDate', '2026-11-27', '2026-11-01', '2026-11-26'],
  ['monthToDate', '2026-12-01', '2026-11-01', '2026-11-30'],
] as const)('%s of %s is from %s to %s', (period, today, from, until) => {
  expect(daysOfReport(period, today)).toEqual({ from, until })
})

test('says when it is sent', () => {
  expect(reportTimesText({ every: 'day', timeOfDay: 25_200 })).toBe('Every day at 07:00')
  expect(reportTimesText({ every: 'week', weekday: 'friday', timeOfDay: 61_200 })).toBe('Every Friday at 17:00')
  expect(reportTimesText({ every: 'month', dayOfMonth: 31, timeOfDay: 0 })).toBe('Every month on day 31 at 00:00')
})

test('reads addresses however they are parted, each once', () => {
  expect(receiversIn(' a@b.ca,  A@b.ca;c@d.ca\n e@f.ca ')).toEqual(['a@b.ca', 'c@d.ca', 'e@f.ca'])
  expect(receiversFault('a@b.ca, c@d.ca')).toBeNull()
  expect(receiversFault('a@b.ca, nobody')).toBe('"nobody" is not an e-mail address')
  expect(receiversFault(Array.from({ length: 21 }, (_, index) => `a${index}@b.ca`).join(','))).toBe(
    'Must be at most 20 addresses',
  )
})
