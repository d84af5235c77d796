import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daySeconds, unixSecondsAt, wallTimeAt, weekdayOf, weekdays } from '../time/zoned-time.ts'
import { timeRangeFor, timesOfDayFor } from './time-windows.ts'
import type { TimeRange, TimeWindow } from './types.ts'

const hour = 3600
const regina = 'America/Regina'
const toronto = 'America/Toronto'

function window(id: number, from: number, to: number, more: Partial<TimeWindow> = {}): TimeWindow {
  return {
    id,
    name: `Window ${id}`,
    days: ['friday'],
    from,
    to,
    charge: { amountCadCents: 100 },
    stacks: false,
    ...more,
  }
}

/** The ids that count at a local time; B is 10.00. */
function at(
  windows: readonly TimeWindow[],
  date: string,
  seconds: number,
  { timeZone = regina, holidays = [] as readonly string[] } = {},
): number[] {
  const clock = wallTimeAt(unixSecondsAt(date, seconds, timeZone), timeZone)
  return timesOfDayFor(windows, clock, holidays, 1000).map((match) => match.window.id)
}

const [thursday, friday, saturday] = ['2026-11-19', '2026-11-20', '2026-11-21'] as const

describe('which window holds a time', () => {
  const evening = [window(1, 17 * hour, 20 * hour)]

  test('from its first second up to but not at its end, on its days', () => {
    const times = [17 * hour - 1, 17 * hour, 20 * hour - 1, 20 * hour]
    expect(times.map((time) => at(evening, friday, time))).toEqual([[], [1], [1], []])
    expect([thursday, saturday].map((date) => at(evening, date, 18 * hour))).toEqual([[], []])
  })

  test('past midnight it covers the morning of the day after it started', () => {
    const night = [window(1, 22 * hour, 30 * hour)]
    expect(at(night, saturday, 5 * hour)).toEqual([1])
    expect([at(night, saturday, 6 * hour), at(night, friday, 5 * hour), at(night, saturday, 23 * hour)]).toEqual([
      [],
      [],
      [],
    ])
  })

  test('says on which day it started and how late it was by then', () => {
    const clock = wallTimeAt(unixSecondsAt(saturday, 2 * hour, regina), regina)
    expect(timesOfDayFor([window(1, 22 * hour, 30 * hour)], clock, [], 1000)).toMatchObject([
      { day: 'friday', time: 26 * hour },
    ])
  })

  test('a holiday is its own weekday and not the one it falls on', () => {
    const windows = [...evening, window(2, 0, daySeconds, { days: ['holiday'] })]
    expect(at(windows, friday, 18 * hour, { holidays: [friday] })).toEqual([2])
    expect(at(windows, friday, 18 * hour, { holidays: [thursday] })).toEqual([1])
  })

  test('the night of a holiday goes on into the next day, and that of the day before into the holiday', () => {
    const windows = [
      window(1, 22 * hour, 30 * hour, { days: ['thursday'] }),
      window(2, 22 * hour, 30 * hour, { days: ['holiday'] }),
    ]
    expect(at(windows, friday, 2 * hour, { holidays: [friday] })).toEqual([1])
    expect(at(windows, saturday, 2 * hour, { holidays: [friday] })).toEqual([2])
  })

  test('none that matches is no surcharge', () => {
    expect([at([], friday, 0), at(evening, friday, 0)]).toEqual([[], []])
  })
})

describe('across a clock change the clock on the wall decides', () => {
  const sunday = (from: number, to: number) => [window(1, from, to, { days: ['sunday'] })]
  const saturdayNight = [window(1, 22 * hour, 27 * hour, { days: ['saturday'] })]

  test('in spring a window over the skipped hour begins when the clock has jumped into it', () => {
    const before = unixSecondsAt('2025-03-09', 2 * hour, toronto) - 1
    const ids = [before, before + 1].map((instant) =>
      timesOfDayFor(sunday(2 * hour + 1800, 4 * hour), wallTimeAt(instant, toronto), [], 0).map((m) => m.window.id),
    )
    expect(ids).toEqual([[], [1]])
    expect(at(saturdayNight, '2025-03-09', 3 * hour, { timeZone: toronto })).toEqual([])
  })

  test('in autumn both runs of the repeated hour are in the window', () => {
    const first = unixSecondsAt('2025-11-02', hour + 1800, toronto)
    const ids = [first, first + hour, first + 2 * hour].map((instant) =>
      timesOfDayFor(sunday(hour, 2 * hour), wallTimeAt(instant, toronto), [], 0).map((m) => m.window.id),
    )
    expect(ids).toEqual([[1], [1], []])
  })

  test('a window across midnight into the change ends by the wall clock', () => {
    const ends = unixSecondsAt('2025-11-02', 3 * hour, toronto)
    const ids = [ends - 1, ends].map((instant) =>
      timesOfDayFor(saturdayNight, wallTimeAt(instant, toronto), [], 0).map((m) => m.window.id),
    )
    expect(ids).toEqual([[1], []])
  })
})

