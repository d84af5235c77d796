import { addDays, type LocalDate } from '../time/zoned-time.ts'

/** What the menu shows at the planner (docs/rules/planner.md, "The planner's page"). */
export type PlannerBadge = 'none' | 'warn' | 'error'

/** How many recurring orders there are of each sort. One may be of several. */
export interface PlannerCounts {
  /** Of status invalid: those that should run and do not. */
  readonly invalid: number
  /** That should have made an order yesterday and could not. */
  readonly failedYesterday: number
  /** That are active and have a warning. */
  readonly warned: number
  /** That are active and of which {@link endsSoon} says so. */
  readonly endingSoon: number
}

/** The worst that is to be told. */
export function plannerBadge({ invalid, failedYesterday, warned, endingSoon }: PlannerCounts): PlannerBadge {
  if (invalid > 0 || failedYesterday > 0) return 'error'
  return warned > 0 || endingSoon > 0 ? 'warn' : 'none'
}

/** Within so many days an end is soon. */
const soonDays = 7

/** Whether a rule has its last day today or within a week. */
export function endsSoon(lastDay: LocalDate | null, today: LocalDate): boolean {
  return lastDay !== null && lastDay >= today && lastDay <= addDays(today, soonDays)
}

/** How many days ahead of the last one somebody can ask to be reminded. */
export const remindChoices = [1, 3, 7] as const

export type RemindDays = (typeof remindChoices)[number]

/**
 * The reminders of an end for which it is time, the earliest first: from so many days ahead until the last day itself, so that
 * one is late rather than left out. The caller keeps which were sent; of several that are due together one is enough.
 * @param lastDay the last day of the rule (`lastDate` of recurrence.ts), which may come before its end date; null: there is none
 */
export function remindersDue(
  lastDay: LocalDate | null,
  remindDays: readonly RemindDays[],
  today: LocalDate,
): readonly RemindDays[] {
  if (lastDay === null || lastDay < today) return []
  return remindDays.filter((days) => addDays(lastDay, -days) <= today).toSorted((one, other) => other - one)
}
