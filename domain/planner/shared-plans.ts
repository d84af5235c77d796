import { addDays, type LocalDate } from '../time/zoned-time.ts'
import { plannedDays, type PlannedDay, type PlannerCalendar } from './calendar.ts'
import type { RecurrenceRule } from './recurrence.ts'

/** Before the range a rule may be asked for as many days as a holiday moves one, and more. */
const nearDays = 40

/** Plans the days of a rule within the range, as {@link plannedDays} does. @param courierId the courier whose calendar it is */
export type PlanOf = (courierId: number, rule: RecurrenceRule, calendar: PlannerCalendar) => readonly PlannedDay[]

/**
 * Plans the days of many rules within one range. Rules that say the same days there are planned once: thousands of recurring orders run
 * "every weekday", and the days of each would be as much work as all the rest. A rule with exceptions is planned by itself.
 */
export function sharedPlans(from: LocalDate, until: LocalDate): PlanOf {
  const plans = new Map<string, readonly PlannedDay[]>()
  const early = addDays(from, -nearDays)
  return (courierId, rule, calendar) => {
    if (calendar.exceptions.length > 0) return plannedDays(rule, calendar, from, until)
    const key = `${courierId} ${sameWithin(rule, early, until)}`
    const known = plans.get(key)
    if (known !== undefined) return known
    const plan = plannedDays(rule, calendar, from, until)
    plans.set(key, plan)
    return plan
  }
}

/** Says of a rule what matters within a range: an end after it is none, and a start before it only counts for what skips days, weeks or months. */
function sameWithin({ recurrence, startDate, endDate }: RecurrenceRule, early: LocalDate, until: LocalDate): string {
  const isCounted = 'every' in recurrence && recurrence.every !== 1
  const start = !isCounted && startDate < early ? '' : startDate
  const end = endDate === null || endDate > until ? '' : endDate
  return `${start} ${end} ${JSON.stringify(recurrence)}`
}
