import { expect, test } from 'vitest'
import { plannedDays, type PlannerCalendar } from './calendar.ts'
import type { Recurrence, RecurrenceRule } from './recurrence.ts'
import { sharedPlans } from './shared-plans.ts'

const [from, until] = ['2026-12-01', '2027-01-26']
const calendar: PlannerCalendar = {
  holidays: [
    { date: '2026-11-30', name: 'Eve' },
    { date: '2026-12-25', name: 'Christmas Day' },
  ],
  policy: 'nextWorkingDay',
  worksOn: (day) => day !== '2026-12-26',
  exceptions: [],
}
const recurrences: readonly Recurrence[] = [
  { kind: 'daily', every: 1 },
  { kind: 'daily', every: 3 },
  { kind: 'weekdays' },
  { kind: 'weekly', every: 1, weekdays: [1, 4] },
  { kind: 'weekly', every: 2, weekdays: [1, 4] },
  { kind: 'monthly_day', every: 1, day: 31 },
  { kind: 'monthly_day', every: 2, day: 31 },
  { kind: 'monthly_weekday', every: 1, occurrence: 'Last', weekday: 5 },
  { kind: 'monthly_weekday', every: 3, occurrence: 'First', weekday: 5 },
]
const starts = ['2025-01-01', '2026-06-04', '2026-10-01', '2026-11-02', '2026-11-30', '2026-12-09']
const ends = [null, '2026-11-30', '2026-12-25', '2027-01-26', '2027-06-01']

test('plans each rule as if it were the only one', () => {
  const planOf = sharedPlans(from, until)
  const rules = recurrences.flatMap((recurrence) =>
    starts.flatMap((startDate) => ends.map((endDate): RecurrenceRule => ({ recurrence, startDate, endDate }))),
  )
  for (const rule of rules) expect(planOf(1, rule, calendar)).toEqual(plannedDays(rule, calendar, from, until))
})

test('plans once what says the same days within the range', () => {
  const planOf = sharedPlans(from, until)
  const rule: RecurrenceRule = { recurrence: { kind: 'weekdays' }, startDate: '2026-01-01', endDate: null }
  const plan = planOf(1, rule, calendar)
  expect(planOf(1, { ...rule, startDate: '2025-03-04', endDate: '2028-01-01' }, calendar)).toBe(plan)
  expect(planOf(1, { ...rule, endDate: '2026-12-24' }, calendar)).not.toBe(plan)
})

test('keeps the days of another courier, and exceptions, apart', () => {
  const planOf = sharedPlans(from, until)
  const rule: RecurrenceRule = { recurrence: { kind: 'weekdays' }, startDate: '2026-01-01', endDate: null }
  const plan = planOf(1, rule, calendar)
  expect(planOf(2, rule, { ...calendar, holidays: [] })).not.toEqual(plan)
  const exceptions = [{ date: '2026-12-02', isDisabled: true, movedTo: null }]
  const disabled = planOf(1, rule, { ...calendar, exceptions }).find(({ date }) => date === '2026-12-02')
  expect(disabled?.because).toBe('disabled')
  expect(planOf(1, rule, calendar)).toBe(plan)
})
