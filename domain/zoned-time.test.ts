import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, isTimeZone, unixSecondsAt, utcOffsetSeconds, wallTimeAt, weekdayOf } from './zoned-time.ts'

const edmonton = 'America/Edmonton'
const regina = 'America/Regina'
const hour = 3600

function utc(text: string): number {
  return Date.parse(text) / 1000
}

describe('wall time', () => {
  test('Regina stays six hours behind all year', () => {
    for (const text of ['2025-01-15T18:00:00Z', '2025-07-15T18:00:00Z']) {
      expect(utcOffsetSeconds(utc(text), regina)).toBe(-6 * hour)
      expect(wallTimeAt(utc(text), regina).secondsFromMidnight).toBe(12 * hour)
    }
  })

  test('Edmonton is seven hours behind in winter and six in summer', () => {
    expect(utcOffsetSeconds(utc('2025-01-15T18:00:00Z'), edmonton)).toBe(-7 * hour)
    expect(utcOffsetSeconds(utc('2025-07-15T18:00:00Z'), edmonton)).toBe(-6 * hour)
  })

  test('names the local date and weekday, not those of UTC', () => {
    expect(wallTimeAt(utc('2026-11-21T03:30:00Z'), regina)).toEqual({
      date: '2026-11-20',
      secondsFromMidnight: 21.5 * hour,
      weekday: 'friday',
    })
  })

  test('midnight is 0 of the new day', () => {
    expect(wallTimeAt(utc('2026-11-21T06:00:00Z'), regina)).toMatchObject({
      date: '2026-11-21',
      secondsFromMidnight: 0,
    })
  })
})

// Dates of 2025 on purpose: newer zone data keeps Alberta on summer time from 2026 on, older data does not.
describe('clock changes in Edmonton', () => {
  test('in spring 01:59:59 is followed by 03:00', () => {
    const change = utc('2025-03-09T09:00:00Z')
    expect(wallTimeAt(change - 1, edmonton).secondsFromMidnight).toBe(2 * hour - 1)
    expect(wallTimeAt(change, edmonton).secondsFromMidnight).toBe(3 * hour)
  })

  test('a skipped 02:30 is read as 03:30', () => {
    const instant = unixSecondsAt('2025-03-09', 2.5 * hour, edmonton)
    expect(instant).toBe(utc('2025-03-09T09:30:00Z'))
    expect(wallTimeAt(instant, edmonton).secondsFromMidnight).toBe(3.5 * hour)
  })

  test('of the repeated 01:30 in autumn the first is meant', () => {
    expect(unixSecondsAt('2025-11-02', 1.5 * hour, edmonton)).toBe(utc('2025-11-02T07:30:00Z'))
    expect(wallTimeAt(utc('2025-11-02T08:30:00Z'), edmonton).secondsFromMidnight).toBe(1.5 * hour)
  })

  test('opening at 08:00 stays 08:00 across both changes', () => {
    expect(unixSecondsAt('2025-03-08', 8 * hour, edmonton)).toBe(utc('2025-03-08T15:00:00Z'))
    expect(unixSecondsAt('2025-03-09', 8 * hour, edmonton)).toBe(utc('2025-03-09T14:00:00Z'))
    expect(unixSecondsAt('2025-11-01', 8 * hour, edmonton)).toBe(utc('2025-11-01T14:00:00Z'))
    expect(unixSecondsAt('2025-11-02', 8 * hour, edmonton)).toBe(utc('2025-11-02T15:00:00Z'))
  })

  test('the days of the changes have 23 and 25 hours', () => {
    const length = (date: string) => unixSecondsAt(addDays(date, 1), 0, edmonton) - unixSecondsAt(date, 0, edmonton)
    expect([length('2025-03-09'), length('2025-11-02'), length('2025-11-03')]).toEqual([
      23 * hour,
      25 * hour,
      24 * hour,
    ])
  })

  test('Regina keeps its 02:30 on both nights', () => {
    expect(unixSecondsAt('2025-03-09', 2.5 * hour, regina)).toBe(utc('2025-03-09T08:30:00Z'))
    expect(unixSecondsAt('2025-11-02', 1.5 * hour, regina)).toBe(utc('2025-11-02T07:30:00Z'))
  })
})

describe('there and back', () => {
  const zones = fc.constantFrom(edmonton, regina, 'America/St_Johns', 'America/Vancouver', 'UTC', 'Asia/Kathmandu')
  const instants = fc.integer({ min: utc('2000-01-01T00:00:00Z'), max: utc('2040-01-01T00:00:00Z') })

  test('every instant comes back, but for the second run of a repeated hour', () => {
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const wall = wallTimeAt(instant, zone)
        const back = unixSecondsAt(wall.date, wall.secondsFromMidnight, zone)
        expect(wallTimeAt(back, zone)).toEqual(wall)
        expect([0, hour]).toContain(instant - back)
      }),
      { numRuns: 500 },
    )
  })

  test('in Regina every instant comes back', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const wall = wallTimeAt(instant, regina)
        expect(unixSecondsAt(wall.date, wall.secondsFromMidnight, regina)).toBe(instant)
      }),
    )
  })
})

describe('dates and zones', () => {
  test('weekdays and date arithmetic', () => {
    expect(weekdayOf('2026-11-21')).toBe('saturday')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  })

  test.each(['2026-02-30', '2026-13-01', '26-01-01', '', 'today'])('%j is no date', (text) => {
    expect(() => weekdayOf(text)).toThrow(RangeError)
    expect(() => unixSecondsAt(text, 0, regina)).toThrow(RangeError)
  })

  test('knows zones from other text', () => {
    expect([regina, edmonton, 'UTC'].every(isTimeZone)).toBe(true)
    expect(['Mars/Olympus', '', '+06:00', 'GMT-06:00 America/Regina'].some(isTimeZone)).toBe(false)
    expect(() => wallTimeAt(0, 'Mars/Olympus')).toThrow(RangeError)
  })
})
