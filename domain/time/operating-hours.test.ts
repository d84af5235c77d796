import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  clockText,
  isWithinDispatchHours,
  openRanges,
  operatingHoursText,
  validateOperatingHours,
  type DayTimes,
} from './operating-hours.ts'
import { daySeconds, unixSecondsAt, weekdays } from './zoned-time.ts'

const hour = 3600
const workday: DayTimes = {
  openTime: 8 * hour,
  closeTime: 17 * hour,
  breakStartTime: 12 * hour,
  breakEndTime: 12.5 * hour,
}

function errorsFor(hours: DayTimes) {
  return validateOperatingHours({ monday: { closed: false, hours } }).monday
}

describe('validateOperatingHours', () => {
  test.each<[string, DayTimes]>([
    ['nothing set', {}],
    ['all null', { openTime: null, closeTime: null, breakStartTime: null, breakEndTime: null }],
    ['open and close', { openTime: 0, closeTime: daySeconds }],
    ['with a break', workday],
  ])('accepts %s', (_what, hours) => {
    expect(errorsFor(hours)).toBeUndefined()
  })

  test.each<[string, DayTimes, ReturnType<typeof errorsFor>]>([
    ['a close without an open', { closeTime: 5 }, { openTime: ['Invalid open time'] }],
    [
      'a break alone',
      { breakStartTime: 5, breakEndTime: 6 },
      { openTime: ['Invalid open time'], closeTime: ['Invalid close time'] },
    ],
    ['an open without a close', { openTime: 0 }, { closeTime: ['Invalid close time'] }],
    ['closing when it opens', { openTime: 5, closeTime: 5 }, { closeTime: ['Invalid close time'] }],
    [
      'a break that ends as it starts',
      { ...workday, breakEndTime: 12 * hour },
      { breakStartTime: ['Invalid break time'] },
    ],
    ['a break at opening', { ...workday, breakStartTime: 8 * hour }, { breakStartTime: ['Invalid break start time'] }],
    ['a break to the close', { ...workday, breakEndTime: 17 * hour }, { breakEndTime: ['Invalid break end time'] }],
    ['a break without an end', { ...workday, breakEndTime: null }, { breakEndTime: ['Invalid break end time'] }],
    ['a break without a start', { ...workday, breakStartTime: null }, { breakStartTime: ['Invalid break start time'] }],
    [
      'a break turned round before opening',
      { ...workday, breakStartTime: 7 * hour, breakEndTime: 6 * hour },
      { breakStartTime: ['Invalid break time', 'Invalid break start time'] },
    ],
  ])('refuses %s', (_what, hours, expected) => {
    expect(errorsFor(hours)).toEqual(expected)
  })

  test('names each day and skips closed ones', () => {
    const broken = { hours: { openTime: 1 } }
    expect(validateOperatingHours({ monday: { ...broken, closed: true }, tuesday: broken, sunday: broken })).toEqual({
      tuesday: { closeTime: ['Invalid close time'] },
      sunday: { closeTime: ['Invalid close time'] },
    })
    expect(validateOperatingHours({})).toEqual({})
  })
})

describe('operatingHoursText', () => {
  test.each([
    [undefined, 'Open 24 Hours'],
    [{ closed: false, hours: null }, 'Open 24 Hours'],
    [{ closed: true, hours: workday }, 'Closed'],
    [{ closed: false, hours: workday }, '08:00 – 17:00, break 12:00 – 12:30'],
    [{ hours: { ...workday, breakEndTime: null } }, '08:00 – 17:00'],
    [{ closed: false, hours: { openTime: 9.25 * hour, closeTime: daySeconds } }, '09:15 – 24:00'],
  ])('%o is %s', (day, text) => {
    expect(operatingHoursText(day)).toBe(text)
  })

  test('clock text', () => {
    expect([0, 59, 3600, 86_340].map(clockText)).toEqual(['00:00', '00:00', '01:00', '23:59'])
  })
})

describe('open ranges', () => {
  test('split around the break', () => {
    expect(openRanges({ hours: workday })).toEqual([
      { from: 8 * hour, to: 12 * hour },
      { from: 12.5 * hour, to: 17 * hour },
    ])
  })

  test('a day without an entry is open, a closed one is not', () => {
    expect(openRanges(undefined)).toEqual([{ from: 0, to: daySeconds }])
    expect(openRanges({ closed: false })).toEqual([{ from: 0, to: daySeconds }])
    expect(openRanges({ closed: true, hours: workday })).toEqual([])
  })

  test('of valid hours are in order, apart and not empty', () => {
    const anyTimes = fc.record({
      openTime: fc.nat(daySeconds),
      closeTime: fc.nat(daySeconds),
      breakStartTime: fc.option(fc.nat(daySeconds)),
      breakEndTime: fc.option(fc.nat(daySeconds)),
    })
    fc.assert(
      fc.property(anyTimes, (hours) => {
        fc.pre(errorsFor(hours) === undefined)
        const edges = openRanges({ hours }).flatMap(({ from, to }) => [from, to])
        expect(edges).toEqual(edges.toSorted((a, b) => a - b))
        expect(new Set(edges).size).toBe(edges.length)
      }),
    )
  })
})

describe('isWithinDispatchHours', () => {
  const dispatchHours = { friday: { hours: workday }, saturday: { closed: true } }
  const within = (date: string, seconds: number, zone = 'America/Regina') =>
    isWithinDispatchHours(dispatchHours, unixSecondsAt(date, seconds, zone), zone)

  test('opens at the opening, closes at the close, rests in the break', () => {
    const times = [8 * hour - 1, 8 * hour, 12 * hour - 1, 12 * hour, 12.5 * hour, 17 * hour - 1, 17 * hour]
    expect(times.map((seconds) => within('2026-11-20', seconds))).toEqual([false, true, true, false, true, true, false])
  })

  test('a closed day is outside, a day without an entry inside', () => {
    expect(within('2026-11-21', 12 * hour)).toBe(false)
    expect(within('2026-11-22', 3 * hour)).toBe(true)
  })

  test('reads the courier’s clock, not UTC', () => {
    const instant = Date.parse('2019-11-23T14:30:00Z') / 1000
    expect(isWithinDispatchHours({ saturday: { hours: workday } }, instant, 'America/Regina')).toBe(true)
    expect(isWithinDispatchHours({ saturday: { hours: workday } }, instant, 'America/Vancouver')).toBe(false)
  })

  test('someone open all week is never outside', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e9 }), (instant) => {
        expect(isWithinDispatchHours({}, instant, 'America/Edmonton')).toBe(true)
        const closed = Object.fromEntries(weekdays.map((day) => [day, { closed: true }]))
        expect(isWithinDispatchHours(closed, instant, 'America/Edmonton')).toBe(false)
      }),
    )
  })
})
