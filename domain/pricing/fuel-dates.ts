import type { LocalDate } from '../time/zoned-time.ts'

const long = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en-CA', { month: 'long', year: 'numeric', timeZone: 'UTC' })
// Canadian English puts a point after some months in some browsers
const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** "November 15, 2026". */
export function longDateText(date: LocalDate): string {
  return long.format(midnightOf(date))
}

/** "October 2026", of `2026-10`. */
export function monthText(yearAndMonth: string): string {
  return month.format(midnightOf(`${yearAndMonth}-01`))
}

/** "Nov 15 to Dec 14, 2026", "Dec 15, 2026 to Jan 14, 2027". */
export function datesText(from: LocalDate, until: LocalDate): string {
  const [firstYear, lastYear] = [from.slice(0, 4), until.slice(0, 4)]
  const first = short.format(midnightOf(from))
  return `${firstYear === lastYear ? first : `${first}, ${firstYear}`} to ${short.format(midnightOf(until))}, ${lastYear}`
}

function midnightOf(date: LocalDate): Date {
  return new Date(`${date}T00:00:00Z`)
}
