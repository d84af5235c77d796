import { addDays, type LocalDate } from './zoned-time.ts'

/**
 * The first and the last day that anybody may send or choose (docs/architecture.md, "Bounds of what is sent"). The format `date` (domain/text/formats.ts) and
 * UnixSeconds.yaml say the same.
 */
export const firstDay: LocalDate = '2000-01-01'
export const lastDay: LocalDate = '2100-12-31'

/** The first second of the first day and the last of the last, in UTC. */
export const firstInstant = 946_684_800
export const lastInstant = 4_133_980_799

/** Said of what is no date, or of a date that nobody may send. */
export const badDate = 'Must be a date from 2000 to 2100'

/** `min` and `max` of a field in which a day is chosen. */
export const dayFieldBounds = { min: firstDay, max: lastDay }

export function isWithinBounds(date: LocalDate): boolean {
  return date >= firstDay && date <= lastDay
}

/** Whether it is a date that exists, of the years that the product takes. */
export function isDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) && isWithinBounds(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  // Date.parse takes the 31st of February for the 3rd of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** The days by which a paper may be dated ahead: a year, and the day that a leap year has more. */
const mostDaysAhead = 366

/** Tells why a paper, such as an invoice, cannot have this date; `null` if it can. Later dates are mistyped years. */
export function tooFarAhead(date: LocalDate, today: LocalDate): string | null {
  return date > addDays(today, mostDaysAhead) ? 'Must not be more than a year after today' : null
}
