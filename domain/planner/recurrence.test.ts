import fc from 'fast-check'
import { RRuleTemporal } from 'rrule-temporal'
import { describe, expect, test } from 'vitest'
import { addDays, type LocalDate, unixSecondsAt, weekdayOf } from '../time/zoned-time.ts'
import {
  checkRecurrence,
  datesBetween,
  lastDate,
  nextDates,
  occurrences,
  occursOn,
  type Recurrence,
  type RecurrenceRule,
  recurrenceWords,
  ruleWords,
  toRRule,
} from './recurrence.ts'

const zones = ['America/Regina', 'America/Toronto', 'America/St_Johns'] as const
const horizon = 20 * 366

function rule(recurrence: Recurrence, startDate: LocalDate, endDate: LocalDate | null = null): RecurrenceRule {
  return { recurrence, startDate, endDate }
}

const every = fc.integer({ min: 1, max: 99 })
const fewEvery = fc.oneof(fc.constantFrom(1, 2, 3), every)
const weekday = fc.integer({ min: 0, max: 6 })
const anyRecurrence: fc.Arbitrary<Recurrence> = fc.oneof(
  fc.record({ kind: fc.constant('daily' as const), every: fewEvery }),
  fc.record({ kind: fc.constant('weekdays' as const) }),
  fc.record({
    kind: fc.constant('weekly' as const),
    every: fewEvery,
    weekdays: fc.uniqueArray(weekday, { minLength: 1, maxLength: 7 }),
  }),
  fc.record({
    kind: fc.constant('monthly_day' as const),
    every: fewEvery,
    day: fc.oneof(fc.integer({ min: 28, max: 31 }), fc.integer({ min: 1, max: 31 })),
  }),
  fc.record({
    kind: fc.constant('monthly_weekday' as const),
    every: fewEvery,
    occurrence: fc.constantFrom(...occurrences),
    weekday,
  }),
)
const aDay = fc.integer({ min: 0, max: 3 * 366 }).map((days) => addDays('2026-01-01', days))
const anyRule = fc
  .record({ recurrence: anyRecurrence, startDate: aDay, lasts: fc.option(fc.integer({ min: 0, max: horizon })) })
  .map(({ lasts, ...more }): RecurrenceRule => ({
    ...more,
    endDate: lasts === null ? null : addDays(more.startDate, lasts),
  }))

/** The instants that the library finds for our text at 8:00 by a zone's clock, in the 20 years from the start. */
function byLibrary(of: RecurrenceRule, zone: string): readonly number[] {
  const library = new RRuleTemporal({
    rruleString: `DTSTART;TZID=${zone}:${of.startDate.replaceAll('-', '')}T080000\nRRULE:${toRRule(of)}`,
  })
  const from = new Date(unixSecondsAt(of.startDate, 0, zone) * 1000)
  const until = new Date(unixSecondsAt(addDays(of.startDate, horizon), 86_399, zone) * 1000)
  return library.between(from, until, true).map(({ epochMilliseconds }) => epochMilliseconds / 1000)
}

describe('beside the library for RFC 5545', () => {
  const cases: fc.Arbitrary<[RecurrenceRule, string]> = fc.tuple(anyRule, fc.constantFrom(...zones))

  test('the same instants over 20 years in three zones, at 8:00 by the clock on the wall', () => {
    fc.assert(
      fc.property(cases, ([of, zone]) => {
        const days = datesBetween(of, of.startDate, addDays(of.startDate, horizon))
        expect(days.map((day) => unixSecondsAt(day, 8 * 3600, zone))).toEqual(byLibrary(of, zone))
      }),
      { numRuns: 150 },
    )
  })

  test('the same days for calendars, whose DTSTART is the first of them', () => {
    fc.assert(
      fc.property(anyRule, (of) => {
        const [first] = nextDates(of, of.startDate, 1)
        if (first === undefined) return
        const library = new RRuleTemporal({
          rruleString: `DTSTART;VALUE=DATE:${first.replaceAll('-', '')}\nRRULE:${toRRule(of)}`,
          strict: true,
          includeDtstart: true,
        })
        const theirs = library.all((_, index) => index < 40).map((at) => at.toPlainDate().toString())
        expect(theirs).toEqual(nextDates(of, first, 40))
      }),
      { numRuns: 300 },
    )
  })
})

