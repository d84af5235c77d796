import { addDays, weekdayOf, weekdays, type LocalDate } from '../time/zoned-time.ts'

/** How often a customer is billed (docs/rules/names-and-values.md, "Values"). */
export const billingCycles = ['soonest', 'daily', 'weekly', 'monthly'] as const

export type BillingCycle = (typeof billingCycles)[number]

/** The last day of the newest cycle that is over on `today`: what is unbilled up to it is due. Weeks end on Sunday. */
export function lastDayOfCycle(cycle: BillingCycle, today: LocalDate): LocalDate {
  switch (cycle) {
    case 'soonest':
      return today
    case 'daily':
      return addDays(today, -1)
    case 'weekly':
      return addDays(today, -1 - weekdays.indexOf(weekdayOf(today)))
    case 'monthly':
      return addDays(`${today.slice(0, 7)}-01`, -1)
  }
}
