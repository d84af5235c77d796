import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dateOfDay, dayNumber } from '../planner/days.ts'
import { weekdayOf } from '../time/zoned-time.ts'
import { groupings, payPeriods, type Grouping } from './groupings.ts'
import { groupOf } from './periods.ts'

const anchor = '2026-11-02'

test.each<[Grouping, string, string, string | null, string | null, string]>([
  ['CustomerDeliveryOrder', '2026-11-25', 'order-1042', '2026-11-25', '2026-11-25', 'Order 1042'],
  ['DriverDriver', '2026-11-25', 'all', null, null, 'All orders'],
  ['CustomerWeek', '2026-11-23', '2026-W48', '2026-11-23', '2026-11-29', 'Week of November 23, 2026'],
  ['CustomerWeek', '2026-11-29', '2026-W48', '2026-11-23', '2026-11-29', 'Week of November 23, 2026'],
  ['CustomerWeek', '2026-11-30', '2026-W49', '2026-11-30', '2026-12-06', 'Week of November 30, 2026'],
  ['CustomerWeek', '2027-01-03', '2026-W53', '2026-12-28', '2027-01-03', 'Week of December 28, 2026'],
  ['CustomerWeek', '2027-01-04', '2027-W01', '2027-01-04', '2027-01-10', 'Week of January 4, 2027'],
  ['DriverWeek', '2024-12-31', '2025-W01', '2024-12-30', '2025-01-05', 'Week of December 30, 2024'],
  ['CustomerWeek', '1969-12-31', '1970-W01', '1969-12-29', '1970-01-04', 'Week of December 29, 1969'],
  ['CustomerWeek', '9999-12-31', '9999-W52', '9999-12-27', '9999-12-31', 'Week of December 27, 9999'],
  ['CustomerWeek', '0001-01-07', '0001-W01', '0001-01-01', '0001-01-07', 'Week of January 1, 1'],
  ['CustomerMonth', '2026-11-30', '2026-11', '2026-11-01', '2026-11-30', 'November 2026'],
  ['CustomerMonth', '2028-02-29', '2028-02', '2028-02-01', '2028-02-29', 'February 2028'],
  ['CustomerMonth', '9999-12-01', '9999-12', '9999-12-01', '9999-12-31', 'December 9999'],
  ['CustomerQuarter', '2026-12-31', '2026-Q4', '2026-10-01', '2026-12-31', 'Q4 2026'],
  ['CustomerQuarter', '2027-01-01', '2027-Q1', '2027-01-01', '2027-03-31', 'Q1 2027'],
  ['DriverQuarter', '0099-06-30', '0099-Q2', '0099-04-01', '0099-06-30', 'Q2 99'],
  ['CustomerYear', '2026-01-01', '2026', '2026-01-01', '2026-12-31', '2026'],
])('%s puts %s into %s', (grouping, date, key, from, until, label) => {
  expect(groupOf(grouping, { orderId: 1042, date })).toEqual({ key, from, until, label })
})

describe('pay periods', () => {
  test.each([
    ['weekly', '2026-11-29', '2026-11-23', '2026-11-29'],
    ['biweekly', '2026-11-02', '2026-11-02', '2026-11-15'],
    ['biweekly', '2026-11-15', '2026-11-02', '2026-11-15'],
    ['biweekly', '2026-11-16', '2026-11-16', '2026-11-29'],
    ['biweekly', '2026-11-01', '2026-10-19', '2026-11-01'],
    ['biweekly', '2027-01-01', '2026-12-28', '2027-01-10'],
    ['semiMonthly', '2026-11-15', '2026-11-01', '2026-11-15'],
    ['semiMonthly', '2026-11-16', '2026-11-16', '2026-11-30'],
    ['semiMonthly', '2027-02-28', '2027-02-16', '2027-02-28'],
    ['monthly', '2026-12-31', '2026-12-01', '2026-12-31'],
  ] as const)('%s: %s is of %s to %s', (payPeriod, date, from, until) => {
    const group = groupOf('DriverPayPeriod', { orderId: 1, date }, { payPeriod, anchor })
    expect(group).toMatchObject({ key: from, from, until })
  })

  test('say their days', () => {
    const schedule = { payPeriod: 'semiMonthly', anchor } as const
    expect(groupOf('DriverPayPeriod', { orderId: 1, date: '2026-11-20' }, schedule).label).toBe(
      'November 16, 2026 to November 30, 2026',
    )
  })

  test('of two weeks begin on a Monday, whatever day the anchor is', () => {
    const schedule = { payPeriod: 'biweekly', anchor: '2026-11-05' } as const
    expect(groupOf('DriverPayPeriod', { orderId: 1, date: '2026-11-10' }, schedule).from).toBe('2026-11-02')
  })
})

test.each(['2026-02-30', '26-1-1', '0000-06-01'])('%s is no day of any group', (date) => {
  expect(() => groupOf('CustomerMonth', { orderId: 1, date })).toThrow(RangeError)
})

describe('whatever the day', () => {
  const anyDate = fc.integer({ min: dayNumber('0001-01-01'), max: dayNumber('9999-12-31') }).map(dateOfDay)
  const anySchedule = fc.record({ payPeriod: fc.constantFrom(...payPeriods), anchor: anyDate })

  test('its group holds it, and every day from its first to its last is of the same group, and no other', () => {
    fc.assert(
      fc.property(fc.constantFrom(...groupings), anyDate, anySchedule, (grouping, date, schedule) => {
        const group = groupOf(grouping, { orderId: 7, date }, schedule)
        const { from, until } = group
        if (from === null || until === null) return
        expect(from <= date && date <= until).toBe(true)
        const of = (day: number) => groupOf(grouping, { orderId: 7, date: dateOfDay(day) }, schedule)
        expect([of(dayNumber(from)), of(dayNumber(until))]).toEqual([group, group])
        if (grouping.endsWith('Order')) return
        if (from > '0001-01-01') expect(of(dayNumber(from) - 1).until).toBe(dateOfDay(dayNumber(from) - 1))
        if (until < '9999-12-31') expect(of(dayNumber(until) + 1).key).not.toBe(group.key)
      }),
    )
  })

  test('a week begins on a Monday', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const { from } = groupOf('CustomerWeek', { orderId: 7, date })
        expect(weekdayOf(from ?? date)).toBe('monday')
      }),
    )
  })
})
