import { dateWords } from '../../planner/days.ts'
import type { LocalDate } from '../../time/zoned-time.ts'

/** Of an order that stands on no statement. */
export const noPayYet = 'Its driver is on no statement with it yet.'

/** @param period the one in which the day falls */
export function notEndOfPeriod({ until }: { readonly until: LocalDate }): string {
  return `Must be the last day of a pay period, such as ${dateWords(until)}`
}
