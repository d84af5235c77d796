import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  isTimeZone,
  unixSecondsAt,
  utcOffsetsBetween,
  utcOffsetSeconds,
  wallTimeAt,
  weekdayOf,
} from './zoned-time.ts'

const winnipeg = 'America/Winnipeg'
const regina = 'America/Regina'
const hour = 3600

function utc(text: string): number {
  return Date.parse(text) / 1000
}

describe('wall time', () => {
  test('Regina stays six hours behind all year', () => {
    for (const text of ['2019-01-15T18:00:00Z', '2019-07-15T18:00:00Z']) {
      expect(utcOffsetSeconds(utc(text), regina)).toBe(-6 * hour)
      expect(wallTimeAt(utc(text), regina).secondsFromMidnight).toBe(12 * hour)
    }
  })

  test('Winnipeg is six hours behind in winter and five in summer', () => {
    expect(utcOffsetSeconds(utc('2019-01-15T18:00:00Z'), winnipeg)).toBe(-6 * hour)
    expect(utcOffsetSeconds(utc('2019-07-15T18:00:00Z'), winnipeg)).toBe(-5 * hour)
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

// Of 2019 on purpose: what is past is the same in every version of the zone data, what is to come may be another law's.
describe('clock changes in Winnipeg', () => {
  test('in spring 01:59:59 is followed by 03:00', () => {
    const change = utc('2019-03-10T08:00:00Z')
    expect(wallTimeAt(change - 1, winnipeg).secondsFromMidnight).toBe(2 * hour - 1)
    expect(wallTimeAt(change, winnipeg).secondsFromMidnight).toBe(3 * hour)
  })

  test('a skipped 02:30 is read as 03:30', () => {
    const instant = unixSecondsAt('2019-03-10', 2.5 * hour, winnipeg)
    expect(instant).toBe(utc('2019-03-10T08:30:00Z'))
    expect(wallTimeAt(instant, winnipeg).secondsFromMidnight).toBe(3.5 * hour)
  })

  test('of the repeated 01:30 in autumn the first is meant', () => {
    expect(unixSecondsAt('2019-11-03', 1.5 * hour, winnipeg)).toBe(utc('2019-11-03T06:30:00Z'))
    expect(wallTimeAt(utc('2019-11-03T07:30:00Z'), winnipeg).secondsFromMidnight).toBe(1.5 * hour)
  })

  test('opening at 08:00 stays 08:00 across both changes', () => {
    expect(unixSecondsAt('2019-03-09', 8 * hour, winnipeg)).toBe(utc('2019-03-09T14:00:00Z'))
    expect(unixSecondsAt('2019-03-10', 8 * hour, winnipeg)).toBe(utc('2019-03-10T13:00:00Z'))
    expect(unixSecondsAt('2019-11-02', 8 * hour, winnipeg)).toBe(utc('2019-11-02T13:00:00Z'))
    expect(unixSecondsAt('2019-11-03', 8 * hour, winnipeg)).toBe(utc('2019-11-03T14:00:00Z'))
  })

  test('the days of the changes have 23 and 25 hours', () => {
    const length = (date: string) => unixSecondsAt(addDays(date, 1), 0, winnipeg) - unixSecondsAt(date, 0, winnipeg)
    expect([length('2019-03-10'), length('2019-11-03'), length('2019-11-04')]).toEqual([
      23 * hour,
      25 * hour,
      24 * hour,
    ])
  })

  test('Regina keeps its 02:30 on both nights', () => {
    expect(unixSecondsAt('2019-03-10', 2.5 * hour, regina)).toBe(utc('2019-03-10T08:30:00Z'))
    expect(unixSecondsAt('2019-11-03', 1.5 * hour, regina)).toBe(utc('2019-11-03T07:30:00Z'))
  })
})

describe('a zone that is told', () => {
  const from2010 = utc('2010-01-01T00:00:00Z')
  const until2020 = utc('2020-01-01T00:00:00Z')
  const told = (timezone: string) => ({ timezone, utcOffsets: utcOffsetsBetween(from2010, until2020, timezone) })

  test('is told by each change to the second', () => {
    expect(utcOffsetsBetween(utc('2019-01-01T00:00:00Z'), until2020, winnipeg)).toEqual([
      { from: utc('2019-01-01T00:00:00Z'), offsetS: -6 * hour },
      { from: utc('2019-03-10T08:00:00Z'), offsetS: -5 * hour },
      { from: utc('2019-11-03T07:00:00Z'), offsetS: -6 * hour },
    ])
    expect(told(regina).utcOffsets).toHaveLength(1)
    expect(told(winnipeg).utcOffsets).toHaveLength(21)
    // During Ramadan alone the clocks of Morocco went back, for four weeks.
    expect(told('Africa/Casablanca').utcOffsets).toContainEqual({ from: utc('2019-05-05T02:00:00Z'), offsetS: 0 })
  })

  test('shows and reads the same times as the server that told them', () => {
    const zones = fc.constantFrom(winnipeg, regina, 'America/St_Johns', 'Africa/Casablanca', 'Asia/Kathmandu')
    // Finding all changes of ten years takes far longer than what is asked here.
    const toldZones = new Map<string, ReturnType<typeof told>>()
    // Before what was told, this runtime's own data count.
    const instants = fc.integer({ min: utc('2000-01-01T00:00:00Z'), max: until2020 })
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const wall = wallTimeAt(instant, zone)
        const known = toldZones.get(zone) ?? told(zone)
        toldZones.set(zone, known)
        expect(wallTimeAt(instant, known)).toEqual(wall)
        expect(unixSecondsAt(wall.date, wall.secondsFromMidnight, known)).toBe(
          unixSecondsAt(wall.date, wall.secondsFromMidnight, zone),
        )
      }),
    )
  })

  test('counts, whatever this runtime believes of the zone', () => {
    const change = utc('2019-06-01T06:00:00Z')
    const utcOffsets = [
      { from: utc('2019-01-01T00:00:00Z'), offsetS: -6 * hour },
      { from: change, offsetS: 9 * hour },
    ]
    const madeUp = { timezone: regina, utcOffsets }
    expect(wallTimeAt(change - 1, madeUp)).toMatchObject({ date: '2019-05-31', secondsFromMidnight: 24 * hour - 1 })
    expect(wallTimeAt(change, madeUp)).toMatchObject({ date: '2019-06-01', secondsFromMidnight: 15 * hour })
    expect(unixSecondsAt('2019-06-02', 8 * hour, madeUp)).toBe(utc('2019-06-02T08:00:00+09:00'))
  })
})

describe('there and back', () => {
  const zones = fc.constantFrom(winnipeg, regina, 'America/St_Johns', 'Europe/Paris', 'UTC', 'Asia/Kathmandu')
  const instants = fc.integer({ min: utc('2000-01-01T00:00:00Z'), max: utc('2020-01-01T00:00:00Z') })

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
    expect([regina, winnipeg, 'UTC'].every(isTimeZone)).toBe(true)
    expect(['Mars/Olympus', '', '+06:00', 'GMT-06:00 America/Regina'].some(isTimeZone)).toBe(false)
    expect(() => wallTimeAt(0, 'Mars/Olympus')).toThrow(RangeError)
  })
})
