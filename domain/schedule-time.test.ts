import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultTimeForDate, isNow, nextSlot, slotSeconds, slotsOfDate } from './schedule-time.ts'
import { unixSecondsAt, wallTimeAt } from './zoned-time.ts'

const hour = 3600
const regina = 'America/Regina'
const edmonton = 'America/Edmonton'
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
    const zones = fc.constantFrom(regina, edmonton, 'America/St_Johns', 'Asia/Kathmandu', 'Australia/Eucla')
    fc.assert(
      fc.property(fc.integer({ min: 1e9, max: 3e9 }), zones, (now, zone) => {
        expect(wallTimeAt(nextSlot(now), zone).secondsFromMidnight % slotSeconds).toBe(0)
        expect(nextSlot(now) - now).toBeLessThan(slotSeconds)
        expect(nextSlot(now)).toBeGreaterThanOrEqual(now)
      }),
    )
  })

  test('a day has 96, and 92 or 100 when clocks change', () => {
    expect(slotsOfDate('2026-11-20', regina)).toHaveLength(96)
    expect(slotsOfDate('2025-03-09', edmonton)).toHaveLength(92)
    expect(slotsOfDate('2025-11-02', edmonton)).toHaveLength(100)
    expect(slotsOfDate('2025-03-09', regina)).toHaveLength(96)
    expect(slotsOfDate('2025-11-02', regina)).toHaveLength(96)
  })

  test('slots are a quarter of an hour apart, from midnight', () => {
    expect(slotsOfDate('2026-11-20', regina).slice(0, 3)).toEqual([0, 900, 1800].map((s) => at('2026-11-20', s)))
  })

  test('all slots of a day carry its date', () => {
    for (const slot of slotsOfDate('2025-11-02', edmonton)) expect(wallTimeAt(slot, edmonton).date).toBe('2025-11-02')
  })
})

describe('defaultTimeForDate', () => {
  const now = at('2026-11-20', 10 * hour + 7)

  test('today: the next slot, whatever the hours', () => {
    expect(defaultTimeForDate('2026-11-20', now, { friday: { closed: true } }, regina)).toBe(
      at('2026-11-20', 10.25 * hour),
    )
  })

  test('another day: opening time rounded up to a slot', () => {
    expect(defaultTimeForDate('2026-11-23', now, hours, regina)).toBe(at('2026-11-23', 8.25 * hour))
  })

  test('a closed day and a day without an entry begin at midnight', () => {
    expect(defaultTimeForDate('2026-11-24', now, hours, regina)).toBe(at('2026-11-24', 0))
    expect(defaultTimeForDate('2026-11-25', now, hours, regina)).toBe(at('2026-11-25', 0))
  })

  test('today is decided on the courier’s clock', () => {
    const lateEvening = at('2026-11-22', 23 * hour)
    expect(new Date(lateEvening * 1000).toISOString().slice(0, 10)).toBe('2026-11-23')
    expect(defaultTimeForDate('2026-11-23', lateEvening, hours, regina)).toBe(at('2026-11-23', 8.25 * hour))
  })

  test('opening time is by the clock on the day of a change', () => {
    const sunday = { sunday: { hours: { openTime: 8 * hour, closeTime: 17 * hour } } }
    for (const date of ['2025-03-09', '2025-11-02']) {
      const time = defaultTimeForDate(date, 0, sunday, edmonton)
      expect(wallTimeAt(time, edmonton)).toMatchObject({ date, secondsFromMidnight: 8 * hour })
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
