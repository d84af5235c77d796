import { addDays, type LocalDate } from '../../time/zoned-time.ts'

/**
 * Dates the bills of a pay run (docs/rules/driver-pay-and-wait-time.md, "Pay runs"): the last day of its period, or the first day that
 * is open where the books of that one are closed.
 * @param booksClosedUntil null: the books are open
 */
export function billDateOf(until: LocalDate, booksClosedUntil: LocalDate | null): LocalDate {
  return booksClosedUntil === null || until > booksClosedUntil ? until : addDays(booksClosedUntil, 1)
}
