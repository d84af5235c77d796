import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { publicHolidays } from '../time/public-holidays.ts'
import { addDays, type LocalDate, weekdayOf } from '../time/zoned-time.ts'
import { holidayPolicies, type PlannedDay, plannedDays, type PlannerCalendar } from './calendar.ts'
import { daysToMake, type Look } from './days-to-make.ts'
import type { RecurrenceRule } from './recurrence.ts'

const everyDay: RecurrenceRule = { recurrence: { kind: 'daily', every: 1 }, startDate: '2026-11-01', endDate: null }
const plain: PlannerCalendar = { holidays: [], policy: 'run', worksOn: () => true, exceptions: [] }

function look(more: Partial<Look> & { today: LocalDate }): Look {
  return { daysAhead: 1, made: new Set(), lastLookedOn: null, ...more }
}

const datesOf = (days: readonly PlannedDay[]) => days.map(({ date }) => date)

describe('a look', () => {
  test('makes today and the days ahead that are not made yet', () => {
    const { make, missed } = daysToMake(everyDay, plain, look({ today: '2026-11-26', daysAhead: 3 }))
    expect(datesOf(make)).toEqual(['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'])
    expect(missed).toEqual([])
    const made = new Set(['2026-11-26', '2026-11-28'])
    const again = daysToMake(everyDay, plain, look({ today: '2026-11-26', daysAhead: 3, made }))
    expect(datesOf(again.make)).toEqual(['2026-11-27', '2026-11-29'])
  })

  test('after two days of being down makes up for today alone and lists the rest', () => {
    const made = new Set(['2026-11-22', '2026-11-23'])
    const after = look({ today: '2026-11-26', made, lastLookedOn: '2026-11-22' })
    const { make, missed } = daysToMake(everyDay, plain, after)
    expect(datesOf(make)).toEqual(['2026-11-26', '2026-11-27'])
    expect(datesOf(missed)).toEqual(['2026-11-24', '2026-11-25'])
  })

  test('lists what failed on the day of the last look', () => {
    const made = new Set(['2026-11-26', '2026-11-27'])
    const { missed } = daysToMake(everyDay, plain, look({ today: '2026-11-26', made, lastLookedOn: '2026-11-25' }))
    expect(datesOf(missed)).toEqual(['2026-11-25'])
  })

  test('the first look misses nothing of the time before', () => {
    expect(daysToMake(everyDay, plain, look({ today: '2026-11-26' })).missed).toEqual([])
  })

  test('an order of a day that is moved after it was made is not made again', () => {
    const made = new Set(['2026-11-26', '2026-11-27'])
    const moved = { ...plain, exceptions: [{ date: '2026-11-26', isDisabled: false, movedTo: '2026-11-28' }] }
    const { make } = daysToMake(everyDay, moved, look({ today: '2026-11-27', made, lastLookedOn: '2026-11-26' }))
    expect(datesOf(make)).toEqual(['2026-11-28'])
  })

  test('what does not run is neither made nor missed', () => {
    const off = ['2026-11-25', '2026-11-26'].map((date) => ({ date, isDisabled: true, movedTo: null }))
    const down = look({ today: '2026-11-26', lastLookedOn: '2026-11-24', made: new Set(['2026-11-24']) })
    const { make, missed } = daysToMake(everyDay, { ...plain, exceptions: off }, down)
    expect([datesOf(make), datesOf(missed)]).toEqual([['2026-11-27'], []])
  })

  test('a clock that goes back makes nothing twice and misses nothing', () => {
    const made = new Set(['2026-11-25', '2026-11-26', '2026-11-27'])
    const { make, missed } = daysToMake(
      everyDay,
      plain,
      look({ today: '2026-11-25', made, lastLookedOn: '2026-11-26' }),
    )
    expect([make, missed]).toEqual([[], []])
  })
})

