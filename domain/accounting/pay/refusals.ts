import { dateWords } from '../../planner/days.ts'
import type { LocalDate } from '../../time/zoned-time.ts'

/** Of an order that stands on no statement. */
export const noPayYet = 'Its driver is on no statement with it yet.'

/** @param period the one in which the day falls */
export function notEndOfPeriod({ until }: { readonly until: LocalDate }): string {
  return `Must be the last day of a pay period, such as ${dateWords(until)}`
}

export const zeroExtra = 'Must be above or below zero'

/** @param number of the statement that has the extra */
export function onStatement(number: string): string {
  return `It stands on ${number}, and stays as it is until that run is reversed.`
}
