import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isWithinDispatchHours } from './operating-hours.ts'
import { defaultTimeForDate, isNow, slotsOfDate } from './schedule-time.ts'
import { nextSlot, slotSeconds } from './slots.ts'
import { unixSecondsAt, wallTimeAt } from './zoned-time.ts'

const hour = 3600
/** What was before is the same in every version of the zone data. Unix seconds. */
const settled = Date.UTC(2020, 0, 1) / 1000
const regina = 'America/Regina'
const winnipeg = 'America/Winnipeg'
const hours = { monday: { hours: { openTime: 8 * hour + 5 * 60, closeTime: 17 * hour } }, tuesday: { closed: true } }

function at(date: string, seconds: number, zone = regina): number {
  return unixSecondsAt(date, seconds, zone)
}

describe('slots', () => {
  test('the next slot is the coming quarter hour, or this very one', () => {
    const ten = at('2026-11-20', 10 * hour)
    expect([ten - 1, ten, ten + 1, ten + 900].map(nextSlot)).toEqual([ten, ten, ten + 900, ten + 900])
  })

  test('a slot on the wall is a slot of unix time in every zone', () => {
    const zones = fc.constantFrom(regina, winnipeg, 'America/St_Johns', 'Asia/Kathmandu', 'Australia/Eucla')
    fc.assert(
      fc.property(fc.integer({ min: 1e9, max: settled }), zones, (now, zone) => {
        expect(wallTimeAt(nextSlot(now), zone).secondsFromMidnight % slotSeconds).toBe(0)
        expect(nextSlot(now) - now).toBeLessThan(slotSeconds)
        expect(nextSlot(now)).toBeGreaterThanOrEqual(now)
      }),
    )
  })

  test('a day has 96, and 92 or 100 when clocks change', () => {
    expect(slotsOfDate('2026-11-20', regina)).toHaveLength(96)
    expect(slotsOfDate('2019-03-10', winnipeg)).toHaveLength(92)
    expect(slotsOfDate('2019-11-03', winnipeg)).toHaveLength(100)
    expect(slotsOfDate('2019-03-10', regina)).toHaveLength(96)
    expect(slotsOfDate('2019-11-03', regina)).toHaveLength(96)
  })

  test('slots are a quarter of an hour apart, from midnight', () => {
    expect(slotsOfDate('2026-11-20', regina).slice(0, 3)).toEqual([0, 900, 1800].map((s) => at('2026-11-20', s)))
  })

  test('all slots of a day carry its date', () => {
    for (const slot of slotsOfDate('2019-11-03', winnipeg)) expect(wallTimeAt(slot, winnipeg).date).toBe('2019-11-03')
  })
})

describe('defaultTimeForDate', () => {
  const lateMorning = at('2026-11-20', 10 * hour + 7)

  test('today: the next slot, whatever the hours', () => {
    expect(defaultTimeForDate('2026-11-20', lateMorning, { friday: { closed: true } }, regina)).toBe(
      at('2026-11-20', 10.25 * hour),
    )
  })

  test('another day: opening time rounded up to a slot', () => {
    expect(defaultTimeForDate('2026-11-23', lateMorning, hours, regina)).toBe(at('2026-11-23', 8.25 * hour))
  })

  test('a closed day and a day without an entry begin at midnight', () => {
    expect(defaultTimeForDate('2026-11-24', lateMorning, hours, regina)).toBe(at('2026-11-24', 0))
    expect(defaultTimeForDate('2026-11-25', lateMorning, hours, regina)).toBe(at('2026-11-25', 0))
  })

  test('today is decided on the courier’s clock', () => {
    const lateEvening = at('2026-11-22', 23 * hour)
    expect(new Date(lateEvening * 1000).toISOString().slice(0, 10)).toBe('2026-11-23')
    expect(defaultTimeForDate('2026-11-23', lateEvening, hours, regina)).toBe(at('2026-11-23', 8.25 * hour))
  })

  test('late in the evening today stays today, at its last slot', () => {
    const lastSlot = at('2026-11-20', 23.75 * hour)
    expect(defaultTimeForDate('2026-11-20', lastSlot, hours, regina)).toBe(lastSlot)
    expect(defaultTimeForDate('2026-11-20', lastSlot + 1, hours, regina)).toBe(lastSlot)
    expect(isNow(defaultTimeForDate('2026-11-20', lastSlot + 899, hours, regina), lastSlot + 899)).toBe(true)
  })

  test('the day that was chosen stays the day, whatever the hour, the hours and the zone', () => {
    const zones = fc.constantFrom(regina, winnipeg, 'America/St_Johns', 'America/Havana', 'Asia/Kathmandu')
    const anyMoment = fc.integer({ min: 1e9, max: settled })
    const opening = fc.integer({ min: 0, max: 86_399 })
    fc.assert(
      fc.property(anyMoment, anyMoment, opening, zones, (now, chosen, openTime, zone) => {
        const { date, weekday } = wallTimeAt(chosen, zone)
        const day = { [weekday]: { hours: { openTime, closeTime: 86_400 } } }
        for (const wanted of [date, wallTimeAt(now, zone).date]) {
          const time = defaultTimeForDate(wanted, now, day, zone)
          expect(wallTimeAt(time, zone).date).toBe(wanted)
          expect(time % slotSeconds).toBe(0)
        }
      }),
    )
  })

  test('opening time is by the clock on the day of a change', () => {
    const sunday = { sunday: { hours: { openTime: 8 * hour, closeTime: 17 * hour } } }
    for (const date of ['2019-03-10', '2019-11-03']) {
      const time = defaultTimeForDate(date, 0, sunday, winnipeg)
      expect(wallTimeAt(time, winnipeg)).toMatchObject({ date, secondsFromMidnight: 8 * hour })
    }
  })
})

