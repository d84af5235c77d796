import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Refusal } from '../text/refusal.ts'
import { publicHolidays } from '../time/public-holidays.ts'
import { addDays, type LocalDate, weekdayOf } from '../time/zoned-time.ts'
import {
  checkDayException,
  type DayException,
  holidayPolicies,
  type HolidayPolicy,
  plannedDays,
  type PlannerCalendar,
} from './calendar.ts'
import { datesBetween, type RecurrenceRule } from './recurrence.ts'

const christmas = { date: '2026-12-25', name: 'Christmas Day' }
const boxingDay = { date: '2026-12-26', name: 'Boxing Day' }
const onWeekdays = (day: LocalDate) => !['saturday', 'sunday'].includes(weekdayOf(day))
const everyWeekday: RecurrenceRule = { recurrence: { kind: 'weekdays' }, startDate: '2026-11-26', endDate: null }
const fridays: RecurrenceRule = {
  recurrence: { kind: 'weekly', every: 1, weekdays: [5] },
  startDate: '2026-11-27',
  endDate: '2027-01-08',
}

function calendar(policy: HolidayPolicy, ...exceptions: DayException[]): PlannerCalendar {
  return { holidays: [christmas, boxingDay], policy, worksOn: onWeekdays, exceptions }
}

const moved = (date: LocalDate, movedTo: LocalDate): DayException => ({ date, isDisabled: false, movedTo })
const enabled = (date: LocalDate): DayException => ({ date, isDisabled: false, movedTo: null })
const disabled = (date: LocalDate): DayException => ({ date, isDisabled: true, movedTo: null })

describe('on a holiday', () => {
  const inChristmasWeek = (policy: HolidayPolicy, ...exceptions: DayException[]) =>
    plannedDays(fridays, calendar(policy, ...exceptions), '2026-12-21', '2026-12-31')

  test('it runs', () => {
    expect(inChristmasWeek('run')).toEqual([
      { date: '2026-12-25', runsOn: '2026-12-25', because: 'rule', holiday: 'Christmas Day' },
    ])
  })

  test('it is skipped', () => {
    expect(inChristmasWeek('skip')).toEqual([
      { date: '2026-12-25', runsOn: null, because: 'holiday', holiday: 'Christmas Day' },
    ])
  })

  test('it moves over the holiday and the weekend that follow, and keeps its own day', () => {
    expect(inChristmasWeek('nextWorkingDay')).toEqual([
      { date: '2026-12-25', runsOn: '2026-12-28', because: 'afterHoliday', holiday: 'Christmas Day' },
    ])
  })

  test('the day that it moves to is no holiday itself, also where people work every day', () => {
    const always = { ...calendar('nextWorkingDay'), worksOn: () => true }
    expect(plannedDays(fridays, always, '2026-12-26', '2026-12-28').map(({ runsOn }) => runsOn)).toEqual(['2026-12-27'])
  })

  test('it is skipped where no working day comes for a month', () => {
    const closed = { ...calendar('nextWorkingDay'), worksOn: (day: LocalDate) => day > '2027-01-25' }
    expect(plannedDays(fridays, closed, '2026-12-25', '2026-12-25')).toEqual([
      { date: '2026-12-25', runsOn: null, because: 'holiday', holiday: 'Christmas Day' },
    ])
    const open = { ...closed, worksOn: (day: LocalDate) => day >= '2027-01-25' }
    expect(plannedDays(fridays, open, '2027-01-25', '2027-01-25').map(({ date }) => date)).toEqual(['2026-12-25'])
  })

  test.each(holidayPolicies)('what somebody says of the day comes before "%s"', (policy) => {
    expect(inChristmasWeek(policy, moved('2026-12-25', '2026-12-24'))).toEqual([
      { date: '2026-12-25', runsOn: '2026-12-24', because: 'moved', holiday: 'Christmas Day' },
    ])
    expect(inChristmasWeek(policy, disabled('2026-12-25'))).toEqual([
      { date: '2026-12-25', runsOn: null, because: 'disabled', holiday: 'Christmas Day' },
    ])
    expect(inChristmasWeek(policy, moved('2026-12-25', '2026-12-25'))).toEqual([
      { date: '2026-12-25', runsOn: '2026-12-25', because: 'rule', holiday: 'Christmas Day' },
    ])
  })

  test('a day that was enabled again, or is different in other things, follows the calendar', () => {
    expect(inChristmasWeek('skip', enabled('2026-12-25'))).toEqual(inChristmasWeek('skip'))
  })

  test('only holidays are moved: a weekend on which nobody works is what the rule says', () => {
    const saturdays: RecurrenceRule = { ...fridays, recurrence: { kind: 'weekly', every: 1, weekdays: [6] } }
    expect(plannedDays(saturdays, calendar('nextWorkingDay'), '2026-11-28', '2026-11-28')).toEqual([
      { date: '2026-11-28', runsOn: '2026-11-28', because: 'rule', holiday: null },
    ])
  })
})

