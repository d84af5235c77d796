import { formatCents } from '#domain/amounts/money.ts'
import type { LocalDate } from '#domain/time/zoned-time.ts'

const numbers = new Intl.NumberFormat('en-CA')
/** A calendar date stands for midnight UTC. */
const days = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' })

/** "1,204" */
export function countWords(count: number): string {
  return numbers.format(count)
}

/** "$1,234.50"; a dash where there is no amount. @param cents Canadian cents */
export function moneyText(cents: number | null): string {
  return cents === null ? '—' : formatCents(cents)
}

/** "Nov 2–8, 2026", one day as {@link dayText} has it. */
export function spanText(from: LocalDate, until: LocalDate): string {
  return days.formatRange(Date.parse(from), Date.parse(until))
}

/** "Nov 3, 2026" */
export function dayText(date: LocalDate): string {
  return days.format(Date.parse(date))
}