describe('isNow', () => {
  test('within 15 minutes either way', () => {
    expect([-901, -900, 0, 900, 901].map((offset) => isNow(1e9 + offset, 1e9))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
  })
})

describe('the hours of a courier who takes a break', () => {
  const noon = 12 * hour
  const courier = {
    friday: {
      hours: { openTime: 7 * hour + 50 * 60, closeTime: 18 * hour, breakStartTime: noon, breakEndTime: 13 * hour },
    },
    sunday: { hours: { openTime: 2 * hour + 30 * 60, closeTime: 6 * hour } },
    monday: { closed: true },
  }

  test.each([
    ['before opening', '2026-11-20', 7 * hour + 45 * 60, false],
    ['at opening', '2026-11-20', 7 * hour + 50 * 60, true],
    ['just before the break', '2026-11-20', noon - 1, true],
    ['when the break begins', '2026-11-20', noon, false],
    ['during the break', '2026-11-20', noon + 45 * 60, false],
    ['when the break ends', '2026-11-20', 13 * hour, true],
    ['the last second', '2026-11-20', 18 * hour - 1, true],
    ['at closing', '2026-11-20', 18 * hour, false],
    ['a day without an entry, at night', '2026-11-21', 3 * hour, true],
    ['a closed day, at noon', '2026-11-23', noon, false],
  ])('%s', (_, date, seconds, isWithin) => {
    expect(isWithinDispatchHours(courier, at(date, seconds), regina)).toBe(isWithin)
  })

  test('the opening time is that of the first stretch, rounded up to a slot', () => {
    const time = defaultTimeForDate('2026-11-27', at('2026-11-20', noon), courier, regina)
    expect(time).toBe(at('2026-11-27', 8 * hour))
  })

  test('an opening time that the clocks skip moves on with them, and stays within the hours', () => {
    const time = defaultTimeForDate('2019-03-10', at('2019-03-03', noon, winnipeg), courier, winnipeg)
    expect(wallTimeAt(time, winnipeg)).toMatchObject({ date: '2019-03-10', secondsFromMidnight: 3 * hour + 30 * 60 })
    expect(isWithinDispatchHours(courier, time, winnipeg)).toBe(true)
  })

  test('of an hour that comes twice the first is offered', () => {
    const early = { sunday: { hours: { openTime: hour, closeTime: 6 * hour } } }
    const time = defaultTimeForDate('2019-11-03', 0, early, winnipeg)
    expect(wallTimeAt(time, winnipeg).secondsFromMidnight).toBe(hour)
    expect(wallTimeAt(time + hour, winnipeg).secondsFromMidnight).toBe(hour)
    expect([time, time + hour].map((moment) => isWithinDispatchHours(early, moment, winnipeg))).toEqual([true, true])
  })
})
