import { describe, expect, test } from 'vitest'
import { unixSecondsAt } from '../time/zoned-time.ts'
import { afterQuiet, dueAt, type Rhythm } from './when.ts'

const regina = 'America/Regina'
const toronto = 'America/Toronto'
const hours = (h: number, m = 0) => h * 3_600 + m * 60
const at = (date: string, h: number, m = 0, zone = regina) => unixSecondsAt(date, hours(h, m), zone)
const rhythm = (of: Partial<Rhythm> = {}): Rhythm => ({
  digest: 'atOnce',
  quietFrom: null,
  quietTo: null,
  timeZone: regina,
  ...of,
})

describe('a digest', () => {
  test('is at once, at the next full hour, or at five in the afternoon', () => {
    const now = at('2026-03-02', 10, 20)
    expect(dueAt('email', now, rhythm())).toBe(now)
    expect(dueAt('email', now, rhythm({ digest: 'hourly' }))).toBe(at('2026-03-02', 11))
    expect(dueAt('email', at('2026-03-02', 11), rhythm({ digest: 'hourly' }))).toBe(at('2026-03-02', 11))
    expect(dueAt('email', now, rhythm({ digest: 'daily' }))).toBe(at('2026-03-02', 17))
    expect(dueAt('email', at('2026-03-02', 17), rhythm({ digest: 'daily' }))).toBe(at('2026-03-02', 17))
    expect(dueAt('email', at('2026-03-02', 17, 1), rhythm({ digest: 'daily' }))).toBe(at('2026-03-03', 17))
  })

  test('is by the person’s clock, in zones of half an hour and on the day of a change', () => {
    const newfoundland = 'America/St_Johns'
    const now = at('2026-06-01', 10, 20, newfoundland)
    expect(dueAt('email', now, rhythm({ digest: 'hourly', timeZone: newfoundland }))).toBe(now + hours(0, 40))
    const evening = at('2026-03-07', 18, 0, toronto)
    // The clocks leave out an hour: 23 hours to 18:00, one less to 17:00.
    expect(dueAt('email', evening, rhythm({ digest: 'daily', timeZone: toronto })) - evening).toBe(hours(22))
  })
})

describe('quiet hours', () => {
  const night = rhythm({ quietFrom: hours(22), quietTo: hours(7) })

  test.each([
    ['before midnight', at('2026-03-02', 23), at('2026-03-03', 7)],
    ['after midnight', at('2026-03-03', 3), at('2026-03-03', 7)],
    ['as they begin', at('2026-03-02', 22), at('2026-03-03', 7)],
    ['as they end', at('2026-03-03', 7), at('2026-03-03', 7)],
    ['by day', at('2026-03-03', 12), at('2026-03-03', 12)],
  ])('hold a text message back %s', (_, now, due) => {
    expect(dueAt('sms', now, night)).toBe(due)
    expect(dueAt('email', now, night)).toBe(now)
  })

  test('within a day, and what is due by a digest in them', () => {
    const lunch = rhythm({ quietFrom: hours(12), quietTo: hours(13, 30) })
    expect(dueAt('sms', at('2026-03-03', 12, 5), lunch)).toBe(at('2026-03-03', 13, 30))
    expect(dueAt('sms', at('2026-03-03', 11, 40), { ...lunch, digest: 'hourly' })).toBe(at('2026-03-03', 13, 30))
    expect(afterQuiet(at('2026-03-03', 12), rhythm({ quietFrom: hours(12), quietTo: hours(12) }))).toBe(
      at('2026-03-03', 12),
    )
  })

  test('end as the clock shows it, when an hour is left out or repeated', () => {
    const spring = { quietFrom: hours(22), quietTo: hours(2, 30), timeZone: toronto }
    expect(afterQuiet(at('2026-03-07', 23, 0, toronto), spring)).toBe(at('2026-03-08', 3, 30, toronto))
    const autumn = { quietFrom: hours(22), quietTo: hours(1, 30), timeZone: toronto }
    const first = at('2026-11-01', 1, 15, toronto)
    expect(afterQuiet(first, autumn)).toBe(first + hours(0, 15))
    const again = first + hours(1)
    expect(afterQuiet(again, autumn)).toBe(again + hours(0, 15))
  })
})