describe('whatever the rule', () => {
  test('a day occurs by itself if and only if it is among those of a range, which ascend within the rule', () => {
    fc.assert(
      fc.property(anyRule, aDay, (of, from) => {
        const days = Array.from({ length: 400 }, (_, index) => addDays(from, index))
        const found = datesBetween(of, from, addDays(from, 399))
        expect(found).toEqual(days.filter((day) => occursOn(of, day)))
        expect(found).toEqual(found.toSorted())
        expect(found.every((day) => day >= of.startDate && day <= (of.endDate ?? day))).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  test('from any day on it goes on as it would have from the start', () => {
    fc.assert(
      fc.property(anyRule, fc.nat(4000), (of, later) => {
        const [from, until] = [addDays(of.startDate, later), addDays(of.startDate, later + 1000)]
        const whole = datesBetween(of, of.startDate, until)
        expect(datesBetween(of, from, until)).toEqual(whole.filter((day) => day >= from))
        expect(nextDates(of, from, 5).filter((day) => day <= until)).toEqual(
          whole.filter((day) => day >= from).slice(0, 5),
        )
      }),
      { numRuns: 60 },
    )
  })

  test('the last day is the last of all', () => {
    fc.assert(
      fc.property(anyRule, (of) => {
        const all = of.endDate === null ? [] : datesBetween(of, of.startDate, of.endDate)
        expect(lastDate(of)).toBe(all.at(-1) ?? null)
      }),
      { numRuns: 60 },
    )
  })

  test('what is not refused has a day', () => {
    fc.assert(
      fc.property(anyRule, (of) => {
        const isTaken = errorsOf(of) === undefined
        expect(nextDates(of, of.startDate, 1)).toHaveLength(isTaken ? 1 : 0)
      }),
    )
  })
})

describe('worked out by hand', () => {
  const vectors: readonly [string, RecurrenceRule, readonly LocalDate[]][] = [
    [
      'the last Friday, which is the fourth or the fifth',
      rule({ kind: 'monthly_weekday', every: 1, occurrence: 'Last', weekday: 5 }, '2026-11-01'),
      ['2026-11-27', '2026-12-25', '2027-01-29', '2027-02-26', '2027-03-26', '2027-04-30'],
    ],
    [
      'the fourth Friday, where there are five',
      rule({ kind: 'monthly_weekday', every: 1, occurrence: 'Fourth', weekday: 5 }, '2027-01-01'),
      ['2027-01-22', '2027-02-26', '2027-03-26', '2027-04-23'],
    ],
    [
      'the 31st in short months, and in February of a leap year',
      rule({ kind: 'monthly_day', every: 1, day: 31 }, '2027-12-31'),
      ['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30'],
    ],
    [
      'the 30th in February',
      rule({ kind: 'monthly_day', every: 1, day: 30 }, '2027-01-30'),
      ['2027-01-30', '2027-02-28', '2027-03-30', '2027-04-30'],
    ],
    [
      'the 29th of every 12th month from a leap day',
      rule({ kind: 'monthly_day', every: 12, day: 29 }, '2028-02-29'),
      ['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'],
    ],
    [
      'the first month is the one of the start, even where its day has gone by',
      rule({ kind: 'monthly_day', every: 2, day: 5 }, '2026-11-06'),
      ['2027-01-05', '2027-03-05', '2027-05-05'],
    ],
    [
      'every 3rd day over the end of a year',
      rule({ kind: 'daily', every: 3 }, '2026-12-27'),
      ['2026-12-27', '2026-12-30', '2027-01-02', '2027-01-05'],
    ],
    [
      'weekdays from a Saturday',
      rule({ kind: 'weekdays' }, '2026-11-28'),
      ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-07'],
    ],
    [
      'a Sunday belongs to the week of the Monday before',
      rule({ kind: 'weekly', every: 2, weekdays: [0, 1] }, '2026-11-26'),
      ['2026-11-29', '2026-12-07', '2026-12-13', '2026-12-21'],
    ],
    [
      'both ends are in it',
      rule({ kind: 'daily', every: 1 }, '2026-11-27', '2026-11-28'),
      ['2026-11-27', '2026-11-28'],
    ],
    [
      'the days on which clocks change, both ways',
      rule({ kind: 'weekly', every: 1, weekdays: [0] }, '2027-03-07', '2027-03-21'),
      ['2027-03-07', '2027-03-14', '2027-03-21'],
    ],
    [
      'the last day that can be written ends it',
      rule({ kind: 'daily', every: 2 }, '9999-12-28'),
      ['9999-12-28', '9999-12-30'],
    ],
  ]

  test.each(vectors)('%s', (_, of, days) => {
    expect(nextDates(of, of.startDate, days.length)).toEqual(days)
  })

  test('centuries after the start it is as quick as on its first day', () => {
    const old = rule({ kind: 'daily', every: 1 }, '0001-01-01')
    expect(datesBetween(old, '2026-11-26', '2026-11-27')).toEqual(['2026-11-26', '2026-11-27'])
    expect(nextDates(old, '9999-12-31', 9)).toEqual(['9999-12-31'])
  })

  test('nothing is found before the start, after the end, and in no range', () => {
    const of = rule({ kind: 'daily', every: 1 }, '2026-11-27', '2026-11-28')
    expect(datesBetween(of, '2026-11-01', '2026-11-26')).toEqual([])
    expect(datesBetween(of, '2026-11-29', '2027-11-26')).toEqual([])
    expect(datesBetween(of, '2026-11-28', '2026-11-27')).toEqual([])
    expect(nextDates(of, '2026-11-01', 0)).toEqual([])
    expect(nextDates(of, '2026-11-29', 3)).toEqual([])
  })
})

describe("the RFC's examples that the five kinds can say", () => {
  const examples: readonly [string, RecurrenceRule, readonly LocalDate[]][] = [
    [
      'FREQ=DAILY;INTERVAL=10',
      rule({ kind: 'daily', every: 10 }, '1997-09-02'),
      ['1997-09-02', '1997-09-12', '1997-09-22', '1997-10-02', '1997-10-12'],
    ],
    [
      'FREQ=WEEKLY;BYDAY=TU,TH',
      rule({ kind: 'weekly', every: 1, weekdays: [2, 4] }, '1997-09-02', '1997-10-07'),
      '02 04 09 11 16 18 23 25 30'
        .split(' ')
        .map((day) => `1997-09-${day}`)
        .concat('1997-10-02', '1997-10-07'),
    ],
    [
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE,FR',
      rule({ kind: 'weekly', every: 2, weekdays: [1, 3, 5] }, '1997-09-01', '1997-10-15'),
      ['09-01', '09-03', '09-05', '09-15', '09-17', '09-19', '09-29', '10-01', '10-03', '10-13', '10-15'].map(
        (day) => `1997-${day}`,
      ),
    ],
    [
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=MO',
      rule({ kind: 'weekly', every: 2, weekdays: [2, 0] }, '1997-08-05'),
      ['1997-08-05', '1997-08-10', '1997-08-19', '1997-08-24'],
    ],
    [
      'FREQ=MONTHLY;BYDAY=1FR',
      rule({ kind: 'monthly_weekday', every: 1, occurrence: 'First', weekday: 5 }, '1997-09-05'),
      ['1997-09-05', '1997-10-03', '1997-11-07', '1997-12-05', '1998-01-02', '1998-02-06'],
    ],
    [
      'FREQ=MONTHLY;BYDAY=-1MO',
      rule({ kind: 'monthly_weekday', every: 1, occurrence: 'Last', weekday: 1 }, '1997-09-29'),
      ['1997-09-29', '1997-10-27', '1997-11-24', '1997-12-29'],
    ],
    [
      'FREQ=MONTHLY;INTERVAL=18;BYMONTHDAY=10',
      rule({ kind: 'monthly_day', every: 18, day: 10 }, '1997-09-10'),
      ['1997-09-10', '1999-03-10', '2000-09-10', '2002-03-10'],
    ],
    [
      'FREQ=MONTHLY;BYMONTHDAY=-1',
      rule({ kind: 'monthly_day', every: 1, day: 31 }, '1997-09-28'),
      ['1997-09-30', '1997-10-31', '1997-11-30', '1997-12-31', '1998-01-31', '1998-02-28'],
    ],
    [
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR has weekdays only',
      rule({ kind: 'weekdays' }, '1997-09-26'),
      ['1997-09-26', '1997-09-29', '1997-09-30', '1997-10-01'],
    ],
  ]

  test.each(examples)('%s', (_, of, days) => {
    expect(nextDates(of, of.startDate, days.length)).toEqual(days)
  })
})

test.each<[Recurrence, string]>([
  [{ kind: 'daily', every: 1 }, 'Every day'],
  [{ kind: 'daily', every: 3 }, 'Every 3 days'],
  [{ kind: 'weekdays' }, 'Every weekday'],
  [{ kind: 'weekly', every: 1, weekdays: [1] }, 'Every Monday'],
  [{ kind: 'weekly', every: 1, weekdays: [0, 5, 1] }, 'Every Monday, Friday and Sunday'],
  [{ kind: 'weekly', every: 2, weekdays: [4, 1] }, 'Every 2 weeks on Monday and Thursday'],
  [{ kind: 'weekly', every: 1, weekdays: [0, 1, 2, 3, 4, 5, 6] }, 'Every day'],
  [{ kind: 'weekly', every: 2, weekdays: [0, 1, 2, 3, 4, 5, 6] }, 'Every 2 weeks on every day'],
  [{ kind: 'monthly_day', every: 1, day: 28 }, 'On day 28 of every month'],
  [{ kind: 'monthly_day', every: 1, day: 31 }, 'On day 31 of every month, or its last day'],
  [{ kind: 'monthly_day', every: 2, day: 29 }, 'On day 29 of every 2nd month, or its last day'],
  [{ kind: 'monthly_weekday', every: 1, occurrence: 'Last', weekday: 5 }, 'On the last Friday of every month'],
  [{ kind: 'monthly_weekday', every: 3, occurrence: 'First', weekday: 1 }, 'On the first Monday of every 3rd month'],
  [{ kind: 'monthly_day', every: 11, day: 1 }, 'On day 1 of every 11th month'],
  [{ kind: 'monthly_day', every: 21, day: 1 }, 'On day 1 of every 21st month'],
])('%j: %s', (recurrence, words) => {
  expect(recurrenceWords({ recurrence })).toBe(words)
})

test('the whole rule says from when, and until when', () => {
  const recurrence: Recurrence = { kind: 'weekdays' }
  expect(ruleWords(rule(recurrence, '2026-11-30'))).toBe('Every weekday, from November 30, 2026')
  expect(ruleWords(rule(recurrence, '2026-11-30', '2027-03-01'))).toBe(
    'Every weekday, from November 30, 2026 until March 1, 2027',
  )
})

test.each<[Recurrence, LocalDate | null, string]>([
  [{ kind: 'daily', every: 1 }, null, 'FREQ=DAILY'],
  [{ kind: 'daily', every: 3 }, '2027-01-02', 'FREQ=DAILY;INTERVAL=3;UNTIL=20270102'],
  [{ kind: 'weekdays' }, null, 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  [{ kind: 'weekly', every: 2, weekdays: [0, 2] }, null, 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=MO'],
  [{ kind: 'monthly_day', every: 1, day: 28 }, null, 'FREQ=MONTHLY;BYMONTHDAY=28'],
  [{ kind: 'monthly_day', every: 1, day: 31 }, null, 'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1'],
  [{ kind: 'monthly_weekday', every: 1, occurrence: 'Third', weekday: 3 }, null, 'FREQ=MONTHLY;BYDAY=3WE'],
  [{ kind: 'monthly_weekday', every: 6, occurrence: 'Last', weekday: 0 }, null, 'FREQ=MONTHLY;INTERVAL=6;BYDAY=-1SU'],
])('%j until %s is written %s', (recurrence, endDate, text) => {
  expect(toRRule(rule(recurrence, '2026-11-26', endDate))).toBe(text)
})

describe('what is refused', () => {
  const from = '2026-11-26'
  const count = 'Must be a whole number from 1 to 99'

  test.each<[string, RecurrenceRule, Record<string, string[]>]>([
    [
      'a day that is none',
      rule({ kind: 'weekdays' }, '2027-02-31'),
      { '/startDate': ['Must be a date from 2000 to 2100'] },
    ],
    [
      'an end that is none',
      rule({ kind: 'weekdays' }, from, '2026-11-31'),
      { '/endDate': ['Must be a date from 2000 to 2100'] },
    ],
    [
      'an end before the start',
      rule({ kind: 'weekdays' }, from, '2026-11-25'),
      { '/endDate': ['Must not be before the first day'] },
    ],
    [
      'a rule whose first day comes after its end',
      rule({ kind: 'monthly_day', every: 1, day: 31 }, from, '2026-11-29'),
      { '/endDate': ['Nothing happens until then: the first day is November 30, 2026'] },
    ],
    [
      'weekdays on a weekend alone',
      rule({ kind: 'weekdays' }, '2026-11-28', '2026-11-29'),
      {
        '/endDate': ['Nothing happens until then: the first day is November 30, 2026'],
      },
    ],
    ['every 0 days', rule({ kind: 'daily', every: 0 }, from), { '/recurrence/every': [count] }],
    ['every 100 days', rule({ kind: 'daily', every: 100 }, from), { '/recurrence/every': [count] }],
    ['every half day', rule({ kind: 'daily', every: 0.5 }, from), { '/recurrence/every': [count] }],
    [
      'no weekday, and both faults at once',
      rule({ kind: 'weekly', every: -1, weekdays: [] }, from),
      { '/recurrence/every': [count], '/recurrence/weekdays': ['Choose at least one day'] },
    ],
    [
      'an eighth weekday',
      rule({ kind: 'weekly', every: 1, weekdays: [1, 7] }, from),
      { '/recurrence/weekdays': ['Must be days from 0 to 6, Sunday is 0'] },
    ],
    [
      'a weekday twice',
      rule({ kind: 'weekly', every: 1, weekdays: [1, 1] }, from),
      { '/recurrence/weekdays': ['Choose each day once'] },
    ],
    [
      'a day that no month has',
      rule({ kind: 'monthly_day', every: 1, day: 32 }, from),
      { '/recurrence/day': ['Must be a whole number from 1 to 31'] },
    ],
    [
      'a weekday of a month that is none',
      rule({ kind: 'monthly_weekday', every: 1, occurrence: 'Last', weekday: 7 }, from),
      { '/recurrence/weekday': ['Must be a day from 0 to 6, Sunday is 0'] },
    ],
  ])('%s', (_, of, errors) => {
    expect(errorsOf(of)).toEqual(errors)
  })

  test('a rule that occurs once is taken', () => {
    expect(errorsOf(rule({ kind: 'monthly_day', every: 1, day: 31 }, from, '2026-11-30'))).toBeUndefined()
  })

  test('what is refused for its recurrence has no days, and hangs nothing', () => {
    const faulty: readonly Recurrence[] = [
      { kind: 'daily', every: 0 },
      { kind: 'daily', every: Number.NaN },
      { kind: 'weekly', every: 1, weekdays: [] },
      { kind: 'weekly', every: 1, weekdays: [9] },
      { kind: 'monthly_day', every: -1, day: 31 },
    ]
    for (const recurrence of faulty) {
      expect(nextDates(rule(recurrence, from), from, 10)).toEqual([])
      expect(lastDate(rule(recurrence, from, '2027-11-26'))).toBeNull()
    }
  })

  test('a date that does not exist is an error, not another date', () => {
    expect(() => occursOn(rule({ kind: 'weekdays' }, from), '2027-02-31')).toThrow(RangeError)
  })
})

test('the days of weekdays are Monday to Friday', () => {
  const days = nextDates(rule({ kind: 'weekdays' }, '2026-11-26'), '2026-11-26', 5).map(weekdayOf)
  expect(new Set(days)).toEqual(new Set(['monday', 'tuesday', 'wednesday', 'thursday', 'friday']))
})

function errorsOf(of: RecurrenceRule): unknown {
  try {
    checkRecurrence(of)
    return undefined
  } catch (error) {
    return error instanceof Error && 'errors' in error ? error.errors : error
  }
}
