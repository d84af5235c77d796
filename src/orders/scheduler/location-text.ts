import { operatingHoursText } from '#domain/time/operating-hours.ts'
import { type TimeZone, wallTimeAt } from '#domain/time/zoned-time.ts'
import type { Location } from '#generated/model/index.ts'

/**
 * The hours of a location on the day of an instant, read on the clock at that location: "Today 08:00 – 17:00",
 * "Saturday Closed".
 * @param at unix seconds
 * @param now unix seconds
 * @param timeZone of the location
 */
export function hoursOnDay(
  location: Pick<Location, 'operatingHours'>,
  at: number,
  now: number,
  timeZone: TimeZone,
): string {
  const day = wallTimeAt(at, timeZone)
  const isToday = day.date === wallTimeAt(now, timeZone).date
  const name = isToday ? 'Today' : day.weekday.charAt(0).toUpperCase() + day.weekday.slice(1)
  return `${name} ${operatingHoursText(location.operatingHours[day.weekday])}`
}
