import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daySeconds, unixSecondsAt } from '../time/zoned-time.ts'
import {
  askForDaysOff,
  checkDaysOff,
  dayToDrive,
  daysOffWords,
  isOff,
  offUntil,
  workOnDaysOff,
  type DaysOff,
} from './days-off.ts'

const utc = (text: string) => Date.parse(text) / 1000
const weekend: DaysOff = { fromDay: '2026-11-27', untilDay: '2026-11-29' }

function refusalOf(act: () => void): { code?: string; message?: string; errors?: unknown } | null {
  try {
    act()
    return null
  } catch (error) {
    return error as Error
  }
}

const aDay = fc.integer({ min: 0, max: 1_500 }).map((days) => addDays('2025-01-01', days))
const somePeriod = fc
  .tuple(aDay, fc.integer({ min: 0, max: 20 }))
  .map(([fromDay, more]): DaysOff => ({ fromDay, untilDay: addDays(fromDay, more) }))

describe('who is off', () => {
  test('both ends are off, the days beside them are not', () => {
    const days = ['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30']
    expect(days.map((day) => isOff([weekend], day))).toEqual([false, true, true, true, false])
  })

  test('until the last day in a row, over what adjoins', () => {
    const next = { fromDay: '2026-11-30', untilDay: '2026-12-01' }
    const later = { fromDay: '2026-12-03', untilDay: '2026-12-04' }
    expect(offUntil([later, next, weekend], '2026-11-28')).toBe('2026-12-01')
    expect(offUntil([later, next, weekend], '2026-12-02')).toBeNull()
    expect(offUntil([], '2026-11-28')).toBeNull()
  })

  test('the last day in a row is off, and the one after it is not', () => {
    fc.assert(
      fc.property(fc.array(somePeriod, { maxLength: 6 }), aDay, (periods, day) => {
        const last = offUntil(periods, day)
        expect(last !== null).toBe(isOff(periods, day))
        if (last === null) return
        expect(last >= day && isOff(periods, last) && !isOff(periods, addDays(last, 1))).toBe(true)
      }),
    )
  })
})

describe('the day on which an order is driven', () => {
  test('is that of the courier’s clock: 05:30 UTC is the evening before in Regina', () => {
    const now = utc('2026-11-20T18:00:00Z')
    expect(dayToDrive(utc('2026-11-27T05:30:00Z'), now, 'America/Regina')).toBe('2026-11-26')
    expect(dayToDrive(utc('2026-11-27T06:00:00Z'), now, 'America/Regina')).toBe('2026-11-27')
  })

  test('is today for what could have been picked up before', () => {
    expect(dayToDrive(utc('2026-11-18T18:00:00Z'), utc('2026-11-20T18:00:00Z'), 'America/Regina')).toBe('2026-11-20')
  })

  test.each([
    ['spring, a day of 23 hours', '2026-03-08', 23],
    ['autumn, a day of 25 hours', '2026-11-01', 25],
  ])('a day off holds from midnight to midnight over a change of the clocks: %s', (_name, day, hours) => {
    const zone = 'America/Winnipeg'
    const midnight = unixSecondsAt(day, 0, zone)
    const end = midnight + hours * 3_600
    const isDriven = (at: number) => isOff([{ fromDay: day, untilDay: day }], dayToDrive(at, 0, zone))
    expect([midnight - 1, midnight, end - 1, end].map(isDriven)).toEqual([false, true, true, false])
  })

  test('never comes before today, and never leaves the day of what is to come', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1.7e9, max: 1.9e9 }),
        fc.integer({ min: -30 * daySeconds, max: 30 * daySeconds }),
        fc.constantFrom('America/Regina', 'America/Winnipeg', 'America/St_Johns'),
        (now, ahead, zone) => {
          const today = dayToDrive(now, now, zone)
          const day = dayToDrive(now + ahead, now, zone)
          expect(day >= today).toBe(true)
          if (ahead <= 0) expect(day).toBe(today)
          const begins = unixSecondsAt(day, 0, zone)
          expect(Math.max(now, now + ahead) - begins).toBeLessThan(25 * 3_600 + 1)
        },
      ),
    )
  })
})