describe('a range is about the days on which it runs', () => {
  test('moved into it, from far before and far after', () => {
    const days = calendar('run', moved('2026-12-04', '2026-12-30'), moved('2027-01-08', '2026-12-29'))
    expect(plannedDays(fridays, days, '2026-12-28', '2026-12-31').map(({ date, runsOn }) => [date, runsOn])).toEqual([
      ['2027-01-08', '2026-12-29'],
      ['2026-12-04', '2026-12-30'],
    ])
  })

  test('moved out of it', () => {
    const days = calendar('run', moved('2026-12-04', '2026-12-30'))
    expect(plannedDays(fridays, days, '2026-12-04', '2026-12-04')).toEqual([])
  })

  test('moved within it', () => {
    const days = calendar('run', moved('2026-12-04', '2026-12-02'))
    expect(plannedDays(fridays, days, '2026-12-01', '2026-12-06')).toHaveLength(1)
  })

  test('a holiday before it moves into it', () => {
    expect(plannedDays(fridays, calendar('nextWorkingDay'), '2026-12-28', '2026-12-28')).toHaveLength(1)
    expect(plannedDays(fridays, calendar('nextWorkingDay'), '2026-12-25', '2026-12-27')).toEqual([])
  })

  test('a day that the rule does not say is not moved', () => {
    const days = calendar('run', moved('2026-12-03', '2026-12-30'), disabled('2026-12-29'))
    expect(plannedDays(fridays, days, '2026-12-28', '2026-12-31')).toEqual([])
  })

  test('a day may be moved past the end of the rule', () => {
    const days = calendar('run', moved('2027-01-08', '2027-01-11'))
    expect(plannedDays(fridays, days, '2027-01-09', '2027-02-01').map(({ runsOn }) => runsOn)).toEqual(['2027-01-11'])
  })

  test('two run on one day, each by its own', () => {
    const days = plannedDays(everyWeekday, calendar('nextWorkingDay'), '2026-12-28', '2026-12-28')
    expect(days.map(({ date, runsOn }) => [date, runsOn])).toEqual([
      ['2026-12-25', '2026-12-28'],
      ['2026-12-28', '2026-12-28'],
    ])
  })

  test('a range that ends before it begins has none', () => {
    expect(plannedDays(everyWeekday, calendar('run'), '2026-12-28', '2026-12-27')).toEqual([])
  })
})