describe('several windows at once', () => {
  const all = { days: weekdays }
  const [low, high, half] = [
    window(1, 0, daySeconds, all),
    window(2, 0, daySeconds, { ...all, charge: { amountCadCents: 400 } }),
    window(3, 0, daySeconds, { ...all, charge: { percent: 50 } }),
  ]

  test('the highest counts, an amount and a percentage by what they come to on B', () => {
    expect(at([low, high], friday, 0)).toEqual([2])
    expect(at([low, high, half], friday, 0)).toEqual([3])
    const clock = wallTimeAt(unixSecondsAt(friday, 0, regina), regina)
    expect(timesOfDayFor([high, half], clock, [], 799).map((m) => m.window.id)).toEqual([2])
  })

  test('of equal ones the lower id', () => {
    const equal = window(9, 0, daySeconds, { ...all, charge: { amountCadCents: 500 } })
    expect([at([equal, half], friday, 0), at([half, equal], friday, 0)]).toEqual([[3], [3]])
  })

  test('those that stack are added to it, or stand alone', () => {
    const [first, second] = [
      { ...low, id: 7, stacks: true },
      { ...low, id: 4, stacks: true },
    ]
    expect(at([first, low, second, high], friday, 0)).toEqual([2, 4, 7])
    expect(at([first], friday, 0)).toEqual([7])
  })
})

test('a window past midnight is the same as two windows', () => {
  const instants = fc.integer({ min: 1_700_000_000, max: 1_900_000_000 })
  fc.assert(
    fc.property(
      instants,
      fc.constantFrom(...weekdays),
      fc.nat(daySeconds - 1),
      fc.integer({ min: 1, max: daySeconds - 1 }),
      fc.constantFrom(regina, toronto, 'America/St_Johns'),
      (instant, day, from, past, timeZone) => {
        const clock = wallTimeAt(instant, timeZone)
        const next = weekdays[(weekdays.indexOf(day) + 1) % 7] ?? day
        const ids = (...windows: TimeWindow[]) => timesOfDayFor(windows, clock, [], 0).length
        const one = ids(window(1, from, daySeconds + Math.min(past, from), { days: [day] }))
        const two = ids(
          window(1, from, daySeconds, { days: [day] }),
          window(1, 0, Math.min(past, from), { days: [next], stacks: true }),
        )
        expect(one).toBe(two)
        expect(weekdayOf(addDays(clock.date, 1))).toBe(weekdays[(weekdays.indexOf(clock.weekday) + 1) % 7])
      },
    ),
  )
})

describe('ranges of the promise', () => {
  const range = (id: number, from: number, to: number | null, cents = 100): TimeRange => ({
    id,
    name: `Range ${id}`,
    from,
    to,
    charge: { amountCadCents: cents },
  })
  const ranges = [range(1, 0, 2 * hour, 900), range(2, 2 * hour, 4 * hour), range(3, 24 * hour, null)]

  test('a span is above from and up to and including to', () => {
    const spans = [-hour, 0, 1, 2 * hour, 2 * hour + 1, 4 * hour, 4 * hour + 1, 24 * hour, 24 * hour + 1, 99 * hour]
    expect(spans.map((span) => timeRangeFor(ranges, span, 0)?.id ?? null)).toEqual([
      null,
      null,
      1,
      1,
      2,
      2,
      null,
      null,
      3,
      3,
    ])
  })

  test('the last one does not go on: what no range holds costs nothing', () => {
    expect(timeRangeFor(ranges.slice(0, 2), 5 * hour, 0)).toBeNull()
  })
})