describe('days off of one driver', () => {
  const check = (days: DaysOff, others: readonly DaysOff[] = []) => refusalOf(() => checkDaysOff(days, others))?.errors

  test('end on or after the first day, and within a year', () => {
    expect(check({ fromDay: '2026-11-27', untilDay: '2026-11-27' })).toBeUndefined()
    expect(check({ fromDay: '2026-11-27', untilDay: '2026-11-26' })).toEqual({
      '/untilDay': ['Must not be before the first day'],
    })
    expect(check({ fromDay: '2026-01-01', untilDay: '2027-01-01' })).toBeUndefined()
    expect(check({ fromDay: '2026-01-01', untilDay: '2027-01-02' })).toEqual({ '/untilDay': ['At most a year in all'] })
  })

  test('never overlap, and may adjoin', () => {
    expect(check({ fromDay: '2026-11-29', untilDay: '2026-12-02' }, [weekend])).toEqual({
      '/fromDay': ['Is off already from November 27 to 29'],
    })
    expect(check({ fromDay: '2026-11-30', untilDay: '2026-12-02' }, [weekend])).toBeUndefined()
    expect(check({ fromDay: '2026-11-20', untilDay: '2026-11-26' }, [weekend])).toBeUndefined()
  })

  test('are refused if and only if a day is in both', () => {
    fc.assert(
      fc.property(somePeriod, somePeriod, (one, other) => {
        const days = Array.from({ length: 21 }, (_, more) => addDays(one.fromDay, more)).filter(
          (day) => day <= one.untilDay,
        )
        expect(check(one, [other]) !== undefined).toBe(days.some((day) => isOff([other], day)))
      }),
    )
  })
})

test('says the days as people do', () => {
  expect(daysOffWords({ fromDay: '2026-11-27', untilDay: '2026-11-27' })).toBe('on November 27')
  expect(daysOffWords(weekend)).toBe('from November 27 to 29')
  expect(daysOffWords({ fromDay: '2026-11-30', untilDay: '2026-12-02' })).toBe('from November 30 to December 2')
  expect(daysOffWords({ fromDay: '2026-12-30', untilDay: '2027-01-02' })).toBe(
    'from December 30, 2026 to January 2, 2027',
  )
})

describe('an order for somebody who is off', () => {
  const ravi = { name: 'Ravi Patel', daysOff: [weekend] }

  test('is asked about, by its number and the days', () => {
    const orders = [
      { id: 10_482, day: '2026-11-28' },
      { id: 10_483, day: '2026-11-30' },
    ]
    expect(refusalOf(() => askForDaysOff(ravi, orders))).toMatchObject({
      code: 'driver_off',
      message: 'Ravi Patel is off from November 27 to 29. Assign order #10482 all the same?',
    })
    expect(refusalOf(() => askForDaysOff(ravi, orders, true))).toBeNull()
    expect(refusalOf(() => askForDaysOff(ravi, orders.slice(1)))).toBeNull()
  })

  test('of many orders the first five are named', () => {
    const orders = Array.from({ length: 7 }, (_, index) => ({ id: index + 1, day: '2026-11-27' }))
    expect(refusalOf(() => askForDaysOff(ravi, orders))?.message).toBe(
      'Ravi Patel is off from November 27 to 29. Assign orders #1, #2, #3, #4, #5 and 2 more all the same?',
    )
  })
})

test('names the orders, and the recurring orders by the days on which they are due, that fall on days off', () => {
  const work = [
    { name: '#10482', days: ['2026-11-27'] },
    { name: '#10483', days: ['2026-11-30'] },
    { name: 'Pharmacy run', days: ['2026-11-23', '2026-11-28', '2026-12-03'] },
    { name: 'Bank run', days: ['2026-11-26', '2026-12-03'] },
  ]
  expect(workOnDaysOff(weekend, work)).toEqual(['#10482', 'Pharmacy run'])
})