describe('whatever happens to single days', () => {
  const aDay = fc.integer({ min: 0, max: 120 }).map((days) => addDays('2026-11-01', days))
  const anyExceptions = fc.uniqueArray(fc.record({ date: aDay, isDisabled: fc.boolean(), movedTo: fc.option(aDay) }), {
    selector: ({ date }) => date,
    maxLength: 30,
  })
  const anyCalendar = fc.record({
    holidays: fc.constant([...publicHolidays('SK', 2026), ...publicHolidays('SK', 2027)]),
    policy: fc.constantFrom(...holidayPolicies),
    worksOn: fc.constant(onWeekdays),
    exceptions: anyExceptions,
  })
  const aRule = fc.constantFrom(everyWeekday, fridays, { ...fridays, recurrence: { kind: 'daily', every: 1 } as const })
  const [first, last] = ['2026-09-01', '2027-04-30']

  test('each day of the rule is there once, and a range shows what lies in it', () => {
    fc.assert(
      fc.property(aRule, anyCalendar, aDay, fc.nat(40), (rule, days, from, length) => {
        const all = plannedDays(rule, days, first, last)
        const keys = datesBetween(rule, first, last)
        expect(all.map(({ date }) => date).toSorted()).toEqual(
          expect.arrayContaining(keys.filter((day) => day < '2027-03-01')),
        )
        expect(new Set(all.map(({ date }) => date)).size).toBe(all.length)
        const until = addDays(from, length)
        const shown = all.filter(({ date, runsOn }) => (runsOn ?? date) >= from && (runsOn ?? date) <= until)
        expect(plannedDays(rule, days, from, until)).toEqual(shown)
      }),
      { numRuns: 80 },
    )
  })

  test('nothing that is skipped or moved runs on a holiday by itself', () => {
    fc.assert(
      fc.property(aRule, anyCalendar, (rule, days) => {
        const holidays = new Set(days.holidays.map(({ date }) => date))
        const mayStay = new Set(days.exceptions.map(({ date }) => date))
        for (const { date, runsOn, because } of plannedDays(rule, days, first, last)) {
          if (days.policy === 'run' || mayStay.has(date)) continue
          expect(runsOn !== null && holidays.has(runsOn)).toBe(false)
          expect(because).toBe(holidays.has(date) ? (days.policy === 'skip' ? 'holiday' : 'afterHoliday') : 'rule')
        }
        expect(plannedDays(rule, days, first, last).length).toBeGreaterThan(0)
      }),
      { numRuns: 50 },
    )
  })
})

describe('a change of a single day', () => {
  const today = '2026-12-01'

  test.each<[string, DayException, Record<string, string[]> | undefined]>([
    ['is taken', moved('2026-12-04', '2026-12-01'), undefined],
    ['disables it', disabled('2026-12-04'), undefined],
    ['disables what has gone by', disabled('2026-11-27'), undefined],
    [
      'enables again what has gone by',
      enabled('2026-11-27'),
      {
        '/movedTo': ['Would run on November 27, 2026, which has gone by: choose another day'],
      },
    ],
    ['makes up for what has gone by', moved('2026-11-27', '2026-12-01'), undefined],
    ['of another day', disabled('2026-12-03'), { '/date': ['Is not a day of this recurring order'] }],
    ['of a day that does not exist', disabled('2027-02-31'), { '/date': ['Is not a day of this recurring order'] }],
    ['to a day that has gone by', moved('2026-12-04', '2026-11-30'), { '/movedTo': ['Must not be before today'] }],
    [
      'to a day that does not exist',
      moved('2026-12-04', '2027-02-29'),
      { '/movedTo': ['Must be a date from 2000 to 2100'] },
    ],
    [
      'moves what is disabled',
      { ...moved('2026-12-04', '2026-12-05'), isDisabled: true },
      { '/movedTo': ['A day that is disabled is not moved: enable it first'] },
    ],
  ])('%s', (_, exception, errors) => {
    let found: unknown
    try {
      checkDayException(fridays, calendar('nextWorkingDay'), exception, today)
    } catch (error) {
      found = error instanceof Error && 'errors' in error ? error.errors : error
    }
    expect(found).toEqual(errors)
  })

  test('a day that a holiday has moved to one to come may still be changed, and is not lost', () => {
    const change = (policy: HolidayPolicy) => () =>
      checkDayException(fridays, calendar(policy), enabled('2026-12-25'), '2026-12-26')
    expect(change('nextWorkingDay')).not.toThrow()
    expect(change('run')).toThrow(Refusal)
  })
})
