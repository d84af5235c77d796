import type { LocalDate } from '#domain/time/zoned-time.ts'

const ofYear = new Intl.DateTimeFormat('en-CA', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })
const ofOthers = new Intl.DateTimeFormat('en-CA', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A day as it stands in lists: "Fri, Nov 27", of another year than that of today "Fri, Jan 1, 2027". */
export function dayText(date: LocalDate, today: LocalDate): string {
  const isThisYear = date.slice(0, 4) === today.slice(0, 4)
  return (isThisYear ? ofYear : ofOthers).format(Date.parse(date))
}