describe('whatever the sequence of looks', () => {
  const first: LocalDate = '2026-11-26'
  const span = 90
  const aDay = fc.integer({ min: 0, max: span }).map((days) => addDays(first, days))
  const aWeekday = fc.integer({ min: 0, max: 6 })
  const anyRule = fc
    .record({
      recurrence: fc.oneof(
        fc.record({ kind: fc.constant('daily' as const), every: fc.integer({ min: 1, max: 4 }) }),
        fc.record({ kind: fc.constant('weekdays' as const) }),
        fc.record({
          kind: fc.constant('weekly' as const),
          every: fc.integer({ min: 1, max: 2 }),
          weekdays: fc.uniqueArray(aWeekday, { minLength: 1 }),
        }),
        fc.record({
          kind: fc.constant('monthly_day' as const),
          every: fc.constant(1),
          day: fc.constantFrom(1, 25, 31),
        }),
      ),
      startDate: fc.integer({ min: -20, max: 30 }).map((days) => addDays(first, days)),
      lasts: fc.option(fc.integer({ min: 0, max: span })),
    })
    .map(({ lasts, ...more }): RecurrenceRule => ({
      ...more,
      endDate: lasts === null ? null : addDays(more.startDate, lasts),
    }))
  const anyCalendar = fc.record({
    holidays: fc.constant([...publicHolidays('SK', 2026), ...publicHolidays('SK', 2027)]),
    policy: fc.constantFrom(...holidayPolicies),
    worksOn: fc.constant((day: LocalDate) => weekdayOf(day) !== 'sunday'),
    exceptions: fc.uniqueArray(fc.record({ date: aDay, isDisabled: fc.boolean(), movedTo: fc.option(aDay) }), {
      selector: ({ date }) => date,
      maxLength: 15,
    }),
  })
  /** Days on which the server was up. */
  const looks = fc
    .uniqueArray(fc.integer({ min: 0, max: span }), { minLength: 1, maxLength: span })
    .map((days) => days.toSorted((one, other) => one - other).map((day) => addDays(first, day)))
  const ahead = fc.integer({ min: 0, max: 5 })

  test('made, missed and left out are what the rule says, each in one of them', () => {
    fc.assert(
      fc.property(anyRule, anyCalendar, looks, ahead, (rule, calendar, days, daysAhead) => {
        const made: LocalDate[] = []
        const missed: LocalDate[] = []
        let lastLookedOn: LocalDate | null = null
        for (const today of days) {
          const found = daysToMake(rule, calendar, { today, daysAhead, made: new Set(made), lastLookedOn })
          made.push(...datesOf(found.make))
          missed.push(...datesOf(found.missed))
          lastLookedOn = today
        }
        const [begin = first, end = first] = [days[0], days.at(-1)]
        const planned = plannedDays(rule, calendar, begin, addDays(end, daysAhead))
        const wasSeen = ({ runsOn }: PlannedDay) =>
          runsOn !== null && days.some((day) => day <= runsOn && runsOn <= addDays(day, daysAhead))
        expect(made.toSorted()).toEqual(datesOf(planned.filter(wasSeen)).toSorted())
        const wasNotSeen = planned.filter((day) => day.runsOn !== null && !wasSeen(day))
        expect(missed.toSorted()).toEqual(datesOf(wasNotSeen).toSorted())
      }),
      { numRuns: 150 },
    )
  })

  test('with edits and failures in between, each day is made once at most and each look leaves nothing out', () => {
    const step = fc.record({
      edit: fc.option(fc.record({ rule: anyRule, calendar: anyCalendar })),
      daysAhead: ahead,
      failing: fc.uniqueArray(aDay, { maxLength: 20 }),
    })
    const steps = fc.tuple(looks, fc.array(step, { minLength: span + 1, maxLength: span + 1 }))
    fc.assert(
      fc.property(anyRule, anyCalendar, steps, (startRule, startCalendar, [days, more]) => {
        let [rule, calendar]: [RecurrenceRule, PlannerCalendar] = [startRule, startCalendar]
        const made = new Map<LocalDate, number>()
        let lastLookedOn: LocalDate | null = null
        for (const [index, today] of days.entries()) {
          const { edit = null, daysAhead = 1, failing = [] } = more[index] ?? {}
          if (edit !== null) [rule, calendar] = [edit.rule, edit.calendar]
          const before = new Set(made.keys())
          const { make, missed } = daysToMake(rule, calendar, { today, daysAhead, made: before, lastLookedOn })
          const range = plannedDays(rule, calendar, lastLookedOn ?? today, addDays(today, daysAhead))
          const open = range.filter(({ date, runsOn }) => runsOn !== null && !before.has(date))
          expect([...missed, ...make]).toEqual(open)
          expect(make.every(({ runsOn }) => runsOn !== null && runsOn >= today)).toBe(true)
          expect(missed.every(({ runsOn }) => runsOn !== null && runsOn < today)).toBe(true)
          for (const { date } of make) if (!failing.includes(date)) made.set(date, (made.get(date) ?? 0) + 1)
          lastLookedOn = today
        }
        expect([...made.values()].every((times) => times === 1)).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})
