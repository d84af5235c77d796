import { addDays, type LocalDate } from '../time/zoned-time.ts'

/** The first day of all counting. */
const epoch: LocalDate = '1970-01-01'
const dayMilliseconds = 86_400_000

/** Dates by their numbers, of those that calendars ask for: many recurring orders run on the same days. */
const knownDates: LocalDate[] = []
/** In the year 2243. */
const lastKnown = 100_000

/** The last day that `YYYY-MM-DD` can say, and with it the end of every rule that names none. */
export const lastOfDays = dayNumber('9999-12-31')

/** Days since 1970-01-01. @throws RangeError for a date that does not exist */
export function dayNumber(date: LocalDate): number {
  const number = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) / dayMilliseconds : Number.NaN
  // Date.parse takes the 31st of February for the 3rd of March.
  if (Number.isNaN(number) || dateOfDay(number) !== date) throw new RangeError(`Not a date: ${date}`)
  return number
}

/** The date so many days after 1970-01-01. */
export function dateOfDay(number: number): LocalDate {
  if (!(number >= 0 && number < lastKnown)) return addDays(epoch, number)
  return (knownDates[number] ??= addDays(epoch, number))
}

/** The weekday of a day number: 0 to 6 from Sunday. 1970-01-01 was a Thursday. */
export function weekdayOfDay(number: number): number {
  return (((number + 4) % 7) + 7) % 7
}

/** Months since January of the year 0, in which a day number lies. */
export function monthOfDay(number: number): number {
  const date = new Date(number * dayMilliseconds)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

/** The day number of the first of a month that is counted as by {@link monthOfDay}. */
export function firstOfMonth(month: number): number {
  // Date.UTC takes the years 0 to 99 for those of the twentieth century.
  return new Date(0).setUTCFullYear(Math.floor(month / 12), month % 12, 1) / dayMilliseconds
}

/** A day as people write it where the year matters: "November 27, 2026". */
export function dateWords(date: LocalDate): string {
  return wholeDate.format(Date.parse(date))
}

/** Said of a date that has not come yet, where only what has happened is dated: an invoice, a payment, books that are closed. */
export function dayToCome(today: LocalDate): string {
  return `Must not be after today, ${dateWords(today)}`
}

const wholeDate = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' })
